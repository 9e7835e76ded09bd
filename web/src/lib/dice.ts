import type { Line } from "./types";

/** How many sides the die of a throw has; none if it was drawn, as a token from a bowl is. */
export function sidesOf(line: Pick<Line, "die" | "lot">): number {
  return line.lot ? 0 : Number(/\d+/.exec(line.die ?? "")?.[0] ?? 6);
}
