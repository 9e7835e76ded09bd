import { accessible, battleCard, expect, open, test } from "./fixtures";

test("rules and ground are agreed on in the lobby, and in force at the table", async ({ browser, server }) => {
  const { page, faults } = await open(browser, server, "/");
  // One card for one battle, whatever it is fought on.
  await expect(battleCard(page, /Miller/)).toHaveCount(1);
  await battleCard(page, /Miller/).click();
  const sheet = page.locator("dialog[open]");
  await sheet.getByRole("radio", { name: "Table libre" }).check();
  await sheet.getByText("Règles et options").click();
  await expect(sheet.locator("details.options summary")).toContainText("règles du livre");
  await sheet.getByLabel("Esquive", { exact: true }).uncheck();
  await sheet.getByLabel("Dé des miliciens en soutien").selectOption({ label: "d8" });
  await expect(sheet.locator("details.options summary")).toContainText("2 options modifiées");
  await accessible(page);

  // A rule is read without leaving the preparations.
  await sheet.getByRole("button", { name: /Lire la règle BF-13.1/ }).click();
  await expect(page.locator("dialog[open]").last()).toContainText("BF-13.1");
  await page.keyboard.press("Escape");
  await sheet.getByRole("button", { name: "Revenir aux règles du livre" }).click();
  await expect(sheet.locator("details.options summary")).toContainText("règles du livre");
  await sheet.getByLabel("Esquive", { exact: true }).uncheck();

  await page.getByRole("button", { name: "En bataille !" }).click();
  await expect(page.getByRole("application")).toBeVisible();
  await page.getByRole("button", { name: "Armées" }).click();
  await expect(page.locator(".in-force")).toContainText("Esquive : non");
  expect(await page.locator(".in-force li").count()).toBe(1);
  expect(faults).toEqual([]);
});

test("on a phone and in English, by the book", async ({ browser, server }) => {
  const { page, faults } = await open(browser, server, "/?battle=puissance-de-feu%2Ftoll-gate", { viewport: { width: 390, height: 844 }, locale: "en-GB", hasTouch: true });
  const sheet = page.locator("dialog[open]");
  await sheet.getByText("Rules and options").click();
  await expect(sheet.locator(".option").first()).toBeVisible();
  // Nothing sticks out of the screen.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await accessible(page);
  await sheet.getByRole("button", { name: "To battle!" }).click();
  await expect(page.getByRole("application")).toBeVisible();
  await page.getByRole("button", { name: "Armies" }).click();
  await expect(page.locator(".in-force")).toContainText("unchanged");
  expect(faults).toEqual([]);
});
