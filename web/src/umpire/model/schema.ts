// A procedure's JSON Schema, and the form that a thumb can fill in made from it.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Situation = { [name: string]: Json };

/** The part of JSON Schema that the procedures use. */
export interface Schema {
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  oneOf?: Schema[];
  anyOf?: Schema[];
  default?: Json;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  pattern?: string;
}

/** How a field is shown. */
export type Shape =
  | { kind: "choice"; words: string[] }
  | { kind: "toggle" }
  | { kind: "count"; least: number; most: number | null; step: number; whole: boolean }
  | { kind: "words"; words: string[]; ordered: boolean; least: number; most: number }
  | { kind: "list"; of: Field; least: number; most: number }
  | { kind: "tuple"; of: Field[] }
  | { kind: "map"; of: Field }
  | { kind: "group"; fields: Field[] }
  | { kind: "text"; pattern: string };

export interface Field {
  name: string;
  shape: Shape;
  required: boolean;
  /** May be null or absent: a tap on what is chosen takes it away. */
  removable: boolean;
  /** What the schema says of it when nothing is given. */
  fallback: Json | undefined;
  /** In the schema's own words; shown to nobody, but it names the rules. */
  rules: string[];
}

function wordsOf(schema: Schema): string[] | null {
  if (schema.enum) return schema.enum.filter((word) => word !== null).map(String);
  if (typeof schema.const === "string") return [schema.const];
  const parts = schema.oneOf ?? schema.anyOf;
  if (!parts) return null;
  const words: string[] = [];
  for (const part of parts) {
    const more = wordsOf(part);
    if (!more) return null;
    words.push(...more);
  }
  return words;
}

function typesOf(schema: Schema): string[] {
  if (schema.type === undefined) return [];
  return Array.isArray(schema.type) ? schema.type : [schema.type];
}

const MANY = 40;
export const HUNDREDTH = 0.01;

function shapeOf(schema: Schema): Shape {
  const words = wordsOf(schema);
  if (words) return { kind: "choice", words };
  const types = typesOf(schema);
  if (types.includes("boolean")) return { kind: "toggle" };
  if (types.includes("integer") || types.includes("number")) {
    const whole = types.includes("integer");
    return {
      kind: "count",
      least: schema.minimum ?? 0,
      most: schema.maximum ?? null,
      // Where the program takes any number, hundredths are fine enough for a table.
      step: schema.multipleOf ?? (whole ? 1 : HUNDREDTH),
      whole,
    };
  }
  if (types.includes("array")) {
    if (schema.prefixItems) {
      return {
        kind: "tuple",
        of: schema.prefixItems.map((part, index) => fieldOf(String(index), part, true)),
      };
    }
    const item = schema.items ?? {};
    const least = schema.minItems ?? 0;
    const most = schema.maxItems ?? MANY;
    const itemWords = wordsOf(item);
    if (itemWords) {
      // A list that can hold every word once is a set; a shorter or obligatory one is in order.
      const ordered = !schema.uniqueItems && (least > 0 || most < itemWords.length);
      return { kind: "words", words: itemWords, ordered, least, most };
    }
    return { kind: "list", of: fieldOf("item", item, true), least, most };
  }
  if (types.includes("object")) {
    if (schema.patternProperties) {
      const of = Object.values(schema.patternProperties)[0] ?? {};
      return { kind: "map", of: fieldOf("value", of, true) };
    }
    return { kind: "group", fields: fieldsOf(schema) };
  }
  return { kind: "text", pattern: schema.pattern ?? "" };
}

export function fieldOf(name: string, schema: Schema, required: boolean): Field {
  const fallback = schema.default;
  return {
    name,
    shape: shapeOf(schema),
    required,
    removable: !required && (fallback === undefined || fallback === null),
    fallback,
    rules: schema.description?.match(/\b[A-Z]{2}-(?:Q?\d+(?:\.\d+)*)/g) ?? [],
  };
}

/** The fields of an object, in the order of the book. */
export function fieldsOf(schema: Schema): Field[] {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, part]) =>
    fieldOf(name, part, required.has(name)),
  );
}

/** A value to start from where neither the schema nor an example gives one. */
export function blank(field: Field): Json {
  if (field.fallback !== undefined) return field.fallback;
  const shape = field.shape;
  switch (shape.kind) {
    case "choice":
      return shape.words[0] ?? null;
    case "toggle":
      return false;
    case "count":
      return Math.max(shape.least, Math.min(shape.most ?? shape.least, shape.least || 0));
    case "words":
      return shape.words.slice(0, shape.least);
    case "list":
      return Array.from({ length: shape.least }, () => blank(shape.of));
    case "tuple":
      return shape.of.map(blank);
    case "map":
      return {};
    case "group":
      return start(shape.fields, {});
    case "text":
      return "";
  }
}

