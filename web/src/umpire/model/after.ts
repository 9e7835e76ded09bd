// What the book leaves to somebody after the dice: it is asked then, with what each choice comes to, and not before.

import type { Field } from "./schema";

/** The fields of such choices, in the order in which they are made (BF-10.9, BF-11.7; the results D, A and slash of Orël). */
const ORDER_OF_OREL = ["slash_choice", "a_choice", "d_for_attacker", "d_for_defender"];
export const AFTER: Record<string, Record<string, string[]>> = {
  "brigades-de-fer": { fire: ["target.even_losses"], "close-combat": ["excess_losses"] },
  "orel-tsaritsyne": { attack: ORDER_OF_OREL, pursuit: ORDER_OF_OREL },
};

export const afterOf = (book: string, procedure: string): string[] => AFTER[book]?.[procedure] ?? [];

/** The words of a choice, wherever in the form it stands. */
export function wordsAt(fields: Field[], path: string): string[] {
  const [step, ...rest] = path.split(".");
  const shape = fields.find((field) => field.name === step)?.shape;
  if (shape?.kind === "group" && rest.length > 0) return wordsAt(shape.fields, rest.join("."));
  return shape?.kind === "choice" && rest.length === 0 ? shape.words : [];
}

/** A form without what is asked later. */
export function without(fields: Field[], paths: string[]): Field[] {
  return fields
    .filter((field) => !paths.includes(field.name))
    .map((field) => {
      const inner = paths.filter((path) => path.startsWith(`${field.name}.`)).map((path) => path.slice(field.name.length + 1));
      return inner.length > 0 && field.shape.kind === "group" ? { ...field, shape: { ...field.shape, fields: without(field.shape.fields, inner) } } : field;
    });
}
