import type { Chart } from "../umpire/client";

/** Letters that a column of the printed sheet holds on a line. */
const COLUMN = 46;
/** A longer cell may wrap. */
const CELL = 12;

/** Whether a chart needs the whole width of the page: its words must not be cut. */
export function isWide({ head, rows }: Pick<Chart, "head" | "rows">): boolean {
  const lines = [head, ...rows];
  const needs = head.map((_, at) => {
    const cells = lines.map((line) => line[at] ?? "");
    const word = Math.max(...cells.flatMap((cell) => cell.split(/[\s/-]+/).map((one) => one.length)));
    return Math.max(word, Math.min(CELL, Math.max(...cells.map((cell) => cell.length))));
  });
  return needs.reduce((sum, one) => sum + one + 2, 0) > COLUMN;
}
