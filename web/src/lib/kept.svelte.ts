import type { KeptDice } from "../dice/verify";
import type { SeatNumber } from "./types";

/** A game that this browser has a seat in, or looked at. */
export interface KeptGame {
  game: string;
  scenario: string;
  title: string;
  seats: { seat: SeatNumber; token: string }[];
  /** The seat that waits for a friend: its link may be shown again. */
  invite?: { seat: SeatNumber; token: string };
  /** Both players sit at this screen. */
  shared?: boolean;
  /** The guided first battle. */
  guided?: boolean;
  /** The last choice that was seen here. */
  seen: number;
  turn: number;
  turns: number;
  over: boolean;
  /** How it ended for whoever sat here. */
  result?: "won" | "lost" | "drawn";
  yours: boolean;
  touched: number;
  /** What binds the dice of the game: it is compared with what the server shows later. */
  dice?: KeptDice;
}

const KEY = "grognard.games";
const MOST = 60;

function load(): KeptGame[] {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((one) => typeof one?.game === "string" && Array.isArray(one.seats)) : [];
  } catch {
    return [];
  }
}

export const kept = $state({ games: load() });

// Another tab may join or forget a game.
addEventListener("storage", (event) => {
  if (event.key === KEY) kept.games = load();
});

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.games));
  } catch {
    // The browser keeps nothing: the links still work.
  }
}

export function keptGame(game: string): KeptGame | undefined {
  return kept.games.find((one) => one.game === game);
}

/** Keeps what is new of a game, and brings it to the front. */
export function keep(game: string, news: Partial<KeptGame>): void {
  // Read anew: another tab of the same browser may hold the other seat.
  const games = load();
  const old: KeptGame = games.find((one) => one.game === game) ?? {
    game,
    scenario: "",
    title: "",
    seats: [],
    seen: 0,
    turn: 0,
    turns: 0,
    over: false,
    yours: false,
    touched: 0,
  };
  const next = { ...old, ...news, touched: Date.now() };
  kept.games = [next, ...games.filter((one) => one.game !== game)].slice(0, MOST);
  save();
}

/** Adds a seat that came by link. */
export function keepSeat(game: string, seat: SeatNumber, token: string): void {
  const seats = (load().find((one) => one.game === game)?.seats ?? []).filter((one) => one.token !== token && one.seat !== seat);
  keep(game, { seats: [...seats, { seat, token }].sort((a, b) => a.seat - b.seat) });
}

export function forget(game: string): void {
  kept.games = load().filter((one) => one.game !== game);
  save();
}

/** The seat that this tab sits in: another tab of the browser may sit in the other. */
export function tabSeat(game: string): string | null {
  try {
    return sessionStorage.getItem(`grognard.seat.${game}`);
  } catch {
    return null;
  }
}

export function setTabSeat(game: string, token: string): void {
  try {
    sessionStorage.setItem(`grognard.seat.${game}`, token);
  } catch {
    // The first seat of the browser is taken after a reload.
  }
}

/** Small settings, by name. */
export function setting(name: string, otherwise: string): string {
  try {
    return localStorage.getItem(`grognard.${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function setSetting(name: string, value: string): void {
  try {
    localStorage.setItem(`grognard.${name}`, value);
  } catch {
    // Not kept.
  }
}
