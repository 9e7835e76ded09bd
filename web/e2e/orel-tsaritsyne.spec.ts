import type { Page } from "@playwright/test";
import { accessible, answerOnce, battleAt, battleCard, chair, expect, open, settled, test } from "./fixtures";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const decision = (page: Page) => page.locator("section.decision");

/** Waits for the first move; what is asked before it is answered as it comes. */
async function toTheFirstMove(page: Page): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    if ((await decision(page).getAttribute("data-kind")) === "move") return;
    if (!(await answerOnce(page, 0))) break;
  }
  await expect(decision(page)).toHaveAttribute("data-kind", "move", { timeout: 60_000 });
}

/** Touches a counter of the map in its middle. */
async function touch(page: Page, piece: string): Promise<void> {
  const box = await settled(page.locator(`[data-piece="${piece}"] .face`).first());
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Answers anything until the battle is over. */
async function playOn(page: Page): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) if (!(await answerOnce(page, turn))) return;
}

test("Orël–Tsaritsyne, in French on a wide screen, from the lobby to the report", async ({ browser, server }) => {
  test.setTimeout(900_000);
  const { page, faults } = await open(browser, server, "/");
  await battleCard(page, /La ferme de Koukouïevka/).click();
  await page.getByRole("radio", { name: "Recrue" }).check();
  await page.getByRole("button", { name: "En bataille !" }).click();
  await expect(page.getByRole("application")).toBeVisible();
  await toTheFirstMove(page);
  await accessible(page);

  // A touch takes a counter and spreads its stack out: the battery no longer lies over the officers.
  await touch(page, "W3");
  await expect(decision(page).locator(".actor")).toContainText("Batterie Kornilov");
  await expect(async () => {
    const [one, other] = await Promise.all(["W1", "W3"].map((id) => page.locator(`[data-piece="${id}"] .face`).first().boundingBox()));
    expect(one!.x + one!.width <= other!.x || other!.x + other!.width <= one!.x).toBe(true);
  }).toPass();
  await touch(page, "W1");
  await expect(decision(page).locator(".actor")).toContainText("Bataillon d’officiers");
  const stack = decision(page).getByRole("group", { name: "Dans cette pile" });
  const whole = stack.getByRole("button", { name: "Toute la pile (2)" });
  await expect(whole).toHaveAttribute("aria-pressed", "false");
  // Another touch takes the whole stack along.
  await touch(page, "W1");
  await expect(whole).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".spot").first()).toBeVisible();
  await accessible(page);

  await playOn(page);
  const report = page.locator("dialog[open] .report");
  await expect(report).toBeVisible();
  await expect(report.getByRole("heading", { name: "Pertes et objectifs" })).toBeVisible();
  await expect(report).toContainText(/PE perdus/);
  await accessible(page);
  expect(faults).toEqual([]);
});

test("Orël–Tsaritsyne, in English on a phone, from the lobby to the report", async ({ browser, server }) => {
  test.setTimeout(900_000);
  const { page, faults } = await open(browser, server, "/", { ...PHONE, locale: "en-GB" });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.getByRole("button", { name: "Learn Orël–Tsaritsyne" }).tap();
  await expect(page.getByRole("application")).toBeVisible();
  const lesson = page.locator(".lesson");
  await expect(lesson).toContainText("The farm of Kukuyevka");
  await page.getByRole("button", { name: "Understood" }).tap();
  await toTheFirstMove(page);
  await expect(lesson).toContainText("Marching");
  expect(await wide()).toBeLessThanOrEqual(390);
  await accessible(page);
  // On a phone a lesson is a line that opens.
  await page.locator(".lesson button.title").tap();
  await page.getByRole("button", { name: "Skip the lessons" }).tap();

  await playOn(page);
  const report = page.locator("dialog[open] .report");
  await expect(report).toBeVisible();
  await expect(report).toContainText(/SP lost/i);
  expect(await wide()).toBeLessThanOrEqual(390);
  await accessible(page);
  expect(faults).toEqual([]);
});

