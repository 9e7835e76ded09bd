import { api } from "../lib/api";
import { kept } from "../lib/kept.svelte";
import type { MyGame } from "../lib/wire";

/** Seats that the server tells of at once. */
const MOST = 60;

/** How the games stand whose seats this browser keeps, by game and seat. */
export async function mine(signal?: AbortSignal): Promise<Map<string, MyGame>> {
  const seats = kept.games.flatMap((one) => one.seats.map((seat) => ({ game: one.game, token: seat.token }))).slice(0, MOST);
  if (seats.length === 0) return new Map();
  const told = await api<MyGame[]>("/api/mine", { body: { seats }, signal });
  return new Map(told.map((one) => [key(one.game, one.seat), one]));
}

export const key = (game: string, seat: number) => `${game} ${seat}`;

/** How long ago or ahead something is, in the largest unit that fits. */
export function distance(from: number, to: number, language: string): string {
  const seconds = (to - from) / 1000;
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}
