import { getContext, setContext } from "svelte";
import type { Unit } from "../model/roster";

/** The roster, for the fields of a form that can be filled from it. */
export interface RosterOffer {
  readonly units: Unit[];
  readonly sides: [string, string];
  /** Whether a unit can play this part. */
  plays: (role: string) => boolean;
  picked: (role: string) => string | undefined;
  pick: (role: string, unit: string | undefined) => void;
  /** Whether a unit that takes part answers this field. */
  answers: (path: string) => boolean;
}

const KEY = Symbol("roster");

export function offerRoster(offer: RosterOffer): void {
  setContext(KEY, offer);
}

/** Nothing where a form stands without a battle. */
export function rosterOffer(): RosterOffer | undefined {
  return getContext<RosterOffer | undefined>(KEY);
}
