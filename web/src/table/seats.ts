import type { Pace } from "../lib/game-state.svelte";
import type { SeatNumber, Table } from "../lib/types";

export type PaceName = "slow" | "normal" | "fast";

/** How long each thing that others do is shown. */
export const PACES: Record<PaceName, Pace> = {
  slow: { dice: 3200, move: 1400 },
  normal: { dice: 1500, move: 550 },
  fast: { dice: 0, move: 0 },
};

export interface Handover {
  seat: SeatNumber;
  token: string;
  /** Whether one player must not see what the other sees. */
  cover: boolean;
}

/** Two players at one screen: whose turn it is now, if it is not the one who sits there. */
export function handover(table: Table, seats: { seat: SeatNumber; token: string }[]): Handover | null {
  if (seats.length < 2 || table.outcome || table.you === null) return null;
  if (table.decision || table.waiting_for.includes(table.you)) return null;
  const next = seats.find((one) => table.waiting_for.includes(one.seat));
  if (!next) return null;
  return { ...next, cover: table.secrets ?? table.turn === 0 };
}
