// Two armies of Marie-Louise as a battle: the text that the writing desk opens, where the program judges it.

import type { Army } from "../store.svelte";
import { shared } from "./army";
import type { Situation } from "./schema";

interface Side {
  word: "first" | "second";
  letter: "f" | "s";
  edge: "west" | "east";
  home: number;
  facing: number;
  zone: [number, number, number, number];
  /** The columns in which units stand, from the front, and where generals stand. */
  columns: number[];
  generals: number;
}

const [WIDTH, HEIGHT] = [60, 48];
const SIDES: [Side, Side] = [
  { word: "first", letter: "f", edge: "west", home: 270, facing: 90, zone: [0, 0, 18, HEIGHT], columns: [15, 10, 6], generals: 2.5 },
  { word: "second", letter: "s", edge: "east", home: 90, facing: 270, zone: [WIDTH - 18, 0, WIDTH, HEIGHT], columns: [WIDTH - 15, WIDTH - 10, WIDTH - 6], generals: WIDTH - 2.5 },
];
/** No front is broader. */
const APART = 6;
const MOST_IN_COLUMN = 7;

const TRAITS = ["armoured", "lances", "no_light_company", "dragoons", "howitzers", "sharpshooters"];
const LEVELS = ["cohesion", "training_fire", "training_manoeuvre", "status"];

// A string of TOML is written like one of JSON.
const text = (value: string) => JSON.stringify(value);
const table = (entries: [string, string][]) => `{ ${entries.map(([name, value]) => `${name} = ${value}`).join(", ")} }`;

/** What troops are; what is as usual is not said. */
function troops(facts: Situation): string {
  const said: [string, string][] = [
    ["arm", text(String(facts.arm))],
    ["elements", String(Number(facts.elements ?? 4))],
    ["class", text(String(facts.class))],
  ];
  if (facts.arm === "artillery" && facts.mount !== undefined) said.push(["mount", text(String(facts.mount))]);
  for (const level of LEVELS) if (facts[level] !== undefined && facts[level] !== "standard") said.push([level, text(String(facts[level]))]);
  if (facts.rifled_carbines === true) said.push(["weapon", text("rifled_carbine")]);
  for (const trait of TRAITS) if (facts[trait] === true) said.push([trait, "true"]);
  return table(said);
}

function side(army: Army, { word, letter, edge, home, facing, zone, columns, generals }: Side, name: string): string {
  const of = (grade: string) => army.generals.filter((one) => one.facts.grade === grade);
  const brigadiers = of("brigadier");
  const brigades = brigadiers.map((_, index) => `${letter}_${index + 1}`);
  const out = [`[${word}]`, `name = ${text(name)}`, `home = ${home}`, `edges = [${text(edge)}]`, `zones = [[${zone.join(", ")}]]`];
  if (army.limit !== null) out.push(`budget = ${army.limit}`);
  for (const [index, one] of brigadiers.entries()) {
    out.push("", `[[${word}.brigades]]`, `id = ${text(brigades[index]!)}`, `name = ${text(one.name)}`, `doctrine = ${text(army.doctrine ?? "mixed")}`);
    if (army.nation && army.year) out.push(`nation = ${text(army.nation)}`, `year = ${army.year}`);
    const place = HEIGHT / 2 + (index - (brigadiers.length - 1) / 2) * 3;
    out.push(`brigadier = ${table([["id", text(`${brigades[index]}_g`)], ["name", text(one.name)], ["competence", String(Number(one.facts.competence ?? 2))], ["charisma", String(Number(one.facts.charisma ?? 0))], ["at", `[${generals + (letter === "f" ? 1.5 : -1.5)}, ${place}]`]])}`);
  }
  // Whoever is above commands all that is below him.
  let below = brigades;
  for (const grade of ["divisional", "corps", "army"]) {
    const those = of(grade);
    for (const [index, one] of those.entries()) {
      const id = `${letter}_${grade}_${index + 1}`;
      const share = below.filter((_, place) => place % those.length === index);
      out.push("", `[[${word}.generals]]`, `id = ${text(id)}`, `name = ${text(one.name)}`, `grade = ${text(grade)}`, `charisma = ${Number(one.facts.charisma ?? 0)}`, `commands = [${share.map(text).join(", ")}]`, `at = [${generals}, ${8 + 6 * index + (grade === "divisional" ? 0 : grade === "corps" ? 2 : 4)}]`);
    }
    if (those.length > 0) below = those.map((_, index) => `${letter}_${grade}_${index + 1}`);
  }
  const shares = shared(army.units.filter(({ facts, under }) => facts.arm !== "artillery" || under !== undefined), brigadiers);
  for (const [index, piece] of army.units.entries()) {
    const { name: called, facts } = piece;
    const [column, place] = [columns[Math.floor(index / MOST_IN_COLUMN)] ?? columns.at(-1)!, index % MOST_IN_COLUMN];
    out.push("", `[[${word}.units]]`, `id = ${text(`${letter}${index + 1}`)}`, `name = ${text(called)}`);
    // Batteries need no brigade.
    const brigade = brigades[shares.findIndex((share) => share.includes(piece))];
    if (brigade) out.push(`brigade = ${text(brigade)}`);
    out.push(`type = ${troops(facts)}`, `formation = ${text(facts.arm === "artillery" ? "unlimbered" : "line")}`, `at = [${column}, ${6 + APART * place}]`, `facing = ${facing}`);
  }
  return out.join("\n");
}

/** Ground on which neither side has more of anything. */
const GROUND = `[table]
width = ${WIDTH}
height = ${HEIGHT}
metres = 50

[[terrain]]
id = "road"
name = { fr = "la route", en = "the road" }
kind = "road"
line = [[0, 21], [${WIDTH}, 21]]

[[terrain]]
id = "farm"
name = { fr = "la Ferme", en = "the Farm" }
kind = "strongpoint"
polygon = [[29, 23], [31, 23], [31, 25], [29, 25]]
material = "stone"
cover = "dense"
drawn_as = "farm"

[[terrain]]
id = "wood"
name = { fr = "le Bois", en = "the Wood" }
kind = "woods"
polygon = [[27, 6.5], [30, 5.6], [33, 6.5], [34.4, 9], [33.2, 11.6], [30, 12.6], [26.8, 11.6], [25.6, 9]]
cover = "light"

[[terrain]]
id = "orchard"
name = { fr = "le verger", en = "the orchard" }
kind = "orchard"
polygon = [[27.5, 36], [32.5, 36], [32.5, 40], [27.5, 40]]

[[objectives]]
id = "farm"
name = { fr = "la Ferme", en = "the Farm" }
points = 30
`;

/** The battle of two armies: eight turns. */
export function battleTextOfMarieLouise(one: Army, other: Army, nameless: string): string {
  const names = [one.name || nameless, other.name || nameless];
  if (names[0] === names[1]) names[1] = `${names[1]} (2)`;
  const title = text(`${names[0]} – ${names[1]}`);
  const head = `format = 1\nid = "points"\ntitle = { fr = ${title}, en = ${title} }\nturns = 8\ndeployment = "as_listed"\n`;
  return [head, GROUND, side(one, SIDES[0], names[0]!), "", side(other, SIDES[1], names[1]!), ""].join("\n");
}
