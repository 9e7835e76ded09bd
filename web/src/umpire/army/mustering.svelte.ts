import { go, place } from "../../lib/route.svelte";
import { t } from "../../lib/words";
import { book, label, procedureNamed, rulebook, Word } from "../book.svelte";
import { ApiError, objection, resolve } from "../client";
import { connection, unreachable } from "../connection.svelte";
import { keepDraft } from "../../desk/drafts";
import type { Objection } from "../model/applies";
import { asInput, fromAddress, leadersOf, narrow, POINTS, toAddress } from "../model/army";
import { battleText } from "../model/battlefield";
import { battleTextOfMarieLouise } from "../model/battlefield-ml";
import { battleTextOfPuissanceDeFeu } from "../model/battlefield-pf";
import { fieldsOf, start, type Field, type Situation } from "../model/schema";
import type { Refusal } from "../parts/refusal";
import { share } from "../share";
import { SITUATIONS } from "../situations";
import { act, battleOf, freshId, kept, optionsFor, type Army } from "../store.svelte";

export type List = "units" | "generals";

/** How two armies of a book become a battle. */
const BATTLES: Record<string, (one: Army, other: Army, nameless: string) => string> = {
  "bataille-empire": battleText,
  "marie-louise": battleTextOfMarieLouise,
  "puissance-de-feu": battleTextOfPuissanceDeFeu,
};

/** What the program says of an army. */
export interface Judged {
  refusal: Refusal | null;
  total: Situation | null;
}

/** The armies of a book with points. What they cost and may hold is the program's to say. */
export class Mustering {
  readonly points;
  readonly procedure;
  readonly doctrine;
  /** What pieces cost that were asked about before. */
  readonly #known: Record<string, number> = {};
  current = $state<string | null>(null);
  total = $state.raw<Situation | null>(null);
  /** What each piece costs, by its facts. */
  prices = $state<Record<string, number>>({});
  /** What was last said to the player. */
  told = $state("");
  /** The doctrines and formations of the army's nation. */
  allowed = $state.raw<string[]>([]);
  formations = $state.raw<string[]>([]);

  readonly armies = $derived.by(() => kept.armies.filter((army) => army.book === this.id));
  readonly army = $derived.by(() => this.armies.find((one) => one.id === this.current) ?? this.armies[0] ?? null);
  readonly spent = $derived.by(() => Number(this.total?.[this.points?.total ?? ""] ?? 0));
  /** What the army was agreed on, for its printed sheet. */
  readonly terms = $derived.by(() => {
    const { nation, year, doctrine } = this.army ?? {};
    return [rulebook()?.title, nation && Word(nation), year, doctrine && Word(doctrine)].filter(Boolean).join(" · ");
  });

