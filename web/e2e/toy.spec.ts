import { accessible, answerOnce, battleCard, expect, open, test } from "./fixtures";

// The toy has something of everything that a rulebook may ask for: what works with it works for any book.
test.use({ toy: true });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

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
  await expect(report.getByRole("heading", { name: "Pertes et prises" })).toBeVisible();
  expect(faults).toEqual([]);
});
