import { answerOnce, expect, open, test } from "./fixtures";

test("a killed server comes back, and the page with it", async ({ browser, server }) => {
  const { page } = await open(browser, server, "/?battle=brigades-de-fer%2Fbrawners-farm");
  await page.getByRole("button", { name: "En bataille !" }).click();
  for (let turn = 0; turn < 6; turn += 1) await answerOnce(page, turn);
  const asked = page.locator('section.decision:not([data-kind=""])');
  await expect(asked).toBeVisible({ timeout: 60_000 });
  const number = Number(await asked.getAttribute("data-number"));

  await server.kill();
  await expect(page.getByText("Liaison perdue")).toBeVisible();
  await server.run();
  await expect(page.getByText("Liaison perdue")).toBeHidden({ timeout: 30_000 });
  expect(Number(await page.locator("section.decision").getAttribute("data-number"))).toBeGreaterThanOrEqual(number);
  await answerOnce(page, 1);

  // A reload finds the same seat, from what the browser keeps.
  const address = page.url();
  await page.reload();
  await expect(page.getByRole("application")).toBeVisible();
  expect(page.url()).toBe(address);
  await answerOnce(page, 2);
  expect(await page.locator(".story li").count()).toBeGreaterThan(5);
});

test("a game that is not there is said plainly", async ({ browser, server }) => {
  const { page } = await open(browser, server, "/g/nosuchgame1234");
  await expect(page.getByRole("heading", { name: "Cette partie n’est pas ici" })).toBeVisible();
});
