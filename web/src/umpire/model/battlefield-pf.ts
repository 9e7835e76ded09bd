// Two armies of Puissance de feu as a battle: the text that the writing desk opens, where the program judges it.

import type { Army } from "../store.svelte";

interface Side {
  word: "attacker" | "defender";
  letter: "A" | "D";
  edge: "south" | "north";
  facing: number;
  zone: [number, number, number, number];
  /** The rows in which units stand, the first next to the enemy. */
  rows: number[];
}

const [WIDTH, HEIGHT] = [72, 48];
const SIDES: [Side, Side] = [
  { word: "attacker", letter: "A", edge: "south", facing: 0, zone: [0, 0, WIDTH, 14], rows: [12, 9, 6, 3] },
  { word: "defender", letter: "D", edge: "north", facing: 180, zone: [0, HEIGHT - 14, WIDTH, HEIGHT], rows: [HEIGHT - 12, HEIGHT - 9, HEIGHT - 6, HEIGHT - 3] },
];
/** No front is broader. */
const APART = 10;
const MOST_IN_ROW = 7;

// A string of TOML is written like one of JSON.
const text = (value: string) => JSON.stringify(value);

function side(army: Army, { word, letter, edge, facing, zone, rows }: Side, name: string): string {
  const out = [`[${word}]`, `name = ${text(name)}`, `edge = ${text(edge)}`, `zones = [[${zone.join(", ")}]]`];
  for (const [index, { name: called, facts }] of army.units.entries()) {
    const traits = Array.isArray(facts.traits) ? facts.traits.map((one) => text(String(one))) : [];
    const row = rows[Math.floor(index / MOST_IN_ROW)] ?? rows.at(-1)!;
    out.push(
      "",
      `[[${word}.units]]`,
      `id = ${text(`${letter}${index + 1}`)}`,
      `name = ${text(called)}`,
      `type = ${text(String(facts.type))}`,
      ...(traits.length > 0 ? [`traits = [${traits.join(", ")}]`] : []),
      `at = [${6 + APART * (index % MOST_IN_ROW)}, ${row}]`,
      `facing = ${facing}`,
    );
  }
  return out.join("\n");
}

/** Ground on which neither side has more of anything. */
const GROUND = `[table]
width = ${WIDTH}
height = ${HEIGHT}

[[terrain]]
id = "road"
name = { fr = "la route", en = "the road" }
kind = "road"
line = [[36, 0], [36, ${HEIGHT}]]

[[terrain]]
id = "barn"
name = { fr = "la Ferme", en = "the Farm" }
kind = "building"
drawn_as = "farm"
polygon = [[39, 22.5], [42, 22.5], [42, 25.5], [39, 25.5]]

[[terrain]]
id = "fence"
name = { fr = "la clôture", en = "the fence" }
kind = "fence"
line = [[20, 24], [32, 24]]

[[terrain]]
id = "wood"
name = { fr = "le Bois", en = "the Wood" }
kind = "woods"
polygon = [[8, 20.5], [11, 19], [14.5, 20], [16, 24], [14.5, 28], [11, 29], [8, 27.5], [6.5, 24]]

[[terrain]]
id = "hill"
name = { fr = "la hauteur", en = "the height" }
kind = "hill"
polygon = [[66, 24], [65.2, 26.4], [62.9, 28.2], [60, 28.8], [57.1, 28.2], [54.8, 26.4], [54, 24], [54.8, 21.6], [57.1, 19.8], [60, 19.2], [62.9, 19.8], [65.2, 21.6]]

[[objectives]]
id = "farm"
name = { fr = "la Ferme", en = "the Farm" }
point = [36, 24]
radius = 6
points = 20
`;

/** The battle of two armies in line of battle: seven turns. */
export function battleTextOfPuissanceDeFeu(one: Army, other: Army, nameless: string): string {
  const names = [one.name || nameless, other.name || nameless];
  if (names[0] === names[1]) names[1] = `${names[1]} (2)`;
  const title = text(`${names[0]} – ${names[1]}`);
  const head = `format = 1\nid = "points"\ntitle = { fr = ${title}, en = ${title} }\nturns = 7\ndeployment = "line_of_battle"\n`;
  return [head, GROUND, side(one, SIDES[0], names[0]!), "", side(other, SIDES[1], names[1]!), ""].join("\n");
}
