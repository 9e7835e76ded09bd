import type { Page } from "@playwright/test";
import { accessible, answerOnce, battleCard, expect, open, settled, test } from "./fixtures";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Takes the historical set-up and waits for the first order. */
async function drawUp(page: Page, setUp: string): Promise<void> {
  await page.getByRole("button", { name: setUp, exact: true }).click();
  await expect(page.locator('section.decision[data-kind="order"]')).toBeVisible({ timeout: 60_000 });
}

/** Touches a unit of the map in its middle. */
async function touch(page: Page, piece: string): Promise<void> {
  const box = await settled(page.locator(`[data-piece="${piece}"] .face`).first());
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Answers anything until the battle is over. */
async function playOn(page: Page): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) if (!(await answerOnce(page, turn))) return;
}

test("a march is pointed at anywhere on the lit ground", async ({ browser, server }) => {
  const { page } = await open(browser, server, "/");
  await battleCard(page, /La barrière de péage/).click();
  await page.getByRole("button", { name: "En bataille !" }).click();
  await drawUp(page, "Prendre le dispositif historique");
  await touch(page, "A1");
  const decision = page.locator("section.decision");
  // A march: first the dice, then the lit ground, anywhere on it.
  await decision.getByRole("button", { name: "Marche" }).first().click();
  // Dice fall: it is confirmed.
  await decision.getByRole("button", { name: "Donner l’ordre" }).click();
  await expect(decision).toHaveAttribute("data-kind", "move");
  const reach = page.locator("polygon.reach");
  await expect(reach).toHaveCount(1);
  // What the dice were lies beside the ground that they opened, not on it.
  await expect(async () => {
    const [lit, slip] = [await reach.boundingBox(), await page.locator("aside.told").boundingBox()];
    const apart = slip!.x + slip!.width <= lit!.x || lit!.x + lit!.width <= slip!.x || slip!.y + slip!.height <= lit!.y || lit!.y + lit!.height <= slip!.y;
    expect(apart, JSON.stringify({ lit, slip })).toBe(true);
  }).toPass({ timeout: 10_000 });
  // The dice decide how far it may go: what is too far is brought back to what may be reached.
  const ghost = page.locator(".ghost .block");
  await expect(async () => {
    const start = await page.locator('[data-piece="A1"] .face').first().boundingBox();
    await page.mouse.move(start!.x + start!.width / 2, start!.y - 30);
    await page.mouse.click(start!.x + start!.width / 2 + 12, start!.y - 14);
    await expect(ghost).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(decision.locator(".preview")).toContainText("pouces");
  await decision.getByRole("button", { name: "Tourner vers la droite" }).click();
  await decision.getByRole("button", { name: "Donner l’ordre" }).click();
  await expect(decision).toHaveAttribute("data-kind", "order");
  await expect(page.locator(".story")).toContainText("régiment de gauche a fini sa marche");
});

test("Puissance de feu, in French on a wide screen, from the lobby to the report", async ({ browser, server }) => {
  test.setTimeout(900_000);
  const { page, faults } = await open(browser, server, "/");
  await battleCard(page, /La barrière de péage/).click();
  await page.getByRole("radio", { name: "Recrue" }).check();
  await page.getByRole("button", { name: "En bataille !" }).click();
  await expect(page.getByRole("application")).toBeVisible();
  await drawUp(page, "Prendre le dispositif historique");

  // A unit is chosen first; nothing is measured before its order.
  await expect(page.getByText("Touchez l’unité à faire agir")).toBeVisible();
  await touch(page, "A1");
  const decision = page.locator("section.decision");
  await expect(decision.locator(".actor")).toContainText(/régiment de gauche/i);
  await expect(page.locator(".shot").first()).toBeVisible();
  await expect(page.locator(".reach")).toHaveCount(0);
  await expect(page.locator(".figure")).toHaveCount(0);
  expect(await page.locator("body").innerText()).not.toMatch(/pouces|%/);
  await accessible(page);

  await playOn(page);
  const report = page.locator("dialog[open] .report");
  await expect(report).toBeVisible();
  await expect(report.getByRole("heading", { name: "Pertes et objectifs" })).toBeVisible();
  await expect(report).toContainText(/points marqués/i);
  await accessible(page);
  expect(faults).toEqual([]);
});

test("Puissance de feu, in English on a phone, from the lobby to the report", async ({ browser, server }) => {
  test.setTimeout(900_000);
  const { page, faults } = await open(browser, server, "/", { ...PHONE, locale: "en-GB" });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.getByRole("button", { name: "Learn Puissance de feu" }).tap();
  await expect(page.getByRole("application")).toBeVisible();
  const lesson = page.locator(".lesson");
  await expect(lesson).toContainText("The toll gate");
  await page.getByRole("button", { name: "Understood" }).tap();
  await expect(lesson).toContainText("Drawing up");
  await page.getByRole("button", { name: "Understood" }).tap();
  await drawUp(page, "Take the historical set-up");
  await expect(lesson).toContainText("One order a unit");
  expect(await wide()).toBeLessThanOrEqual(390);
  await accessible(page);
  // On a phone a lesson is a line that opens.
  await page.locator(".lesson button.title").tap();
  await page.getByRole("button", { name: "Skip the lessons" }).tap();

  await touch(page, "A2");
  await expect(page.locator("section.decision .actor")).toContainText(/right regiment/i);
  expect(await page.locator("section.decision").innerText()).not.toMatch(/inches|%/);

  await playOn(page);
  const report = page.locator("dialog[open] .report");
  await expect(report).toBeVisible();
  await expect(report).toContainText(/points scored/i);
  expect(await wide()).toBeLessThanOrEqual(390);
  await accessible(page);
  expect(faults).toEqual([]);
});
