import type { Page } from "@playwright/test";
import { accessible, answer, answerOnce, expect, open, tableOf, test } from "./fixtures";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: "en-GB" };

const decision = (page: Page) => page.locator("section.decision");
const kind = (page: Page) => decision(page).getAttribute("data-kind");

/** Keeps every message that the server sends a page from now on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        this.addEventListener("message", (event: MessageEvent) => heard.push(String(event.data)));
      }
    };
  });
  await page.reload();
  await expect(page.getByRole("application")).toBeVisible();
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length);

/** Writes the line of a sheet whose words fit. */
async function write(page: Page, words: RegExp): Promise<void> {
  const number = await decision(page).getAttribute("data-number");
  const list = decision(page).locator("details.all");
  if ((await list.getAttribute("open")) === null) await list.locator("summary").click();
  await list.locator("[data-offer]").filter({ hasText: words }).first().click();
  const confirm = decision(page).locator(".preview button.main");
  await expect.poll(async () => (await confirm.isVisible()) || (await decision(page).getAttribute("data-number")) !== number).toBe(true);
  if (await confirm.isVisible()) await confirm.click();
  await expect.poll(() => decision(page).getAttribute("data-number")).not.toBe(number);
}

/** Seals a sheet; what throws dice is confirmed. */
async function seal(page: Page): Promise<void> {
  const number = await decision(page).getAttribute("data-number");
  const given = async () => (await decision(page).getAttribute("data-number")) !== number || (await kind(page)) === "";
  await decision(page).locator(".says").getByRole("button", { name: /^(Prêt|Ready)/ }).click();
  const confirm = decision(page).locator(".preview button.main");
  await expect.poll(async () => (await confirm.isVisible()) || (await given())).toBe(true);
  if (await confirm.isVisible()) await confirm.click();
  await expect.poll(given).toBe(true);
}

/** Answers for whoever is asked until something has come. */
async function playUntil(pages: Page[], done: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    if (await done()) return;
    for (const page of pages) if (await kind(page)) await answerOnce(page, turn);
  }
  throw new Error("it never came");
}

test("two people plot their turns in secret, on a wide screen and on a phone, from the lobby to the report", async ({ browser, server }) => {
  test.setTimeout(600_000);
  const french = await open(browser, server, "/?battle=marie-louise%2Fpetit-morin");
  await french.page.getByRole("radio", { name: "Un ami, par un lien" }).check();
  const created = french.page.waitForResponse((response) => new URL(response.url()).pathname === "/api/games" && response.request().method() === "POST");
  await french.page.getByRole("button", { name: "Ouvrir la partie" }).click();
  await french.page.getByRole("button", { name: "Copier le lien" }).click();
  const link = new URL(await french.page.evaluate(() => navigator.clipboard.readText()));
  const russian = await open(browser, server, link.pathname + link.hash, PHONE);
  await expect.poll(() => russian.page.url()).not.toContain("#");
  const watcher = await open(browser, server, link.pathname);
  const game = link.pathname.split("/").pop()!;
  const tokens = ((await (await created).json()) as { seats: { token: string }[] }).seats.map((seat) => seat.token);
  const others = [russian.page, watcher.page];
  for (const page of others) await listen(page);
  await expect(decision(french.page)).toHaveAttribute("data-kind", "orders");
  await expect(decision(russian.page)).toHaveAttribute("data-kind", "orders");

  // What one side writes on its sheet, and that it writes at all, comes to nobody else.
  const seen = async () => [JSON.stringify(await tableOf(server, game, tokens[1])), JSON.stringify(await tableOf(server, game))];
  const silent = async (act: () => Promise<void>) => {
    const [tables, messages, stories] = [await seen(), await Promise.all(others.map(heard)), await Promise.all(others.map((page) => page.locator(".story li").count()))];
    await act();
    expect(await seen()).toEqual(tables);
    expect(await Promise.all(others.map(heard))).toEqual(messages);
    expect(await Promise.all(others.map((page) => page.locator(".story li").count()))).toEqual(stories);
  };
  await silent(() => write(french.page, /Dubreton.*manœuvrer/i));
  await expect(french.page.locator(".planned").first()).toBeVisible();
  await seal(french.page);
  await write(russian.page, /Choglokov.*manoeuvre/i);
  await seal(russian.page);

  // Orders are revealed together; then both plot.
  const plots = async () => (await kind(french.page)) === "plot" && (await kind(russian.page)) === "plot";
  await playUntil([french.page, russian.page], plots);
  await silent(() => write(french.page, /Dubreton/));
  await expect(french.page.locator(".planned").first()).toBeVisible();
  await accessible(french.page);
  const stood = (await tableOf(server, game)).pieces;
  await seal(french.page);
  await write(russian.page, /Choglokov/);
  expect((await tableOf(server, game)).pieces).toEqual(stood);
  expect(await russian.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await accessible(russian.page);
  await seal(russian.page);
  // Both armies have moved by one and the same reveal.
  await expect.poll(async () => (await tableOf(server, game)).pieces.filter((piece) => stood.some((one) => one.id === piece.id && one.x !== piece.x)).map((piece) => piece.seat)).toEqual(expect.arrayContaining([0, 1]));

  // The other turns are answered as they go without saying; both pages follow to the report.
  const isOver = async () => ((await tableOf(server, game)) as unknown as { outcome: object | null }).outcome !== null;
  while (!(await isOver())) {
    for (const token of tokens) {
      const { number, decision } = await tableOf(server, game, token);
      if (decision) await answer(server, { game }, token, number, decision.offers[0]!.choice);
    }
  }
  const report = (page: Page) => page.locator("dialog[open] .report");
  for (const page of [french.page, russian.page]) await expect(report(page)).toBeVisible();
  for (const one of [french, russian, watcher]) expect(one.faults).toEqual([]);
});