/** The first move of a battle of two people; whoever is asked before it declines. */
const firstMove = (server: Parameters<typeof battleAt>[0], scenario: string) =>
  battleAt(
    server,
    `orel-tsaritsyne/${scenario}`,
    (asked) => asked.kind === "move" && asked.actors.length > 0,
    (asked) => asked.offers.find((offer) => offer.verb === "leave_option" || offer.verb.startsWith("end_")) ?? asked.offers[0]!,
  );

/** The chance that stands out in what is picked. */
async function headline(page: Page): Promise<number> {
  const told = decision(page).locator(".odds .headline strong");
  await expect(told).toBeVisible();
  return Number.parseInt(await told.innerText(), 10);
}

test("an attack is put together stack by stack, with its chances in view", async ({ browser, server }) => {
  const battle = await firstMove(server, "kukuyevka");
  const { page, faults } = await open(browser, server, chair(battle));
  await toTheFirstMove(page);
  // The battalion is taken and the bridge is pointed at: from where, how, and with what chance.
  await touch(page, "W2");
  await expect(page.locator('.spot.aimed[data-spot^="W2!"]').first()).toBeVisible();
  await touch(page, "R1");
  const alone = await headline(page);
  await expect(decision(page).locator(".preview .lines").first()).toContainText(/contre/);
  await expect(decision(page).locator(".odds .why")).toContainText(/rapport des valeurs/);
  await expect(page.locator(".course .way").first()).toBeAttached();
  await accessible(page);
  await decision(page).getByRole("button", { name: "Donner l’ordre" }).click();
  // It is on the map as an arrow, and nothing is asked about the halt.
  const planned = page.locator("[data-planned] text");
  await expect(planned).toContainText("contre");
  const weak = (await planned.textContent()) ?? "";
  await expect(decision(page)).toHaveAttribute("data-kind", "move");

  // The officers lie below their battery: a touch spreads the stack out.
  await touch(page, "W3");
  await touch(page, "W1");
  await expect(page.locator('.spot.aimed[data-spot^="W1!"]').first()).toBeVisible();
  await touch(page, "R1");
  expect(await headline(page)).toBeGreaterThan(alone);
  await decision(page).getByRole("button", { name: "Donner l’ordre" }).click();
  await expect(planned).not.toHaveText(weak);
  await accessible(page);
  expect(faults).toEqual([]);
});

test("any part of a stack goes by itself, and its supply is drawn", async ({ browser, server }) => {
  const battle = await firstMove(server, "orel-1919");
  const { page, faults } = await open(browser, server, chair(battle));
  await toTheFirstMove(page);
  await expect(page.locator(".topbar .turn")).toContainText("octobre");
  await expect(page.locator("html")).toHaveAttribute("data-first", "white");
  await expect(page.locator(".piece.legal").first()).toBeVisible();
  // A stack of at least three, in which somebody is chosen.
  const [first] = await page.evaluate(() => {
    const at = new Map<string, string[]>();
    for (const piece of document.querySelectorAll(".piece.legal")) {
      const { x, y } = piece.getBoundingClientRect();
      const key = `${Math.round(x / 60)} ${Math.round(y / 60)}`;
      at.set(key, [...(at.get(key) ?? []), piece.getAttribute("data-piece")!]);
    }
    return [...at.values()].sort((a, b) => b.length - a.length)[0]!;
  });
  await touch(page, first!);
  const stack = decision(page).getByRole("group", { name: "Dans cette pile" });
  const names = stack.locator("button:not(.several)");
  expect(await names.count()).toBeGreaterThan(2);
  await expect(page.locator(".course .supply").first()).toBeAttached();
  const other = stack.locator('button:not(.several)[aria-pressed="false"]').first();
  const name = await other.innerText();
  await other.click();
  await expect(stack.locator('button:not(.several)[aria-pressed="true"]')).toHaveCount(2);
  await expect(page.locator(".spot:not(.aimed)").first()).toBeVisible();
  const place = await settled(page.locator(".spot:not(.aimed)").first());
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await decision(page).getByRole("button", { name: "Donner l’ordre" }).click();
  // Both have gone, and only they.
  await expect.poll(async () => (await page.locator(".panels").innerText()).toLowerCase()).toContain(name.toLowerCase());
  expect(faults).toEqual([]);
});
