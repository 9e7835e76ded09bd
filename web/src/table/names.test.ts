import { expect, test } from "vitest";
import { LEAST, meet, sizeAt, turnedBox, writeNames, type Box, type Named, type Surroundings } from "./names";

const open: Surroundings = { ground: [], sheet: { width: 600, height: 600 } };

const measure = (text: string) => text.length * 6;
const piece = (id: string, x: number, y: number, name = id): Named => ({ id, name, weight: 0, box: { x: x - 20, y: y - 10, width: 40, height: 20 } });

/** What the names cover. */
function boxes(written: ReturnType<typeof writeNames>, size: number): Box[] {
  return written.map(({ lines }) => {
    const width = Math.max(...lines.map((line) => measure(line.text)));
    return { x: lines[0]!.x - width / 2, y: lines[0]!.y - size * 0.75, width, height: lines.length * size };
  });
}

test("a name stands under its piece where nothing is in the way, on two lines where it is long", () => {
  const [short] = writeNames([piece("A", 100, 100, "Gibbon")], open, 12, measure);
  expect(short!.lines).toHaveLength(1);
  expect(short!.lines[0]).toMatchObject({ text: "Gibbon", x: 100 });
  expect(short!.lines[0]!.y).toBeGreaterThan(110);
  const [long] = writeNames([piece("A", 100, 100, "Compagnies d’infanterie légère")], open, 12, measure);
  expect(long!.lines.map((line) => line.text)).toEqual(["Compagnies", "d’infanterie légère"]);
  expect(long!.lines[1]!.y).toBeGreaterThan(long!.lines[0]!.y);
});

test("names cover neither pieces nor each other, however close these stand", () => {
  const crowd = Array.from({ length: 30 }, (_, index) => piece(`Régiment ${index}`, 60 + (index % 6) * 52, 60 + Math.floor(index / 6) * 34));
  const written = writeNames(crowd, open, 12, measure);
  const covered = boxes(written, 12);
  expect(written.length).toBeGreaterThan(5);
  for (const [index, box] of covered.entries()) {
    expect(covered.slice(index + 1).some((other) => meet(box, other))).toBe(false);
    expect(crowd.some((one) => meet(box, one.box))).toBe(false);
  }
});

test("whoever is in hand is named before others", () => {
  const close = [piece("A", 100, 100), { ...piece("B", 100, 121), weight: 8 }, piece("C", 100, 79), piece("D", 142, 100), piece("E", 58, 100)];
  expect(writeNames(close, open, 12, measure).map((one) => one.id)[0]).toBe("B");
});

test("a name keeps off the names of the ground and on the sheet, where there is room for it", () => {
  const below: Box = { x: 60, y: 110, width: 80, height: 20 };
  const [above] = writeNames([piece("A", 100, 100, "Gibbon")], { ...open, ground: [below] }, 12, measure);
  expect(above!.lines[0]!.y).toBeLessThan(90);
  const [inside] = writeNames([piece("A", 20, 100, "Batterie de Tchoglokov")], open, 12, measure);
  expect(Math.min(...boxes([inside!], 12).map((box) => box.x))).toBeGreaterThanOrEqual(0);
  // Better there than nowhere.
  const everywhere: Box = { x: 0, y: 0, width: 600, height: 600 };
  expect(writeNames([piece("A", 100, 100, "Gibbon")], { ...open, ground: [everywhere] }, 12, measure)).toHaveLength(1);
});

test("a name never falls under what an eye can read, at whatever scale", () => {
  for (const scale of [0.2, 0.5, 1, 3]) expect(sizeAt(scale)).toBeGreaterThanOrEqual(LEAST);
  expect(LEAST).toBeGreaterThanOrEqual(9);
});

test("what a turned block covers", () => {
  expect(turnedBox(0, 0, 40, 10, 0)).toMatchObject({ width: 40, height: 10 });
  const { width, height } = turnedBox(0, 0, 40, 10, 900);
  expect([Math.round(width), Math.round(height)]).toEqual([10, 40]);
});
