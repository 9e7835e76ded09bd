import { battleAt, chair, expect, open, test } from "./fixtures";

test("the link of the other seat, opened at the same table, takes that seat", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", (asked) => asked.kind === "spend");
  const { page, faults } = await open(browser, server, chair(battle));
  await expect(page.locator("section.decision")).toHaveAttribute("data-kind", "spend");
  const other = battle.tokens[1 - battle.seat]!;
  await page.evaluate((token) => (location.hash = token), other);
  // The other seat is asked nothing, and no token is left in the address.
  await expect(page.locator("section.decision")).toHaveAttribute("data-kind", "");
  expect(new URL(page.url()).hash).toBe("");
  await page.reload();
  await expect(page.locator("section.decision .prompt")).not.toBeEmpty();
  await expect(page.locator("section.decision")).toHaveAttribute("data-kind", "");
  await page.evaluate((token) => (location.hash = token), battle.tokens[battle.seat]!);
  await expect(page.locator("section.decision")).toHaveAttribute("data-kind", "spend");
  expect(faults).toEqual([]);
});

test("the film runs from the beginning to the present, and stops for whoever takes the slider", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", (_, table) => table.number >= 8);
  const { page, faults } = await open(browser, server, chair(battle));
  const slider = page.locator("input[type=range]");
  const end = Number(await slider.getAttribute("max"));
  await page.keyboard.press("f");
  await expect(page.locator("section.decision .prompt")).toHaveRole("status");
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(1);
  await slider.fill("1");
  // The film has stopped: it can be started again.
  const start = page.getByRole("button", { name: "Lire le film" });
  await expect(start).toBeVisible();
  await expect(slider).toHaveValue("1");
  expect(new URL(page.url()).search).toBe("?at=1");
  await start.click();
  await expect(slider).toHaveValue(String(end), { timeout: 30_000 });
  expect(new URL(page.url()).search).toBe("");
  await expect(page.locator("section.decision")).not.toHaveAttribute("data-kind", "");
  expect(faults).toEqual([]);
});
