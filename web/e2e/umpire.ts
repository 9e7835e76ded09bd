// The umpire on a phone: what a player does there, and what the program says of the same.
import { execFileSync } from "node:child_process";
import type { Browser, Page } from "@playwright/test";
import type { Outcome } from "../src/umpire/model/odds";
import type { Situation } from "../src/umpire/model/schema";
import { SITUATIONS } from "../src/umpire/situations";
import { expect, open } from "./fixtures";
import { binary, type Server } from "./server";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The command line, asked the same thing as the page. */
export function ask(...args: string[]): { outcomes: Outcome[]; result: Situation } {
  return JSON.parse(execFileSync(binary(), [...args, "--json", "--lang", "en"], { encoding: "utf8", maxBuffer: 1 << 26 }));
}
export function percent(probability: number, language: "fr" | "en" = "fr"): string {
  const rounded = Math.round(probability * 100);
  const shown = probability > 0 && rounded === 0 ? 1 : probability < 1 && rounded === 100 ? 99 : rounded;
  const sign = probability > 0 && rounded === 0 ? "< " : probability < 1 && rounded === 100 ? "> " : "";
  return language === "fr" ? `${sign}${shown}\u202f%` : `${sign}${shown}%`;
}
export const figure = (value: number, language: "fr" | "en" = "fr") => value.toLocaleString(language === "fr" ? "fr-FR" : "en-GB", { maximumFractionDigits: 2 });

export async function phone(browser: Browser, server: Server, path: string, more = {}) {
  return open(browser, server, path, { ...PHONE, ...more });
}
/** Everything that the page keeps. */
export async function kept(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem("grognard.umpire") ?? "{}"));
}
export async function situation(page: Page, book: string, procedure: string): Promise<Situation> {
  return (await kept(page)).situations?.[`${book}/${procedure}`] ?? SITUATIONS[book]?.[procedure] ?? {};
}
/** How far a throw is: the dice given so far, or null once the result stands there. */
async function given(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    if (document.querySelector("dialog[open] [data-testid=sentence]")) return null;
    const settled = JSON.parse(localStorage.getItem("grognard.umpire") ?? "{}").throwing?.dice.length ?? 0;
    // Between the last die of a throw and the answer there is no place left for one.
    const ready = document.querySelector("dialog[open] .hole") !== null;
    return ready ? settled + document.querySelectorAll("dialog[open] .typed svg").length : -1;
  });
}
/** Taps faces until the result stands there; a face that the die lacks becomes one that it has. */
export async function throwReal(page: Page, faces: number[], stopAfter = Infinity): Promise<void> {
  const buttons = page.locator("dialog[open] .faces button");
  // What is left to somebody after the dice is as the first word has it.
  const choice = page.locator("dialog[open] .choices button").first();
  const ready = async () => {
    if (await choice.isVisible()) await choice.click();
    return given(page);
  };
  for (let at = 0; at < stopAfter; at += 1) {
    await expect.poll(ready).not.toBe(-1);
    const before = await given(page);
    if (before === null) return;
    const face = faces[at % faces.length] ?? 1;
    await buttons.nth(Math.max(0, Math.min(face, await buttons.count()) - 1)).click();
    await expect.poll(ready).not.toBe(before);
    await expect.poll(ready).not.toBe(-1);
  }
}

/** Makes the first of the choices that are left to somebody after the dice, where there are any. */
export async function choose(page: Page): Promise<void> {
  const [sentence, choice] = [page.getByTestId("sentence"), page.locator("dialog[open] .choices button").first()];
  for (;;) {
    await expect(sentence.or(choice)).toBeVisible();
    if (await sentence.isVisible()) return;
    await choice.click();
    await expect(page.locator("dialog[open] .choices").or(sentence)).toBeVisible();
  }
}

/** Two brigades. */
export const CSV = [
  "name,side,category,vc,weapon,grade,general",
  "Iron Brigade,0,infantry,4,rifled_musket,crack,",
  "Stonewall Brigade,1,infantry,3,rifled_musket,crack,",
].join("\n");

/** Writes units down, as a list that is pasted on the page of the roster. */
export async function muster(page: Page, units: string): Promise<void> {
  await page.getByRole("button", { name: "Importer" }).click();
  await page.getByLabel("Ou collez la liste ici").fill(units);
  await page.locator("dialog[open]").getByRole("button", { name: "Importer" }).click();
}

/** Gives a part to a unit of the roster: one tap shows them, one picks. */
export async function pickUnit(page: Page, part: string, unit: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${part}`) }).click();
  await page.locator("dialog[open]").getByRole("button", { name: new RegExp(`^${unit}`) }).click();
}

/** Gives two parts in three taps: once one is picked the other is asked for. */
export async function cast(page: Page, first: [part: string, unit: string], second: [part: string, unit: string]): Promise<void> {
  await pickUnit(page, ...first);
  const asked = page.locator("dialog[open]");
  await expect(asked.getByRole("heading", { level: 2 })).toContainText(second[0]);
  await asked.getByRole("button", { name: new RegExp(`^${second[1]}`) }).click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  for (const [part, unit] of [first, second]) await expect(page.getByRole("button", { name: new RegExp(`^${part}`) })).toContainText(unit);
}
