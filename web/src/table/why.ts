import type { Table } from "../lib/types";
import { t } from "../lib/words";
import type { Why } from "./hand.svelte";

/** Why what was pointed at is no answer, in a phrase. */
export function reason(why: Why, table: Pick<Table, "pieces" | "you">): string {
  if (why.message) return why.snapped ? t("why-snapped-since", { reason: why.message }) : why.message;
  if (why.snapped) return t("why-snapped");
  const piece = table.pieces.find((one) => one.id === why.piece);
  if (!piece) return t("why-place");
  const signs = piece.signs.join(", ");
  return t(piece.seat === table.you ? "why-own" : "why-enemy", { unit: piece.name, signs: signs || 0 });
}
