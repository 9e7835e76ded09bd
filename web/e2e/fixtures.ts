import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import { Server } from "./server";
import type { Offer } from "../src/lib/types";

interface Own {
  /** Whether the server draws its dice at random. Otherwise they follow from the name of the test: every run is the same. */
  fairDice: boolean;
  /** Whether the server also knows the toy rulebook, which only builds for tests have. */
  toy: boolean;
  /** What one address may ask, as the operator sets it; nothing for the usual. */
  rate: string;
  /** Browsers may name a push service on this machine, and are told at once. */
  push: boolean;
  server: Server;
  tidy: void;
}

/** A number that follows from a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

/**
 * Each test has its own server, so that its dice depend on no other test, and its own browser contexts, which are closed behind it:
 * a page left open goes on drawing.
 */
export const test = base.extend<Own>({
  fairDice: [false, { option: true }],
  toy: [false, { option: true }],
  rate: ["", { option: true }],
  push: [false, { option: true }],
  tidy: [
    async ({ browser }, use) => {
      await use();
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
  server: async ({ fairDice, toy, rate, push }, use, info) => {
    const server = await Server.start(fairDice ? null : hashOf(info.titlePath.join(" ")), toy, rate, push);
    await use(server);
    await server.stop();
    expect(server.computerFaults).toEqual([]);
  },
});
export { expect };

/** A page that plays fast and collects everything that went wrong in its console. */
export async function open(browser: Browser, server: Server, path: string, options: BrowserContextOptions = {}): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "fr-FR", permissions: ["clipboard-read", "clipboard-write"], ...options });
  const page = await context.newPage();
  const faults = watch(page);
  await page.addInitScript(() => location.protocol === "about:" || localStorage.setItem("grognard.pace", "fast"));
  await page.goto(server.address + path);
  return { page, faults };
}

export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  return faults;
}

