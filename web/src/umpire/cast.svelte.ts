// Who plays which part of a procedure: units of the roster, whose facts stand in the form.

import { untrack } from "svelte";
import { book } from "./book.svelte";
import { answers, fill, noticed, roleInList, rolesOf, withoutPart, type Change, type Role, type Unit } from "./model/roster";
import type { Field, Situation } from "./model/schema";

/** The form that the parts belong to. */
interface Form {
  fields: Field[];
  procedure: string;
  readonly units: Unit[];
  situation: Situation;
}

/** In an address: the first part is given, the next is to be asked for. */
export const NEXT = "next";

export class Cast {
  readonly roles: Role[];
  parts = $state<Record<string, string>>({});
  /** The part that is being given. */
  asking = $state<string | null>(null);
  readonly #form: Form;
  readonly #known = book();

  constructor(form: Form, parts: Record<string, string> | undefined) {
    this.#form = form;
    this.roles = this.#known ? rolesOf(form.fields, this.#known, form.procedure) : [];
    this.parts = { ...parts };
  }

  unit(role: string): Unit | undefined {
    return this.#form.units.find((one) => one.id === this.parts[role]);
  }

  /** A part by its name: of the form itself, or of one in a list. */
  role(name: string): Role | null {
    const [, list, index] = /^(.+)\.(\d+)$/.exec(name) ?? [];
    const field = list && this.#form.fields.find((one) => one.name === list);
    if (field && this.#known) return roleInList(field, field.name, Number(index), this.#known);
    return this.roles.find((one) => one.name === name) ?? null;
  }

  pick(name: string, unit: string | undefined): void {
    this.asking = null;
    const role = this.role(name);
    const found = this.#form.units.find((one) => one.id === unit);
    if (!found || !role) {
      delete this.parts[name];
      return;
    }
    // Nobody plays two parts: whoever is given another leaves the one before.
    for (const other of Object.keys(this.parts)) if (this.parts[other] === found.id) delete this.parts[other];
    this.parts[name] = found.id;
    this.#form.situation = fill(this.#form.situation, role, found);
    // "Who fires?" is followed by "at whom?".
    if (this.roles.includes(role)) this.askNext();
  }

  askNext(): void {
    this.asking = this.roles.find((one) => this.unit(one.name) === undefined)?.name ?? null;
  }

  /** One of a list has gone. */
  dropped(path: string): void {
    this.parts = withoutPart(this.parts, path);
  }

  /** Whether the roster answers a field. */
  answers(path: string): boolean {
    return Object.keys(this.parts).some((name) => {
      const [role, unit] = [this.role(name), this.unit(name)];
      return role !== null && unit !== undefined && answers(role, unit, path, this.#known?.seen ?? []);
    });
  }

  noticed(): Change[] {
    return Object.keys(this.parts).flatMap((name) => {
      const [role, unit] = [this.role(name), this.unit(name)];
      return role && unit ? noticed(this.#form.situation, role, unit, this.#known?.seen ?? []) : [];
    });
  }

  /** The table moves on while a unit stays picked: its losses follow into the form. To be called in an effect. */
  follow(before: Unit[] | null, now: Unit[]): void {
    untrack(() => {
      for (const name of Object.keys(this.parts)) {
        const unit = now.find((one) => one.id === this.parts[name]);
        const role = this.role(name);
        // Whoever is gone plays no part in what comes next.
        if (unit && !unit.lost && role) this.#form.situation = fill(this.#form.situation, role, unit, before?.find((one) => one.id === unit.id));
        else delete this.parts[name];
      }
    });
  }
}
