import { getContext, setContext } from "svelte";
import type { Idle } from "../model/applies";

/** The fields of a form that do not apply to the case. */
export interface IdleFields {
  readonly list: Idle[];
}

const KEY = Symbol("idle");

export function offerIdle(fields: IdleFields): void {
  setContext(KEY, fields);
}

/** None where nobody has looked. */
export function idleFields(): IdleFields {
  return getContext<IdleFields | undefined>(KEY) ?? { list: [] };
}
