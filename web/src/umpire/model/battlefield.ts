// Two armies of Bataille Empire as a battle: the text that the writing desk opens. The program judges it
// there as it judges any other.

import type { Army } from "../store.svelte";
import { shared } from "./army";
import type { Situation } from "./schema";

interface Side {
  letter: "a" | "b";
  edge: "south" | "north";
  facing: number;
  zone: [number, number, number, number];
  /** The rows in which units stand, and where generals stand, counted from the south. */
  rows: number[];
  generals: number;
}

const SIDES: [Side, Side] = [
  { letter: "a", edge: "south", facing: 0, zone: [3, 0, 37, 8], rows: [7, 5, 3, 1.5], generals: 0.5 },
  { letter: "b", edge: "north", facing: 180, zone: [3, 19, 37, 27], rows: [20, 22, 24, 25.5], generals: 26.5 },
];

/** How far apart units stand in a row: no front is broader. */
const APART = 4;
const MOST_IN_ROW = 8;

const TRAITS = ["light_infantry", "good_shooter", "poor_shooter", "rifle", "battalion_guns", "melee_weapons", "elan", "tenacious", "stoic", "impetuous", "lance", "cuirass", "irregular", "howitzers", "shrapnel"];

// A string of TOML is written like one of JSON.
const text = (value: string) => JSON.stringify(value);

/** A unit as a battle lists it: what is as usual is not said. */
function unit(name: string, facts: Situation, id: string, at: [number, number], facing: number): string {
  const arm = String(facts.kind);
  const traits = TRAITS.filter((one) => facts[one] === true);
  const formation = arm === "artillery" ? "limbered" : traits.includes("irregular") ? "line" : "column";
  const plain: [string, string, unknown][] = [
    ["status", "status", "line"],
    ["class", "manoeuvre_class", "b"],
    ["size", "size", "normal"],
    ["weight", "weight", "none"],
    ["calibre", "calibre", "none"],
  ];
  const said = plain.filter(([, fact, usual]) => facts[fact] !== undefined && facts[fact] !== usual).map(([field, fact]) => `${field} = ${text(String(facts[fact]))}`);
  return [
    `id = ${text(id)}`,
    `name = ${text(name)}`,
    `arm = ${text(arm)}`,
    `morale = ${Number(facts.morale ?? 3)}`,
    ...said,
    ...(Number(facts.ft ?? 0) > 0 ? [`ft = ${Number(facts.ft)}`] : []),
    ...(facts.horse === true ? ["horse = true"] : []),
    ...(traits.length > 0 ? [`traits = [${traits.map(text).join(", ")}]`] : []),
    `formation = ${text(formation)}`,
    `at = [${at[0]}, ${at[1]}]`,
    `facing = ${facing}`,
  ].join("\n");
}

function side(army: Army, { letter, edge, facing, zone, rows, generals }: Side, name: string): string {
  const chief = army.generals.find((one) => one.facts.commander_in_chief === true);
  const others = army.generals.filter((one) => one !== chief);
  const leaders = others.length > 0 ? others : [chief];
  const shares = shared(army.units, leaders.flatMap((one) => one ?? []));
  let place = 0;
  const general = (one: Army["generals"][number], id: string, at: [number, number], commands: boolean) =>
    `{ id = ${text(id)}, name = ${text(one.name)}, quality = ${text(String(one.facts.quality))}${commands ? ", commander_in_chief = true" : ""}, at = [${at[0]}, ${at[1]}] }`;
  const out = [`[${letter}]`, `name = ${text(name)}`, `edge = ${text(edge)}`, `zones = [[${zone.join(", ")}]]`];
  if (army.limit !== null) out.push(`budget = ${army.limit}`);
  if (chief && others.length > 0) out.push(`commander = ${general(chief, `${letter}_chief`, [20, generals], false)}`);
  for (const [index, leader] of leaders.entries()) {
    out.push("", `[[${letter}.divisions]]`, `id = ${text(`${letter}_${index + 1}`)}`, `name = ${text(leader?.name ?? name)}`, `order = ${text(letter === "a" ? "attack" : "hold")}`);
    if (letter === "b") out.push("zone = [20, 20]");
    if (leader) out.push(`general = ${general(leader, `${letter}_g${index + 1}`, [14 + 6 * index, generals], leader === chief)}`);
    for (const piece of shares[index] ?? []) {
      const row = rows[Math.floor(place / MOST_IN_ROW)] ?? rows.at(-1)!;
      const at: [number, number] = [6 + APART * (place % MOST_IN_ROW), row];
      out.push("", `[[${letter}.divisions.units]]`, unit(piece.name, piece.facts, `${letter}${place + 1}`, at, facing));
      place += 1;
    }
  }
  return out.join("\n");
}

/** Ground on which neither side has more of anything. */
const GROUND = `[table]
width = 40
height = 27
metres = 60

[[terrain]]
id = "village_west"
name = { fr = "le village", en = "the village" }
kind = "building"
cover = "medium"
polygon = [[18, 12.5], [20, 12.5], [20, 14.5], [18, 14.5]]

[[terrain]]
id = "village_east"
name = { fr = "", en = "" }
kind = "building"
cover = "medium"
polygon = [[20, 12.5], [22, 12.5], [22, 14.5], [20, 14.5]]

[[terrain]]
id = "wood"
name = { fr = "le bois", en = "the wood" }
kind = "woods"
polygon = [[6.2, 11.4], [8.6, 10.6], [11.3, 11.2], [12.4, 13.3], [11.5, 15.7], [9, 16.5], [6.6, 15.8], [5.8, 13.4]]

[[terrain]]
id = "hill"
name = { fr = "la hauteur", en = "the height" }
kind = "hill"
level = 1
polygon = [[35, 13.5], [34.62, 14.65], [33.54, 15.62], [31.91, 16.27], [30, 16.5], [28.09, 16.27], [26.46, 15.62], [25.38, 14.65], [25, 13.5], [25.38, 12.35], [26.46, 11.38], [28.09, 10.73], [30, 10.5], [31.91, 10.73], [33.54, 11.38], [34.62, 12.35]]

[[terrain]]
id = "road"
name = { fr = "la route", en = "the road" }
kind = "road"
line = [[20, 0], [20, 27]]

[[objectives]]
id = "village"
name = { fr = "le village", en = "the village" }
ground = ["village_west", "village_east"]
points = 3

[[objectives]]
id = "height"
name = { fr = "la hauteur", en = "the height" }
point = [30, 13.5]
points = 2
`;

/** The battle of two armies: free deployment, eight turns. */
export function battleText(one: Army, other: Army, nameless: string): string {
  const names = [one.name || nameless, other.name || nameless];
  if (names[0] === names[1]) names[1] = `${names[1]} (2)`;
  const title = text(`${names[0]} – ${names[1]}`);
  const head = `format = 1\nid = "points"\ntitle = { fr = ${title}, en = ${title} }\nturns = 8\ndeployment = "free"\n`;
  return [head, GROUND, side(one, SIDES[0], names[0]!), "", side(other, SIDES[1], names[1]!), ""].join("\n");
}
