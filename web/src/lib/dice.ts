import type { Die } from "./types";

/** How many sides of a die are drawn; none if it was drawn itself, as a token from a bowl is. */
export function sidesOf(die: Die): number {
  return die.kind === "lot" ? 0 : die.sides;
}

/** The name of a die, as players write it. */
export function dieName(die: Die): string {
  return die.kind === "average" ? "dAv" : `d${die.sides}`;
}
