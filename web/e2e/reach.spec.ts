import { accessible, answerOnce, battleCard, expect, open, settled, test } from "./fixtures";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test("a phone: map, orders and story within a thumb's reach", async ({ browser, server }) => {
  const { page, faults } = await open(browser, server, "/", PHONE);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Apprendre en jouant" }).tap();
  await expect(page.getByRole("application")).toBeVisible();
  await expect(page.locator(".lesson")).toBeVisible();
  await page.getByRole("button", { name: "Compris" }).tap();
  expect(await wide()).toBeLessThanOrEqual(390);
  for (let turn = 0; turn < 6; turn += 1) {
    const lesson = page.getByRole("button", { name: "Passer les leçons" });
    if (turn === 3 && (await lesson.isVisible())) await lesson.tap();
    await answerOnce(page, turn);
  }
  await page.getByRole("button", { name: "Récit" }).tap();
  await expect(page.locator(".story li").first()).toBeVisible();
  await page.getByRole("button", { name: "Revenir à la carte" }).tap();
  await expect(page.locator(".story")).toBeHidden();
  await accessible(page);
  expect(faults).toEqual([]);
});

test("English at a click, by lamplight, and both are remembered", async ({ browser, server }) => {
  const { page, faults } = await open(browser, server, "/");
  await accessible(page);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "The battles" })).toBeVisible();
  await expect(battleCard(page, /Miller’s Cornfield, Antietam, 17 September 1862/)).toBeVisible();
  await page.getByRole("button", { name: "By lamplight" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "The battles" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "lamp");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await accessible(page);
  expect(faults).toEqual([]);
});

test("the browser's language is followed", async ({ browser, server }) => {
  const { page } = await open(browser, server, "/", { locale: "en-US" });
  await expect(page.getByRole("heading", { name: "The battles" })).toBeVisible();
});

test("the keyboard alone plays", async ({ browser, server }) => {
  const { page, faults } = await open(browser, server, "/?battle=brigades-de-fer%2Fmillers-cornfield");
  await page.getByRole("button", { name: "En bataille !" }).press("Enter");
  const board = page.getByRole("application");
  await expect(board).toBeVisible();
  await expect(page.locator("section.decision")).toHaveAttribute("data-kind", "deploy");
  const before = Number(await page.locator("section.decision").getAttribute("data-number"));
  await board.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("circle.cursor")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(".preview")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(async () => Number(await page.locator("section.decision").getAttribute("data-number"))).toBeGreaterThan(before);
  // Taken back: nothing was revealed.
  await page.keyboard.press("u");
  await expect.poll(async () => page.locator(".piece.unit").count()).toBe(0);
  await page.keyboard.press("?");
  await expect(page.locator("dialog[open]")).toContainText("Clavier");
  expect(faults).toEqual([]);
});

test("a unit is dragged onto the map and turned by its handles", async ({ browser, server }) => {
  const { page, faults } = await open(browser, server, "/?battle=brigades-de-fer%2Fmillers-cornfield");
  await page.getByRole("button", { name: "En bataille !" }).click();
  const tray = page.locator(".tray");
  await expect(tray).toBeVisible();
  const spot = page.locator(".spot").nth(4);
  const [from, to] = [await settled(tray), await settled(spot)];
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator(".spot.picked")).toHaveCount(1);
  const handles = page.locator(".heading");
  expect(await handles.count()).toBeGreaterThan(1);
  await page.locator(".heading:not(.now)").first().click();
  await page.getByRole("button", { name: "Donner l’ordre" }).click();
  await expect(page.locator(".piece.unit")).toHaveCount(1);
  expect(faults).toEqual([]);
});
