/**
 * Labels of answers read as text, because the wire does not say these things apart yet. One function for
 * each thing that is read; each goes when the field named with it comes.
 */
import type { Offer } from "../../lib/types";

/**
 * How many characters labels begin with alike, such as the name of the unit that acts: it need not be
 * said again. Wanted: the label of an offer without its piece.
 */
export function sharedStart(labels: string[]): number {
  const first = labels[0] ?? "";
  let length = labels.length > 1 ? first.length : 0;
  for (const label of labels) while (!label.startsWith(first.slice(0, length))) length -= 1;
  return first.lastIndexOf(" ", length - 1) + 1;
}

/** What may be done to one target, each with a short label that leaves the target's name out. */
export interface Aimed {
  target: string;
  name: string;
  offers: { offer: Offer; verb: string }[];
}

/**
 * Gathers answers by their target, where every label ends with its name, which may be told at length.
 * Wanted: what is done, and to whom, as two texts of an offer.
 */
export function aimed(offers: Offer[], nameOf: (target: string) => string | undefined, label: (offer: Offer) => string): Aimed[] | null {
  const by = new Map<string, Aimed>();
  for (const offer of offers) {
    const name = offer.target && nameOf(offer.target);
    const text = label(offer);
    const at = name ? text.indexOf(name) : -1;
    if (!offer.target || at <= 0) return null;
    let one = by.get(offer.target);
    if (!one) by.set(offer.target, (one = { target: offer.target, name: text.slice(at), offers: [] }));
    one.offers.push({ offer, verb: text.slice(0, at).trim() });
  }
  return [...by.values()];
}

/** Whether a label tells the heading, as some books do in degrees. Wanted: a label that never does. */
export function tellsHeading(offer: Offer): boolean {
  return offer.label.includes("°");
}

/** Whether a label begins with the name of the piece that acts. Wanted: a label that never does. */
export function namesPiece(offer: Offer, name: string): boolean {
  return offer.label.startsWith(name);
}

/**
 * Whether two answers at one place take it in the same way, whatever their heading. Wanted: the verb
 * of an offer.
 */
export function sameWay(one: Offer, other: Offer): boolean {
  return one.label === other.label;
}
