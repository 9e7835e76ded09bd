// Which fields have nothing to say in this case: whatever stood in them, the program would refuse it there.
// Nothing is known of it here but what the program answers.

import { at, blank, put, says, type Field, type Json, type Situation } from "./schema";

/** Why the program does not take a situation. */
export interface Objection {
  message: string;
  rule?: string;
  field?: string;
}

/** A field that no value would fit, and what the program says to the first. */
export interface Idle extends Objection {
  path: string;
}

/** What the program says of a situation: nothing if it takes it. */
export type Judge = (situation: Situation) => Promise<Objection | null>;

/** Numbers that are tried of a field. */
const TRIED = 4;

/** A few values that a field may have besides what goes without saying. */
function values({ shape, fallback, ...field }: Field): Json[] {
  switch (shape.kind) {
    case "toggle":
      return [true];
    case "choice":
      return shape.words.filter((word) => word !== fallback);
    case "count": {
      const few = Array.from({ length: TRIED }, (_, step) => shape.least + step);
      return [...new Set([...few, shape.most ?? shape.least])].filter((one) => one !== fallback && (shape.most === null || one <= shape.most));
    }
    case "words":
      return shape.words.map((word) => [word]);
    case "group":
      return [blank({ ...field, shape, fallback })];
    case "list":
      return [[blank(shape.of)]];
    default:
      return [];
  }
}

/** Whether a refusal speaks of this very field, by its path in the form or by its bare name. */
function means(refused: string | undefined, path: string): boolean {
  const field = refused?.replace(/\[(\d+)\]/g, ".$1");
  return field !== undefined && field !== "" && (field === path || path.endsWith(`.${field}`));
}

/** The fields that nobody has filled in and that no value would fit. */
export async function idle(fields: Field[], situation: Situation, judge: Judge, hidden: readonly string[] = []): Promise<Idle[]> {
  const found: Idle[] = [];
  const look = async (of: Field[], under: string): Promise<void> => {
    for (const field of of) {
      const path = under === "" ? field.name : `${under}.${field.name}`;
      const here = at(situation, path);
      if (hidden.includes(path)) continue;
      if (field.shape.kind === "group" && here !== undefined) await look(field.shape.fields, path);
      else if (!field.required && !says(field, here)) {
        const why = await objection(field, path);
        if (why) found.push({ path, message: why.message, rule: why.rule });
      }
    }
  };
  /** What is said to the first value, if every one is refused for itself. */
  const objection = async (field: Field, path: string): Promise<Objection | null> => {
    let first: Objection | null = null;
    for (const value of values(field)) {
      const refused = await judge(put(situation, path, value) as Situation);
      if (refused === null || !means(refused.field, path)) return null;
      first ??= refused;
    }
    return first;
  };
  await look(fields, "");
  return found;
}
