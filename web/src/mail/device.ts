import { keepSeat, kept } from "../lib/kept.svelte";

/** Games that fit into a code which a phone reads. */
const MOST = 20;

/** A seat: its game, its number, its token. */
type Seat = [string, number, string];

const isSeat = (one: unknown): one is Seat =>
  Array.isArray(one) && one.length === 3 && typeof one[0] === "string" && /^[A-Za-z0-9_-]{4,64}$/.test(one[0]) && Number.isInteger(one[1]) && typeof one[2] === "string" && /^[A-Za-z0-9_-]{16,64}$/.test(one[2]);

/** The private part of a link that brings seats to another device. It stands behind the `#`, which no server is sent. */
export function packed(seats: Seat[]): string {
  return btoa(JSON.stringify(seats)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The seats of such a link; none if it is no such link. */
export function unpacked(hash: string): Seat[] {
  try {
    const list: unknown = JSON.parse(atob(hash.replace(/^#/, "").replaceAll("-", "+").replaceAll("_", "/")));
    return Array.isArray(list) ? list.filter(isSeat) : [];
  } catch {
    return [];
  }
}

/** The seats of one game, or of those that were touched last. */
export function seatsOf(game?: string): Seat[] {
  const games = kept.games.filter((one) => (game ? one.game === game : !one.over)).slice(0, MOST);
  return games.flatMap((one) => one.seats.map(({ seat, token }): Seat => [one.game, seat, token]));
}

/** The address at which another device takes the seats up. */
export const linkFor = (seats: Seat[]) => `${location.origin}/appareil#${packed(seats)}`;

/** Keeps the seats of a link in this browser; how many games they are of. */
export function arrive(hash: string): number {
  const seats = unpacked(hash);
  for (const [game, seat, token] of seats) keepSeat(game, seat, token);
  return new Set(seats.map(([game]) => game)).size;
}
