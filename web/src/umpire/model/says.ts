// The fields of a result as the variables of the message that tells it.

import type { Json, Situation } from "./schema";

export type Arguments = Record<string, string | number>;

/** What words there are: labels of the book's words, and messages. */
export interface Speech {
  word: (value: Json) => string;
  has: (key: string) => boolean;
  say: (key: string, args: Arguments) => string;
}

/**
 * `defender.losses` is `defender_losses`. A flag is yes or no, a word has its label beside it, a list
 * its length and its pieces in words.
 */
export function argumentsOf(result: Situation, key: string, speech: Speech, prefix = ""): Arguments {
  const args: Arguments = {};
  for (const [field, value] of Object.entries(result)) {
    const name = prefix + field;
    if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    else if (typeof value === "number") args[name] = value;
    else if (Array.isArray(value)) {
      args[`${name}_count`] = value.length;
      args[`${name}_list`] = value.map((item, index) => piece(item, index, `${key}-of-${field}`, speech)).join(", ");
    } else if (typeof value === "object" && value !== null) {
      Object.assign(args, argumentsOf(value, key, speech, `${name}_`));
    } else {
      args[name] = value === null ? "none" : value;
      args[`${name}_word`] = speech.word(value);
    }
  }
  return args;
}

/** One piece of a list: by a message of its own where it has parts. */
function piece(item: Json, index: number, key: string, speech: Speech): string {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return speech.word(item);
  return speech.say(key, { ...argumentsOf(item, key, speech), number: index + 1 }).trim();
}

/** The sentence of a result; null where its procedure has none. */
export function saidOf(prefix: string, procedure: string, result: Situation, speech: Speech): string | null {
  const key = `umpire-says-${prefix.toLowerCase()}-${procedure}`;
  if (!speech.has(key)) return null;
  const said = speech.say(key, argumentsOf(result, key, speech)).trim();
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}
