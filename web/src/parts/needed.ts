import { printed } from "../lib/prose";
import type { Line } from "../lib/types";
import { t } from "../lib/words";

/** More dice than this are counted or added up, and not held against one number. */
const FEW = 2;

/** What dice had to come to: the faces that count, or else the number that was reckoned for them before they fell. */
export function needed(lines: readonly Line[], index: number): string {
  const line = lines[index];
  if (line?.kind !== "throw" || line.die.kind === "lot") return "";
  if (line.hint) return printed(line.hint);
  if (line.faces.length > FEW) return "";
  for (const before of lines.slice(0, index).reverse()) {
    if (before.kind === "throw") return "";
    if (before.kind === "modifier") return printed(t("line-total", { of: before.of, total: before.total }));
  }
  return "";
}
