import type { Changes, Decision, DecisionUpdate, Entry, NewDrawing, Offer, OfferUpdate, Piece, PieceChange, PieceChanges, PlaceRun, Table, Update } from "./types";

/** A table as the server last told it, with the last decision of each kind that it asked: later ones refer to it. */
export interface Known {
  revision: number;
  table: Table;
  asked: Record<string, Decision>;
}

/** A whole table, as it was told. */
export function whole(revision: number, table: Table): Known {
  return { revision, table, asked: table.decision ? { [table.decision.kind]: table.decision } : {} };
}

/** A list after its changes: those that are gone leave, those that changed are replaced, new ones are put in. */
export function changed<T extends { id: string }>(list: T[], changes: Changes<T> | undefined): T[] {
  if (!changes) return list;
  const gone = new Set(changes.gone);
  const fresh = new Map(changes.changed.map((entry) => [entry.id, entry]));
  const now = list.filter((entry) => !gone.has(entry.id)).map((entry) => fresh.get(entry.id) ?? entry);
  for (const { at, entry } of changes.new) now.splice(at, 0, entry);
  return now;
}

/** A piece after a change, which tells only what is other; `null` is what it has no more. */
function changedPiece(before: Piece | undefined, change: PieceChange): Piece {
  const now = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null);
  return Object.fromEntries(now) as unknown as Piece;
}

/** The pieces after their changes. */
export function changedPieces(pieces: Piece[], changes: PieceChanges | undefined): Piece[] {
  if (!changes) return pieces;
  const before = new Map(pieces.map((piece) => [piece.id, piece]));
  return changed(pieces, { ...changes, changed: changes.changed.map((change) => changedPiece(before.get(change.id), change)) });
}

/** A list with what it refers to in the list before. */
export function followed<T extends object | string>(before: T[] | undefined, entries: Entry<T>[]): T[] {
  return entries.flatMap((entry) => (typeof entry === "object" && "unchanged" in entry ? (before ?? []).slice(entry.unchanged[0], entry.unchanged[0] + entry.unchanged[1]) : [entry]));
}

/** A new offer: what it leaves out is as in the offer before it. */
export function filledIn(before: Offer | undefined, { place, ...own }: OfferUpdate): Offer {
  const offer = { ...before, brief: own.label ?? before?.brief, ...own } as Offer;
  return place ? { ...offer, shape: { ...offer.shape, ...place } as Offer["shape"] } : offer;
}

/** The offers of a decision, with what they refer to in the last one of its kind and in each other. */
export function offered(before: Offer[] | undefined, entries: Entry<OfferUpdate>[]): Offer[] {
  const offers: Offer[] = [];
  for (const entry of entries) {
    if ("unchanged" in entry) offers.push(...(before ?? []).slice(entry.unchanged[0], entry.unchanged[0] + entry.unchanged[1]));
    else offers.push(filledIn(offers.at(-1), entry));
  }
  return offers;
}

/** Answers that are alike but for their hex, each with its name put in. */
export function spelledOut(runs: PlaceRun[]): Offer[] {
  return runs.flatMap(({ verb, rule, odds, piece, with: others, base, choice, label, brief, hexes, at, step, names }) => {
    let [x, y] = [0, 0];
    return hexes.map((hex, index) => {
      const name = names[hex] ?? hex;
      [x, y] = [x + at[index]![0] * step, y + at[index]![1] * step];
      return {
        choice: JSON.parse(choice.join(hex)) as unknown,
        verb,
        label: label.join(name),
        brief: brief.join(name),
        rule,
        odds,
        shape: { kind: "place" as const, piece, with: others, at: [x, y] as [number, number], hex, base },
      };
    });
  });
}

/** A new drawing: whole, or what is other than in one that is known. */
export function drawn(known: Record<string, string>, sent: NewDrawing): string {
  if (typeof sent === "string") return sent;
  const like = known[sent.like] ?? "";
  return like.slice(0, sent.begin) + sent.svg + like.slice(like.length - sent.end);
}

function decided(before: Decision | undefined, update: DecisionUpdate): Decision {
  return {
    ...update,
    offers: offered(before?.offers, update.offers),
    actors: followed(before?.actors, update.actors),
    reach: followed(before?.reach, update.reach),
    zones_of_control: followed(before?.zones_of_control, update.zones_of_control),
    fields: followed(before?.fields, update.fields),
  };
}

function newly(known: Record<string, string>, sent: Record<string, NewDrawing>): Record<string, string> {
  return Object.fromEntries(Object.entries(sent).map(([look, one]) => [look, drawn(known, one)]));
}

/** What is known after an update that follows. What it does not mention stays the very same object. */
export function updated({ table, asked }: Known, update: Update): Known {
  const { from: _from, to, pieces, absent, objectives, zones, markers, drawings, decision, ...rest } = update;
  const now = decision ? decided(asked[decision.kind], decision) : decision;
  return {
    revision: to,
    asked: now ? { ...asked, [now.kind]: now } : asked,
    table: {
      ...table,
      ...rest,
      pieces: changedPieces(table.pieces, pieces),
      absent: changed(table.absent, absent),
      objectives: changed(table.objectives, objectives),
      zones: changed(table.zones, zones),
      markers: changed(table.markers, markers),
      drawings: drawings ? { ...table.drawings, ...newly(table.drawings, drawings) } : table.drawings,
      decision: now === undefined ? table.decision : now,
    },
  };
}
