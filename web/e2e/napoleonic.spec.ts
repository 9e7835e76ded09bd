import type { Page } from "@playwright/test";
import { accessible, answerOnce, battleCard, expect, open, test } from "./fixtures";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The learning battles of the two Napoleonic books, by the names that a player reads. */
const BOOKS = [
  { book: "Bataille Empire", card: /^La ferme(?! B| d)/, learn: "Learn Bataille Empire", welcome: "The farm" },
  { book: "Marie-Louise", card: /La ferme du Petit Morin/, learn: "Learn Marie-Louise", welcome: "Petit Morin" },
];

/** Answers anything until the battle is over. */
async function playOn(page: Page): Promise<void> {
  for (let turn = 0; turn < 900; turn += 1) if (!(await answerOnce(page, turn))) return;
}

for (const { book, card, learn, welcome } of BOOKS) {
  test(`${book}, in French on a wide screen, from the lobby to the report`, async ({ browser, server }) => {
    test.setTimeout(900_000);
    const { page, faults } = await open(browser, server, "/");
    await battleCard(page, card).click();
    await page.getByRole("radio", { name: "Recrue" }).check();
    await page.getByRole("button", { name: "En bataille !" }).click();
    await expect(page.getByRole("application")).toBeVisible();
    await expect(page.locator('section.decision:not([data-kind=""])')).toBeVisible({ timeout: 60_000 });
    await accessible(page);

    await playOn(page);
    const report = page.locator("dialog[open] .report");
    await expect(report).toBeVisible();
    await expect(report.getByRole("heading", { name: "Pertes et objectifs" })).toBeVisible();
    await accessible(page);
    expect(faults).toEqual([]);
  });

  test(`${book}, in English on a phone, with its lessons`, async ({ browser, server }) => {
    test.setTimeout(900_000);
    const { page, faults } = await open(browser, server, "/", { ...PHONE, locale: "en-GB" });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.getByRole("button", { name: learn }).tap();
    await expect(page.getByRole("application")).toBeVisible();
    await expect(page.locator(".lesson")).toContainText(welcome);
    expect(await wide()).toBeLessThanOrEqual(390);
    await accessible(page);
    // On a phone a lesson is a line that opens.
  await page.locator(".lesson button.title").tap();
  await page.getByRole("button", { name: "Skip the lessons" }).tap();

    await playOn(page);
    await expect(page.locator("dialog[open] .report")).toBeVisible();
    expect(await wide()).toBeLessThanOrEqual(390);
    expect(faults).toEqual([]);
  });
}
