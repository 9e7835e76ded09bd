import { accessible, answerOnce, expect, open, test } from "./fixtures";
import type { Page } from "@playwright/test";

/** Places everything this seat has to place, and commits it. */
async function deploy(page: Page): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) {
    const kind = await page.locator("section.decision").getAttribute("data-kind");
    if (!kind || !["deploy", "deploy_general", "commit"].includes(kind)) return;
    if (kind === "commit") {
      await page.locator(".says button:not(.back)").first().click();
      await expect(page.locator('section.decision[data-kind="commit"]')).toHaveCount(0);
      return;
    }
    await answerOnce(page, turn);
  }
}

const blocks = (page: Page, seat: number) => page.locator(`.piece.unit[data-seat="${seat}"]`);

test("two players by link deploy in secret, play, and are watched", async ({ browser, server }) => {
  const union = await open(browser, server, "/?battle=brigades-de-fer%2Fmillers-cornfield");
  await union.page.getByRole("radio", { name: "Un ami, par un lien" }).check();
  await union.page.getByRole("button", { name: "Ouvrir la partie" }).click();
  await union.page.getByRole("button", { name: "Copier le lien" }).click();
  const link = await union.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("#");
  const path = new URL(link).pathname;

  const south = await open(browser, server, path + new URL(link).hash, { locale: "en-GB" });
  await expect(south.page.getByRole("application")).toBeVisible();
  // The secret has left the address, so that it is not shared by mistake.
  await expect.poll(() => south.page.url()).not.toContain("#");
  await expect(south.page.locator("section.decision")).toContainText("Deploy");
  const watcher = await open(browser, server, path);
  await expect(watcher.page.getByRole("application")).toBeVisible();

  await deploy(union.page);
  await expect.poll(async () => blocks(union.page, 0).count()).toBeGreaterThan(5);
  // Nobody else sees a thing before both are done.
  expect(await blocks(south.page, 0).count()).toBe(0);
  expect(await blocks(watcher.page, 0).count()).toBe(0);
  expect(await watcher.page.locator(".story li").count()).toBe(0);

  await deploy(south.page);
  await expect.poll(async () => blocks(south.page, 0).count()).toBeGreaterThan(5);
  await expect.poll(async () => blocks(watcher.page, 1).count()).toBeGreaterThan(5);
  await expect(watcher.page.locator('section.decision[data-kind=""]')).toBeVisible();

  // They talk, and the one to move moves.
  await union.page.getByRole("button", { name: "Discussion" }).click();
  await union.page.getByLabel("Votre message").fill("Bonne chance !");
  await union.page.getByRole("button", { name: "Envoyer" }).click();
  await south.page.getByRole("button", { name: /Chat/ }).click();
  await expect(south.page.locator(".chat")).toContainText("Bonne chance !");
  for (let turn = 0; turn < 12; turn += 1) {
    const mover = (await union.page.locator("section.decision").getAttribute("data-kind")) ? union.page : south.page;
    if (await mover.locator("section.decision").getAttribute("data-kind")) await answerOnce(mover, turn);
  }
  await accessible(south.page);
  for (const one of [union, south, watcher]) expect(one.faults).toEqual([]);
});

test("two players at one screen: it is covered while there are secrets", async ({ browser, server }) => {
  const { page, faults } = await open(browser, server, "/?battle=brigades-de-fer%2Fmillers-cornfield");
  await page.getByRole("radio", { name: "Un ami, à cet écran" }).check();
  await page.getByRole("button", { name: "En bataille !" }).click();
  await expect(page.getByRole("application")).toBeVisible();
  await expect(page.locator(".whose")).toHaveText("Union");
  await deploy(page);
  await expect(page.locator(".cover")).toBeVisible();
  expect(await page.locator(".piece").count()).toBe(0);
  await page.getByRole("button", { name: /Voir la carte/ }).click();
  await expect(page.locator("section.decision")).toHaveAttribute("data-kind", "deploy");
  await expect(page.locator(".whose")).toHaveText("Confédérés");
  expect(await blocks(page, 0).count()).toBe(0);
  expect(faults).toEqual([]);
});