  constructor(readonly id: string) {
    this.points = POINTS[id];
    this.procedure = this.points && procedureNamed(this.points.procedure);
    this.doctrine = this.points?.doctrine && procedureNamed(this.points.doctrine.procedure);
    $effect(() => this.#takeIn());
    $effect(() => this.#count());
    $effect(() => this.#askDoctrines());
  }

  /** The fields of one piece of a list. */
  fields(list: List): Field[] {
    const piece = this.points?.pieces?.[list];
    if (piece && this.procedure) return narrow(fieldsOf(this.procedure.input_schema), piece);
    const items = this.procedure?.input_schema.properties?.[list]?.items;
    return items ? fieldsOf(items) : [];
  }

  /** What the book, or else the page, calls a list or the limit. */
  label(name: string): string {
    const said = this.points?.said?.[name];
    return said ? t(said) : label(name);
  }

  /** What a new piece of a list begins with: the kind of the last, without what sets that one apart, or a common one. */
  usual(list: List): Situation {
    const last = this.army?.[list].at(-1);
    const asked = this.fields(list).filter((field) => field.required);
    if (last) return start(this.fields(list), Object.fromEntries(asked.flatMap(({ name }) => (last.facts[name] === undefined ? [] : [[name, last.facts[name]]]))));
    const usual = SITUATIONS[this.id]?.[this.points?.procedure ?? ""];
    if (this.points?.pieces) return start(this.fields(list), list === "units" ? (usual ?? {}) : {});
    const pieces = usual?.[list];
    return start(this.fields(list), Array.isArray(pieces) ? ((pieces[0] ?? {}) as Situation) : {});
  }

  /** The generals whom units can be given to, by name. */
  leaders(): string[] {
    const army = this.army;
    return army ? leadersOf(army).map(({ name }) => name) : [];
  }

  /** The words that a field of the book's doctrines may take. */
  words(of: string): string[] {
    const field = this.doctrine && fieldsOf(this.doctrine.input_schema).find((one) => one.name === of);
    return field?.shape.kind === "choice" ? field.shape.words : [];
  }

  fresh(): void {
    const made: Army = { id: freshId(), name: "", book: this.id, limit: this.id === "marie-louise" ? 500 : 100, units: [], generals: [] };
    if (this.doctrine) Object.assign(made, { nation: "france", year: 1809 });
    kept.armies.push(made);
    this.current = made.id;
  }

  change(part: Partial<Army>): void {
    const at = kept.armies.findIndex((one) => one.id === this.army?.id);
    if (at >= 0) kept.armies[at] = { ...(kept.armies[at] as Army), ...part };
  }

  remove(): void {
    kept.armies = kept.armies.filter((one) => one.id !== this.army?.id);
  }

  async judge(whole: Army): Promise<Judged> {
    const { id, points, procedure } = this;
    if (!points) return { refusal: null, total: null };
    try {
      if (points.pieces) return { refusal: null, total: await this.#sum(whole) };
      const asked = procedure ? fieldsOf(procedure.input_schema) : [];
      const input = asInput(whole, points, optionsFor(id, asked));
      return { refusal: null, total: (await resolve(id, points.procedure, input, { dice: [] })).result ?? null };
    } catch (error) {
      if (unreachable(error)) return { refusal: { message: t("umpire-lost") }, total: null };
      if (error instanceof ApiError) {
        // The piece in hand is the last of its list: its field is the last part of the path.
        return { refusal: { message: error.message, rule: error.rule, field: error.field?.replace(/^.*\d+\]?\.?/, "") }, total: null };
      }
      return { refusal: { message: t("umpire-fault") }, total: null };
    }
  }

  /** Every piece is priced by itself, and the prices are added up. */
  async #sum(whole: Army): Promise<Situation> {
    const { id, points } = this;
    let sum = 0;
    for (const list of points?.lists ?? []) {
      for (const { facts } of whole[list]) {
        const key = this.#asked(list, facts);
        this.#known[key] ??= Number((await resolve(id, points!.procedure, JSON.parse(key) as Situation, { dice: [] })).result?.[points!.total] ?? 0);
        sum += this.#known[key];
      }
    }
    return { [points!.total]: sum, [points!.legal]: whole.limit === null || sum <= whole.limit };
  }

  /** A piece as its price is asked for. */
  #asked(list: List, facts: Situation): string {
    return JSON.stringify({ ...this.points?.pieces?.[list].given, ...facts });
  }

  /** The battle of this army against another of the book, at the writing desk. */
  toBattle(against: Army): void {
    if (!this.army) return;
    const write = BATTLES[this.id];
    if (!write) return;
    keepDraft({ ruleset: this.id, text: write(this.army, against, t("umpire-army")) });
    go("/atelier");
  }

  /** Whether an army costs more than it may. */
  isOver(total: Situation | null): boolean {
    return this.points !== undefined && total !== null && total[this.points.legal] === false;
  }

  async price(list: List, facts: Situation): Promise<number | null> {
    const how = this.points?.price[list];
    if (!how) return null;
    try {
      const input: Situation = how.wrap ? { [how.wrap]: facts } : (JSON.parse(this.#asked(list, facts)) as Situation);
      const cost = (await resolve(this.id, how.procedure, input, { dice: [] })).result?.[how.cost];
      return typeof cost === "number" ? cost : null;
    } catch (error) {
      unreachable(error);
      return null;
    }
  }

  /** What the program objects to in a piece, asked of the umpire in the phone. */
  async objects(list: List, facts: Situation): Promise<Objection | null> {
    const how = this.points?.price[list];
    if (!how) return null;
    const input: Situation = how.wrap ? { [how.wrap]: facts } : (JSON.parse(this.#asked(list, facts)) as Situation);
    const said = await objection(this.id, how.procedure, input);
    return said && { ...said, field: how.wrap ? said.field?.replace(`${how.wrap}.`, "") : said.field };
  }

  /** One more like it, if the budget bears it. */
  async more(list: List, index: number): Promise<void> {
    const { army } = this;
    const piece = army?.[list][index];
    if (!army || !piece) return;
    const whole: Army = { ...army, [list]: [...army[list].slice(0, index + 1), piece, ...army[list].slice(index + 1)] };
    const said = await this.judge(whole);
    if (said.refusal || !said.total || this.isOver(said.total)) this.told = said.refusal?.message ?? t("umpire-over-limit");
    else {
      this.told = "";
      this.change({ [list]: whole[list] });
    }
  }

  async send(): Promise<void> {
    const { army } = this;
    if (!army) return;
    const name = army.name || t("umpire-army");
    const lines = [name, ...army.units.map((piece) => `– ${piece.name}`), ...army.generals.map((piece) => `– ${piece.name}`)];
    this.told = t(await share(name, lines.join("\n"), `${location.origin}${place.path}#a=${toAddress(army)}`));
  }

  toRoster(side: 0 | 1): void {
    const { id, army, points } = this;
    if (!army) return;
    const known = new Set(book()?.facts.map(([fact]) => fact));
    const facts = (piece: Situation) =>
      Object.entries(piece)
        .map(([fact, value]) => [points?.rename[fact] ?? fact, value] as const)
        .filter(([fact]) => known.has(fact));
    // Generals are led like units: their names and what a roster knows of them.
    const units = [...army.units, ...army.generals].map((piece) => ({
      id: freshId(),
      side,
      name: piece.name,
      lost: false,
      facts: Object.fromEntries(facts(piece.facts)) as Situation,
      ...(piece.under ? { under: piece.under } : {}),
    }));
    if (!battleOf(id).sides[side] && army.name) act(id, { act: "side", side, name: army.name });
    act(id, ...units.map((unit) => ({ act: "muster", unit }) as const));
    go(`/aide/${id}/effectifs`);
  }

  /** An army sent by link is taken in once. */
  #takeIn(): void {
    const sent = /^#a=(.+)$/.exec(place.hash)?.[1];
    if (!sent) return;
    const read = fromAddress(sent, this.id, freshId());
    if (read) {
      kept.armies.push(read);
      this.current = read.id;
      this.told = t("umpire-army-taken");
    } else this.told = t("umpire-army-bad");
    go(place.path, true);
  }

  /** The running total and the price of each piece. */
  #count(): void {
    const { army: whole, points } = this;
    void connection.times;
    if (!whole || (whole.units.length === 0 && points?.lists.length === 1)) {
      this.total = null;
      return;
    }
    void this.judge(whole).then((said) => (this.total = said.total));
    for (const list of points?.lists ?? []) {
      for (const piece of whole[list]) {
        const key = JSON.stringify(piece.facts);
        if (!(key in this.prices)) void this.price(list, piece.facts).then((cost) => cost !== null && (this.prices[key] = cost));
      }
    }
  }

  #askDoctrines(): void {
    const { id, army, points } = this;
    if (!army?.nation || !army.year || !points?.doctrine) return;
    const { nation, year, doctrine: chosen } = army;
    const { procedure } = points.doctrine;
    const answers = (doctrine: string, formation: string) => resolve(id, procedure, { nation, year, doctrine, formation }, { dice: [] }).then((answer) => answer.result ?? {});
    const those = async (words: string[], are: (word: string) => Promise<boolean>) => {
      const found = await Promise.all(words.map(async (one) => ((await are(one)) ? one : null)));
      return found.filter((one) => one !== null);
    };
    void those(this.words("doctrine"), async (one) => (await answers(one, "line")).doctrine_allowed === true)
      .then((found) => {
        this.allowed = found;
        if (!chosen || !found.includes(chosen)) this.change({ doctrine: found[0] });
      })
      .catch(unreachable);
    if (!chosen) return;
    void those(this.words("formation"), async (one) => (await answers(chosen, one)).formation_allowed === true)
      .then((found) => (this.formations = found))
      .catch(unreachable);
  }
}