function isObject(value: Json | undefined): value is Situation {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a remembered or imported value still has the shape that the schema asks for. */
export function fits(field: Field, value: Json | undefined): boolean {
  if (value === undefined) return !field.required;
  if (value === null) return field.removable;
  const shape = field.shape;
  switch (shape.kind) {
    case "choice":
      return typeof value === "string" && shape.words.includes(value);
    case "toggle":
      return typeof value === "boolean";
    case "count":
      return (
        typeof value === "number" &&
        Number.isFinite(value) &&
        value >= shape.least &&
        (shape.most === null || value <= shape.most) &&
        (!shape.whole || Number.isInteger(value))
      );
    case "words":
      return (
        Array.isArray(value) &&
        value.length <= shape.most &&
        value.every((word) => typeof word === "string" && shape.words.includes(word))
      );
    case "list":
      return (
        Array.isArray(value) &&
        value.length >= shape.least &&
        value.length <= shape.most &&
        value.every((item) => fits(shape.of, item))
      );
    case "tuple":
      return (
        Array.isArray(value) &&
        value.length === shape.of.length &&
        shape.of.every((part, index) => fits(part, value[index]))
      );
    case "map":
      return isObject(value) && Object.values(value).every((part) => fits(shape.of, part));
    case "group":
      return isObject(value) && shape.fields.every((part) => fits(part, value[part.name]));
    case "text":
      return typeof value === "string";
  }
}

/**
 * The situation that a form opens with: the given values that still fit, then the schema's
 * defaults. Optional fields that nobody gave stay away, so that the input says only what is said.
 */
export function start(fields: Field[], given: Situation): Situation {
  const situation: Situation = {};
  for (const field of fields) {
    const value = given[field.name];
    if (field.shape.kind === "group") {
      if (isObject(value)) situation[field.name] = start(field.shape.fields, value);
      else if (field.required) situation[field.name] = start(field.shape.fields, {});
    } else if (value !== undefined && fits(field, value)) {
      situation[field.name] = value;
    } else if (field.required) {
      situation[field.name] = blank(field);
    }
  }
  return situation;
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a field says something else than its default. */
export function says(field: Field, value: Json | undefined): boolean {
  if (value === undefined || value === null) return false;
  if (field.fallback !== undefined) return !same(field.fallback, value);
  if (field.shape.kind === "toggle") return value === true;
  if (field.shape.kind === "words" || field.shape.kind === "list") {
    return Array.isArray(value) && value.length > 0;
  }
  return true;
}

/** A form in the order of a thumb: what must be said, what may matter, what is seldom needed. */
export interface Layout {
  main: Field[];
  toggles: Field[];
  rareToggles: Field[];
  rare: Field[];
}

const FEW_TOGGLES = 8;

/**
 * `usual` names the fields of the example situation, which a common case needs; `nearby` more that
 * players want under the thumb.
 */
export function layOut(fields: Field[], usual: Situation, hidden: string[] = [], nearby: string[] = []): Layout {
  const layout: Layout = { main: [], toggles: [], rareToggles: [], rare: [] };
  const shown = fields.filter((field) => !hidden.includes(field.name));
  const toggles = shown.filter((field) => field.shape.kind === "toggle");
  for (const field of shown) {
    if (field.shape.kind === "toggle") {
      const near = toggles.length <= FEW_TOGGLES || field.name in usual || nearby.includes(field.name);
      (near ? layout.toggles : layout.rareToggles).push(field);
    } else if (field.required || field.name in usual || nearby.includes(field.name) || isEssential(field)) {
      layout.main.push(field);
    } else {
      layout.rare.push(field);
    }
  }
  // The example says in which order a case is told; the rest follows in the book's.
  const told = Object.keys(usual);
  const place = (field: Field) => (told.includes(field.name) ? told.indexOf(field.name) : told.length);
  layout.main.sort((a, b) => place(a) - place(b));
  // Something is near at hand even if the example mentions none of many toggles.
  while (layout.toggles.length < 4 && layout.rareToggles.length > 0) {
    layout.toggles.push(layout.rareToggles.shift() as Field);
  }
  return layout;
}

// A word without a default decides the case (range, formation, ammunition); a number seldom does.
function isEssential(field: Field): boolean {
  return field.fallback === undefined && field.shape.kind === "choice";
}

/** Reads `target.vc` or `supports.0.vc`. */
export function at(value: Json | undefined, path: string): Json | undefined {
  if (path === "") return value;
  let here: Json | undefined = value;
  for (const step of path.split(".")) {
    if (Array.isArray(here)) here = here[Number(step)];
    else if (isObject(here)) here = here[step];
    else return undefined;
  }
  return here;
}

/** A copy with one value put at a path; undefined takes it away. */
export function put(value: Json | undefined, path: string, part: Json | undefined): Json {
  const [step, ...rest] = path.split(".") as [string, ...string[]];
  const next = rest.join(".");
  if (Array.isArray(value)) {
    const copy = [...value];
    const index = Number(step);
    if (rest.length > 0) copy[index] = put(copy[index], next, part);
    else if (part === undefined) copy.splice(index, 1);
    else copy[index] = part;
    return copy;
  }
  const copy: Situation = isObject(value) ? { ...value } : {};
  if (rest.length > 0) copy[step] = put(copy[step], next, part);
  else if (part === undefined) delete copy[step];
  else copy[step] = part;
  return copy;
}