/** No serious findings of axe. */
export async function accessible(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  const serious = found.violations.filter((one) => one.impact === "serious" || one.impact === "critical");
  expect(serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`)).toEqual([]);
}

/** The card of a battle in the lobby; games that others play bear its name too. */
export function battleCard(page: Page, name: RegExp): Locator {
  return page.locator("section[aria-labelledby=battles]").getByRole("link", { name });
}

/** Where something is once it has come to rest: the map makes room, glides and zooms. */
export async function settled(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  // Counted in pictures, not in time: a busy machine draws fewer of them.
  await what.evaluate(async (element) => {
    const place = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join(" ");
    };
    let [last, still] = [place(), 0];
    for (let picture = 0; still < 12; picture += 1) {
      if (picture > 2000) throw new Error("never at rest");
      await new Promise(requestAnimationFrame);
      const now = place();
      still = now === last ? still + 1 : 0;
      last = now;
    }
  });
  return (await what.boundingBox())!;
}

/** Gives one answer as a player would: the first sensible one. False when the battle is over. */
export async function answerOnce(page: Page, turn: number): Promise<boolean> {
  const report = page.locator("dialog[open] .report");
  const asked = page.locator('section.decision:not([data-kind=""])');
  await expect(asked.or(report).or(page.locator(".cover")).first()).toBeVisible({ timeout: 90_000 });
  if (await report.isVisible()) return false;
  if (await page.locator(".cover").isVisible()) {
    await page.locator(".cover button").click();
    return true;
  }
  const before = await signature(page);
  try {
    await give(page, turn);
  } catch {
    // The table went on under the hand, as it does for people: look again.
    return true;
  }
  await expect.poll(async () => (await report.isVisible()) || (await signature(page)) !== before, { timeout: 30_000 }).toBe(true);
  return true;
}

async function give(page: Page, turn: number): Promise<void> {
  const decision = page.locator("section.decision");
  const soon = { timeout: 5_000 };
  const confirm = decision.locator(".preview button.main");
  if (!(await confirm.isVisible())) {
    const list = decision.locator("details.all");
    const says = decision.locator(".says button:not(.back)");
    const listed = (await list.count()) > 0 ? await list.locator("[data-offer]").count() : 0;
    const spoken = await says.count();
    // The other side was asked meanwhile: there is nothing to give.
    if (spoken + listed === 0) throw new Error("nothing is asked");
    // Now and then a word, so that activations end; otherwise something on the map.
    if (spoken > 0 && (listed <= spoken || turn % 3 === 2)) await says.first().click(soon);
    else {
      if ((await list.getAttribute("open", soon)) === null) await list.locator("summary").click(soon);
      await list.locator("[data-offer]").nth((turn * 7) % Math.max(1, listed)).click(soon);
    }
  }
  // What throws dice is confirmed; whether it does, the page asks first.
  const number = await decision.getAttribute("data-number", soon);
  await expect.poll(async () => (await confirm.isVisible()) || (await decision.getAttribute("data-number")) !== number || (await decision.getAttribute("data-kind")) === "", { timeout: 5_000 }).toBe(true);
  if (await confirm.isVisible()) await confirm.click(soon);
}

/** What tells one moment from another: how far the story is, and what is asked. */
async function signature(page: Page): Promise<string> {
  return page.evaluate(() => {
    const decision = document.querySelector("section.decision");
    const time = document.querySelector<HTMLInputElement>("input[type=range]");
    return [decision?.getAttribute("data-number"), decision?.getAttribute("data-kind"), decision?.querySelector(".prompt")?.textContent, time?.max].join("|");
  });
}

interface Asked {
  kind: string;
  offers: Offer[];
  /** Who may act, where the answers of whoever is in hand are asked for. */
  actors: string[];
}
export interface Seen {
  number: number;
  turn: number;
  decision: Asked | null;
  pieces: { id: string; kind: string; seat: number; x: number; y: number; name: string }[];
}
export interface Battle {
  game: string;
  /** By seat. */
  tokens: string[];
  /** Whoever is asked. */
  seat: number;
}

export async function tableOf(server: Server, game: string, token?: string): Promise<Seen> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return (await fetch(`${server.address}/api/games/${game}?lang=fr`, { headers })).json();
}

/** Answers for a seat, as correspondence play does. */
export async function answer(server: Server, battle: { game: string }, token: string, number: number, choice: unknown): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answered = await fetch(`${server.address}/api/games/${battle.game}/answer`, { method: "POST", headers, body: JSON.stringify({ number, choice }) });
  expect(answered.status, await answered.clone().text()).toBe(200);
}

/** A battle between two people, brought to the first decision that fits; who chooses leads it there. */
export async function battleAt(
  server: Server,
  scenario: string,
  fits: (asked: Asked, table: Seen) => boolean,
  choose: (asked: Asked, choice: number) => Asked["offers"][number] = now,
): Promise<Battle> {
  const body = JSON.stringify({ scenario, seats: [{ player: "human" }, { player: "human" }] });
  const created = await (await fetch(`${server.address}/api/games`, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
  const battle = { game: created.game as string, tokens: (created.seats as { token: string }[]).map((seat) => seat.token), seat: 0 };
  for (let choice = 0; choice < 600; choice += 1) {
    for (const [seat, token] of battle.tokens.entries()) {
      const table = await tableOf(server, battle.game, token);
      const asked = table.decision;
      if (!asked) continue;
      if (fits(asked, table)) return { ...battle, seat };
      await answer(server, battle, token, table.number, choose(asked, choice).choice);
    }
  }
  throw new Error(`${scenario} never came to that`);
}

/** Now one answer, now another, so that the battle goes on; a deployment is not begun again. */
const now = (asked: Asked, choice: number) => (asked.kind === "commit" ? asked.offers[0]! : asked.offers[(choice * 5) % asked.offers.length]!);

/** The address of the seat that is asked. */
export const chair = (battle: Battle) => `/g/${battle.game}#${battle.tokens[battle.seat]}`;
