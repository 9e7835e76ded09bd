// Armies bought with points. The program prices every one and judges it; here they are only written
// down, sent and read back.

import type { Army, Mustered } from "../store.svelte";
import type { Field, Json, Situation } from "./schema";

/** What a list takes of a procedure that prices one piece of any kind. */
export interface Piece {
  /** The fields that it has, or those that it has not. */
  only?: string[];
  without?: string[];
  /** What goes without saying. */
  given?: Situation;
  /** Words that a field may not take here. */
  never?: Record<string, string[]>;
}

/** Which procedures of a book price an army, and what they call things. */
export interface Points {
  procedure: string;
  lists: ("units" | "generals")[];
  limit: string;
  total: string;
  legal: string;
  /** The procedure that prices one piece, and how it wants to be asked. */
  price: Record<string, { procedure: string; cost: string; wrap?: string }>;
  /** A book without a procedure for whole armies: the prices of the pieces are added up. */
  pieces?: Record<"units" | "generals", Piece>;
  /** What the page calls things that no procedure of the book has. */
  said?: Record<string, string>;
  /** Armies of this book can be made a battle. */
  battles?: boolean;
  doctrine?: { procedure: string; doctrine: string; formation: string };
  /** Facts of a unit that the roster calls otherwise. */
  rename: Record<string, string>;
}

export const POINTS: Record<string, Points> = {
  "bataille-empire": {
    procedure: "points-cost",
    lists: ["units", "generals"],
    limit: "budget",
    total: "points",
    legal: "within_budget",
    price: {
      units: { procedure: "points-cost", cost: "points" },
      generals: { procedure: "points-cost", cost: "points" },
    },
    pieces: {
      units: { without: ["quality", "commander_in_chief"], never: { kind: ["general"] } },
      generals: { only: ["quality", "commander_in_chief"], given: { kind: "general" }, never: { quality: ["none"] } },
    },
    said: { generals: "umpire-generals", budget: "umpire-budget" },
    battles: true,
    rename: { kind: "arm" },
  },
  "marie-louise": {
    procedure: "army-cost",
    lists: ["units", "generals"],
    limit: "budget",
    total: "total",
    legal: "within_budget",
    price: {
      units: { procedure: "unit-cost", cost: "cost" },
      generals: { procedure: "general-cost", cost: "cost" },
    },
    battles: true,
    doctrine: { procedure: "infantry-doctrine", doctrine: "doctrine", formation: "formation" },
    rename: { lances: "lancers" },
  },
  "puissance-de-feu": {
    procedure: "army-cost",
    lists: ["units"],
    limit: "limit",
    total: "points",
    legal: "legal",
    price: { units: { procedure: "unit-profile", cost: "points", wrap: "unit" } },
    battles: true,
    rename: {},
  },
};

/** The fields of a piece of a list, of all that the procedure knows. */
export function narrow(fields: Field[], piece: Piece): Field[] {
  const kept = fields.filter(({ name }) => (piece.only ? piece.only.includes(name) : !piece.without?.includes(name)));
  return kept.map((field) => {
    const never = piece.never?.[field.name];
    if (!never || field.shape.kind !== "choice") return field;
    // What may not stay as it is must be said.
    const required = field.required || never.includes(String(field.fallback));
    const words = field.shape.words.filter((word) => !never.includes(word));
    return { ...field, required, removable: field.removable && !required, fallback: required ? undefined : field.fallback, shape: { ...field.shape, words } };
  });
}

/** Who leads units of his own: brigadiers, and generals of divisions. Whoever commands them all leads none, unless he is alone. */
export function leadersOf({ book, generals }: Army): Mustered[] {
  if (book === "marie-louise") return generals.filter(({ facts }) => facts.grade === "brigadier");
  const others = generals.filter(({ facts }) => facts.commander_in_chief !== true);
  return others.length > 0 ? others : generals;
}

/** The units of each leader: those that were given to him, and of the others as many as make it even. */
export function shared<P extends Mustered>(units: P[], leaders: Mustered[]): P[][] {
  const shares: P[][] = leaders.map(() => []);
  if (shares.length === 0) return [units];
  for (const unit of units) {
    const own = unit.under ? leaders.findIndex(({ name }) => name === unit.under) : -1;
    if (own >= 0) shares[own]!.push(unit);
  }
  const even = Math.ceil(units.length / leaders.length);
  for (const unit of units) {
    if (shares.some((share) => share.includes(unit))) continue;
    (shares.find((share) => share.length < even) ?? shares.at(-1)!).push(unit);
  }
  return shares;
}

/** The army as the program wants to hear it. */
export function asInput(army: Army, points: Points, options: Situation): Situation {
  const input: Situation = { ...options };
  for (const list of points.lists) input[list] = army[list].map((piece) => ({ ...piece.facts })) as Json;
  if (army.limit !== null) input[points.limit] = army.limit;
  return input;
}

/** An army in an address, so that a link is all there is to send. */
export function toAddress(army: Army): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...army, id: "" }));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Reads it back; null for anything that is not an army. */
export function fromAddress(text: string, book: string, id: string): Army | null {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (c) => c.charCodeAt(0));
    const read = JSON.parse(new TextDecoder().decode(bytes)) as Army;
    const pieces = (list: unknown) =>
      Array.isArray(list) &&
      list.length <= 200 &&
      list.every((one) => typeof one?.name === "string" && typeof one?.facts === "object" && one.facts !== null && ["string", "undefined"].includes(typeof one.under));
    if (read.book !== book || !pieces(read.units) || !pieces(read.generals)) return null;
    const { name, limit, nation, year, doctrine, units, generals } = read;
    return {
      id,
      book,
      name: String(name ?? ""),
      limit: typeof limit === "number" ? limit : null,
      nation: typeof nation === "string" ? nation : undefined,
      year: typeof year === "number" ? year : undefined,
      doctrine: typeof doctrine === "string" ? doctrine : undefined,
      units,
      generals,
    };
  } catch {
    return null;
  }
}
