import { accessible, answerOnce, battleCard, expect, open, test } from "./fixtures";

test("a whole battle against the computer, from the lobby to the report", async ({ browser, server }) => {
  // The computer answers on a beat of its own, a few hundred times.
  test.setTimeout(900_000);
  const { page, faults } = await open(browser, server, "/");
  await expect(page.getByRole("heading", { name: "Grognard" })).toBeVisible();
  await battleCard(page, /ferme Brawner/).click();
  await page.getByRole("radio", { name: "Recrue" }).check();
  await page.getByRole("button", { name: "En bataille !" }).click();
  await expect(page.getByRole("application")).toBeVisible();
  for (let turn = 0; turn < 600; turn += 1) if (!(await answerOnce(page, turn))) break;
  const report = page.locator("dialog[open] .report");
  await expect(report).toBeVisible();
  await expect(report.getByRole("heading", { name: "Pertes et objectifs" })).toBeVisible();
  await expect(report.getByRole("heading", { name: "La chance aux dés" })).toBeVisible();
  await accessible(page);

  // The record is exported, and the story can be revisited by address.
  const download = page.waitForEvent("download");
  await report.getByRole("button", { name: "Exporter la partie" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.game$/);
  await page.keyboard.press("Escape");
  await page.getByRole("slider").fill("3");
  await expect(page.getByText("Vous revoyez le moment 3")).toBeVisible();
  expect(page.url()).toContain("?at=3");
  await page.getByRole("button", { name: "Revenir au présent" }).click();

  // A rule of the story is read.
  await page.getByRole("button", { name: /Lire la règle/ }).first().click();
  await expect(page.locator("dialog[open]")).toContainText(/BF-/);
  await page.keyboard.press("Escape");

  // The lobby remembers it.
  await page.goto(server.address);
  await expect(page.locator(".kept")).toContainText(/terminée|gagnée|perdue|partie nulle/);
  expect(faults).toEqual([]);
});
