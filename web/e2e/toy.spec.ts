import type { Page } from "@playwright/test";
import { accessible, answerOnce, battleCard, expect, open, settled, tableOf, test } from "./fixtures";
import type { Server } from "./server";

// The toy has something of everything that a rulebook may ask for: what works with it works for any book.
test.use({ toy: true });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const decision = (page: Page) => page.locator("section.decision");
const kind = (page: Page) => decision(page).getAttribute("data-kind");
const number = async (page: Page) => Number(await decision(page).getAttribute("data-number"));
const confirm = (page: Page) => decision(page).locator(".preview button.main");

/** Touches something on the map in its middle. */
async function touch(page: Page, what: string): Promise<void> {
  const box = await settled(page.locator(what).first());
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
const piece = (id: string) => `[data-piece="${id}"] .face`;

/** Does something that gives an answer, at once or after it was weighed. */
async function gives(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await number(page);
  await act();
  const given = async () => (await number(page)) !== before;
  await expect.poll(async () => (await given()) || (await confirm(page).isVisible())).toBe(true);
  // What was given just now may take its button away under the hand.
  if (!(await given())) await confirm(page).click({ timeout: 5_000 }).catch(() => {});
  await expect.poll(given).toBe(true);
}

/** A battle of two people, with the tokens of their seats. */
async function bridge(server: Server): Promise<{ game: string; tokens: [string, string] }> {
  const body = JSON.stringify({ scenario: "toy/bridge", seats: [{ player: "human" }, { player: "human" }] });
  const created = await (await fetch(`${server.address}/api/games`, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
  return { game: created.game, tokens: created.seats.map((seat: { token: string }) => seat.token) };
}

test("sealed sheets, a stack, a bridge to blow, half points, a volley of several, a march of two legs and a formation", async ({ browser, server }) => {
  test.setTimeout(300_000);
  const battle = await bridge(server);
  const [first, second] = battle.tokens;
  const blue = await open(browser, server, `/g/${battle.game}#${first}`);
  const red = await open(browser, server, `/g/${battle.game}#${second}`, { locale: "en-GB" });
  for (const { page } of [blue, red]) await expect(decision(page)).toHaveAttribute("data-kind", "commit");
  const whole = (page: Page) => page.locator(".place.bridge");
  const blown = (page: Page) => page.locator(".place.blown-bridge");
  await expect(whole(red.page)).toHaveCount(1);

  // Half points are told.
  await touch(blue.page, piece("B2"));
  await expect(blue.page.locator("aside.card")).toContainText("force 1,5 sur 1,5");
  // Who lies below in a stack is chosen beside the map; several pieces are picked together.
  const stack = decision(blue.page).getByRole("group", { name: "Dans cette pile" });
  await stack.getByRole("button", { name: "1er régiment bleu" }).click();
  await expect(decision(blue.page).locator(".actor")).toContainText("1er régiment bleu");
  await gives(blue.page, () => decision(blue.page).getByRole("button", { name: /pile/i }).click());
  const standsFast = (page: Page, words: RegExp) => page.locator('[data-piece="B1"]').and(page.getByRole("img", { name: words }));
  await expect(standsFast(blue.page, /tient ferme/)).toHaveCount(1);
  await expect(standsFast(red.page, /stands fast/)).toHaveCount(0);

  // An aim at a place: the bridge is to be blown, which nobody else knows; then a count, and the sheet is closed.
  const before = await number(blue.page);
  await touch(blue.page, ".place.bridge");
  await expect(decision(blue.page).locator(".preview")).toContainText(/faire sauter le pont/i);
  await confirm(blue.page).click();
  await expect.poll(() => number(blue.page)).toBe(before + 1);
  await decision(blue.page).getByRole("button", { name: "Engager 3" }).click();
  await confirm(blue.page).click();
  await expect(decision(blue.page)).toHaveAttribute("data-kind", "");
  for (const { page } of [blue, red]) await expect(blown(page)).toHaveCount(0);
  expect(await red.page.locator(".story li").count()).toBe(0);

  // Both sheets are revealed together: the ground has changed, and the order is seen.
  await decision(red.page).getByRole("button", { name: "Commit 0" }).click();
  await confirm(red.page).click();
  for (const { page } of [blue, red]) {
    await expect(blown(page)).toHaveCount(1);
    await expect(whole(page)).toHaveCount(0);
  }
  await expect(standsFast(red.page, /stands fast/)).toHaveCount(1);
  // Three reserves and a die are always more than a die: the other side has lost the field.
  await expect(decision(red.page)).toHaveAttribute("data-kind", "hold");
  await decision(red.page).getByRole("button", { name: "Yield the field" }).click();

  // Two units fire together at a third.
  await expect(decision(blue.page)).toHaveAttribute("data-kind", "act");
  await touch(blue.page, piece("B1"));
  const aims = decision(blue.page).locator(".aims li").filter({ hasText: "1er régiment rouge" }).getByRole("button");
  await expect(aims).toHaveCount(4);
  await gives(blue.page, () => aims.nth(2).click());
  await expect(red.page.locator(".story")).toContainText(/1st Blue Regiment fires at 1st Red Regiment, with Blue Battery/);
  // Whoever was hit stands or falls back.
  await expect.poll(async () => (await kind(blue.page)) || (await kind(red.page))).toMatch(/act|nerve/);
  if ((await kind(red.page)) === "nerve") await answerOnce(red.page, 2);
  await expect(decision(blue.page)).toHaveAttribute("data-kind", "act");

  // A march of two legs, pointed at on the map.
  await touch(blue.page, piece("B4"));
  await touch(blue.page, "#hex-G5");
  await expect(blue.page.locator(".ghost")).toBeVisible();
  await expect(blue.page.locator(".ghost")).toContainText("2 hexagones");
  await gives(blue.page, () => confirm(blue.page).click());
  const marched = (await tableOf(server, battle.game, second)).pieces.find((one) => one.id === "B4")!;
  expect([marched.x, marched.y]).toEqual([6500, 4500]);

  // A formation.
  await touch(blue.page, piece("B2"));
  await gives(blue.page, () => decision(blue.page).getByRole("button", { name: /colonne/ }).click());
  await expect(red.page.locator(".story")).toContainText(/Blue Sappers forms column/);

  // Who looks back sees the bridge stand.
  await blue.page.getByRole("slider").fill("1");
  await expect(whole(blue.page)).toHaveCount(1);
  await blue.page.getByRole("button", { name: "Revenir au présent" }).click();
  await expect(blown(blue.page)).toHaveCount(1);
  await accessible(blue.page);
  for (const one of [blue, red]) expect(one.faults).toEqual([]);
});

test("a battle of the toy on a phone against the computer, from the lobby to the report", async ({ browser, server }) => {
  test.setTimeout(300_000);
  const { page, faults } = await open(browser, server, "/", PHONE);
  await battleCard(page, /Le pont/).click();
  await page.getByRole("radio", { name: "Recrue" }).check();
  await page.getByRole("button", { name: "En bataille !" }).click();
  await expect(page.getByRole("application")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await accessible(page);
  for (let turn = 0; turn < 300; turn += 1) if (!(await answerOnce(page, turn))) break;
  const report = page.locator("dialog[open] .report");
  await expect(report).toBeVisible();
  await expect(report.getByRole("heading", { name: "Pertes et objectifs" })).toBeVisible();
  expect(faults).toEqual([]);
});
