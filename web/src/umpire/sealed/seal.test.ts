import { expect, it } from "vitest";
import { begin, ownSeal, seal, show, stage, takeOpening, takeSeal, type Exchange } from "./exchange";
import { freshNonce, openingCodes, opens, Parts, readCode, sealCode, sealOf, type Line, type Opening } from "./seal";

const ORDERS: Line[] = [["57e de ligne", "attaquer le village"], ["Hussards", "tenir"]];
const NONCE = "AAECAwQFBgcICQoLDA0ODw";
const taken = (result: Exchange | string): Exchange => {
  if (typeof result === "string") throw new Error(result);
  return result;
};
/** What a phone reads of the codes of another. */
function scanned(codes: string[]): Opening | null {
  const parts = new Parts();
  let last: ReturnType<Parts["add"]> = "more";
  for (const code of codes) {
    const read = readCode(code);
    if (read?.kind !== "part") throw new Error(code);
    last = parts.add(read);
  }
  return last === "more" ? null : last;
}
const both = () => [seal(begin("marie-louise", 3, 0, ORDERS), NONCE), seal(begin("marie-louise", 3, 1, [["Grenadiers", "avancer"]]), "DwAOAQ0CDAMLBAoFCQYIBw")] as const;

it("two sheets are sealed, exchanged by their codes and opened", () => {
  let [blue, red] = both() as [Exchange, Exchange];
  expect(stage(blue)).toBe("seal");
  // Nobody opens before he has the other's seal.
  expect(show(blue)).toBeNull();
  const over = (from: Exchange) => {
    const read = readCode(sealCode(ownSeal(from)!));
    if (read?.kind !== "seal") throw new Error("no seal");
    return read.seal;
  };
  [blue, red] = [taken(takeSeal(blue, over(red))), taken(takeSeal(red, over(blue)))];
  expect(stage(blue)).toBe("open");
  const [fromBlue, fromRed] = [scanned(openingCodes(show(blue)!.opening)), scanned(openingCodes(show(red)!.opening))];
  [blue, red] = [taken(takeOpening(blue, fromRed!)), taken(takeOpening(red, fromBlue!))];
  expect(red.opened).toMatchObject({ honest: true, opening: { sheet: { lines: ORDERS } } });
  expect(blue.opened?.honest).toBe(true);
  expect(stage(blue)).toBe("done");
});

it("whoever changes his orders after he has seen the other's is found out", () => {
  const [blue, red] = both();
  const waiting = taken(takeSeal(red, ownSeal(blue)!));
  for (const lines of [[["57e de ligne", "tenir"]], ORDERS.slice(0, 1), [...ORDERS, ["Garde", "tenir"]], [...ORDERS].reverse()] as Line[][]) {
    const changed = { nonce: NONCE, sheet: { ...blue.own!.sheet, lines } };
    expect(taken(takeOpening(waiting, changed)).opened?.honest).toBe(false);
  }
  // Another nonce, another number or another side make another sheet too.
  expect(opens({ ...blue.own!, nonce: freshNonce() }, ownSeal(blue)!)).toBe(false);
  expect(takeOpening(waiting, { nonce: NONCE, sheet: { ...blue.own!.sheet, number: 4 } })).toBe("another-sheet");
  expect(takeOpening(waiting, { nonce: NONCE, sheet: { ...blue.own!.sheet, side: 1 } })).toBe("own-side");
  // What was sealed stands, and the honest sheet is taken after a false one.
  expect(seal({ ...blue, lines: [] }).own).toEqual(blue.own);
  const lied = taken(takeOpening(waiting, { nonce: NONCE, sheet: { ...blue.own!.sheet, lines: [] } }));
  expect(taken(takeOpening(lied, blue.own!)).opened?.honest).toBe(true);
});

it("nobody passes the other's seal for his own, seals twice, or opens what he has not sealed", () => {
  const [blue, red] = both();
  expect(takeSeal(red, ownSeal(red)!)).toBe("own-side");
  // The seal of blue with the side of red is opened by no sheet of red.
  const copied = { ...ownSeal(blue)!, side: 1 as const };
  const fooled = taken(takeSeal(blue, copied));
  expect(taken(takeOpening(fooled, { nonce: NONCE, sheet: { ...blue.own!.sheet, side: 1 } })).opened?.honest).toBe(false);
  const waiting = taken(takeSeal(red, ownSeal(blue)!));
  expect(takeSeal(waiting, { ...ownSeal(blue)!, hash: sealOf({ ...blue.own!, nonce: freshNonce() }).hash })).toBe("sealed-already");
  expect(takeSeal(waiting, ownSeal(blue)!)).toBe(waiting);
  expect(takeOpening(red, blue.own!)).toBe("not-sealed");
  expect(takeSeal(red, { ...ownSeal(blue)!, number: 4 })).toBe("another-sheet");
});

it("a seal tells nothing of what is sealed, and two of the same orders differ", () => {
  const opening = { nonce: NONCE, sheet: begin("marie-louise", 3, 0, ORDERS) };
  const sheet = { book: "marie-louise", number: 3, side: 0 as const, lines: ORDERS };
  expect(sealOf({ nonce: freshNonce(), sheet }).hash).not.toBe(sealOf({ nonce: freshNonce(), sheet }).hash);
  expect(sealOf({ nonce: opening.nonce, sheet }).hash).toMatch(/^[\w-]{43}$/);
  expect(freshNonce()).toMatch(/^[\w-]{22}$/);
});

it("a long sheet takes several codes, read in any order, and what is no code is none", () => {
  const lines = Array.from({ length: 40 }, (_, index): Line => [`${index + 1}e régiment d’infanterie`, "avance de 30 pas vers le nord-est"]);
  const { own } = seal(begin("marie-louise", 12, 1, lines), NONCE);
  const codes = openingCodes(own!);
  expect(codes.length).toBeGreaterThan(3);
  expect(scanned([...codes].reverse())).toEqual(own);
  expect(scanned(codes.slice(1))).toBeNull();
  // A code of another sheet begins anew.
  const parts = new Parts();
  const other = readCode(openingCodes(seal(begin("marie-louise", 12, 0, ORDERS), NONCE).own!)[0]!);
  const first = readCode(codes[0]!);
  if (other?.kind !== "part" || first?.kind !== "part") throw new Error("no parts");
  expect(parts.add(first)).toBe("more");
  expect(parts.add(other)).not.toBe("more");
  for (const none of ["", "GROGNARD1", "http://example.org", "GROGNARD1.S.marie-louise.3.2.x", `GROGNARD1.S.marie-louise.0.1.${"a".repeat(43)}`, "GROGNARD1.O.abcdef.2.1.x", "GROGNARD1.O.abcdef.1.61.x", `GROGNARD1.X.a.1.1.${"a".repeat(43)}`]) {
    expect(readCode(none), none).toBeNull();
  }
  expect(readCode(` ${sealCode(sealOf(own!))}\n`)?.kind).toBe("seal");
});
