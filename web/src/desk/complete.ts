/** What may stand at a place of a battle, from the JSON Schema of its rulebook. */

export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  description?: string;
  minimum?: number;
  maximum?: number;
}

/** One thing that may be written. */
export interface Proposal {
  label: string;
  detail: string;
  info?: string;
}

const parts = (schema: Schema | undefined): Schema[] => (schema ? [schema, ...(schema.anyOf ?? []).flatMap(parts), ...(schema.oneOf ?? []).flatMap(parts)] : []);

/** The schema of the table at a path such as `union.units`. */
export function at(schema: Schema, path: readonly string[]): Schema[] {
  let here = parts(schema);
  for (const name of path) here = here.flatMap((one) => parts(one.properties?.[name])).flatMap((one) => [one, ...parts(one.items)]);
  return here;
}

function kind(schema: Schema): string {
  const types = [schema.type ?? []].flat().filter((one) => one !== "null");
  const bounds = schema.minimum !== undefined && schema.maximum !== undefined ? ` ${schema.minimum}…${schema.maximum}` : "";
  return `${types.join(" | ")}${bounds}`;
}

/** The fields of a table. */
export function fields(schema: Schema, path: readonly string[]): Proposal[] {
  const found = new Map<string, Proposal>();
  for (const one of at(schema, path)) {
    for (const [label, field] of Object.entries(one.properties ?? {})) found.set(label, { label, detail: kind(field), info: field.description });
  }
  return [...found.values()];
}

/** The words that a field may have. */
export function words(schema: Schema, path: readonly string[]): Proposal[] {
  const values = at(schema, path).flatMap((one) => [...(one.enum ?? []), ...(one.const === undefined ? [] : [one.const])].map((value) => ({ value, info: one.description })));
  const known = new Map(values.filter(({ value }) => typeof value === "string").map(({ value, info }) => [value as string, info]));
  const flags = at(schema, path).some((one) => [one.type].flat().includes("boolean")) ? ["true", "false"] : [];
  return [...[...known].map(([label, info]) => ({ label: `"${label}"`, detail: "", info })), ...flags.map((label) => ({ label, detail: "" }))];
}

/** Where a place of the text stands: the table around it, and the field whose value it is. */
export interface Place {
  path: string[];
  field: string | null;
  /** What has been typed of the word. */
  typed: string;
}

/** Reads where the end of a text stands. Inline tables are followed on their own line. */
export function place(text: string): Place {
  let table: string[] = [];
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  for (const line of lines) {
    const header = /^\s*\[\[?([^\]]+)\]\]?/.exec(line);
    if (header) table = header[1]!.split(".").map((one) => one.trim());
  }
  const inside: string[] = [];
  let field: string | null = null;
  let typed = "";
  let key = "";
  let quoted = false;
  for (const letter of last) {
    if (letter === '"') quoted = !quoted;
    if (!quoted && letter === "=") [field, key, typed] = [key.trim(), "", ""];
    else if (!quoted && letter === "{") {
      if (field !== null) inside.push(field);
      [field, key, typed] = [null, "", ""];
    } else if (!quoted && letter === "}") [field, key, typed] = [inside.pop() ?? null, "", ""];
    else if (!quoted && (letter === "," || letter === "[") && field !== null && inside.length > 0 && letter === ",") [field, key, typed] = [null, "", ""];
    else if (!quoted && /[\s,[\]]/.test(letter)) typed = "";
    else [key, typed] = [key + letter, typed + letter];
  }
  const path = [...table, ...inside];
  return { path: field ? [...path, ...field.split(".")] : path, field, typed };
}
