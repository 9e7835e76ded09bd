import type { Page } from "@playwright/test";
import { accessible, answerOnce, battleAt, battleCard, chair, expect, open, test, type Seen } from "./fixtures";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const decision = (page: Page) => page.locator("section.decision");
const confirm = (page: Page) => decision(page).locator(".preview button.main");

/** A battle of each book, and what its card says of winning it. */
const books: [string, RegExp][] = [
  ["brigades-de-fer/brawners-farm", /À la fin du tour\s5, ayez au moins 1\spoint d’avance/],
  ["puissance-de-feu/toll-gate", /le score le plus haut gagne/],
  ["orel-tsaritsyne/kukuyevka", /les points de victoire décident/],
  ["bataille-empire/the-farm", /5\spoints d’avance donnent la victoire/],
  ["marie-louise/petit-morin", /le score le plus haut gagne/],
];

test("how to win is told in the lobby, at the set-up and at the table", async ({ browser, server }) => {
  const { page, faults } = await open(browser, server, "/");
  const card = battleCard(page, /ferme Brawner/);
  await expect(card.locator(".win")).toContainText("ayez au moins 1 point d’avance");
  await card.click();
  const setup = page.locator("dialog[open] .victory");
  await expect(setup).toContainText("Ferme Brawner (2 points)");
  await page.locator("dialog[open] button[type=submit]").click();
  const goal = page.locator("button.goal");
  await expect(goal).toContainText("Encore 5 tours");
  await expect(page.locator("table.status")).toContainText("points de victoire");
  await goal.click();
  const sheet = page.locator("dialog[open]");
  await expect(sheet.locator("table.held")).toContainText("Ferme Brawner");
  await expect(sheet).toContainText("Un objectif est au camp qui l’occupe seul");
  expect(faults).toEqual([]);
});

for (const [scenario, words] of books) {
  test(`on a phone the header of ${scenario} has the sides, their points and how to win`, async ({ browser, server }) => {
    const battle = await battleAt(server, scenario, (_, table) => table.pieces.length > 0);
    const { page, faults } = await open(browser, server, chair(battle), phone);
    const bar = page.locator(".phone-bar");
    await expect(bar.locator(".side")).toHaveCount(2);
    await expect(bar.locator(".side.you .who")).toHaveText("vous");
    await expect(bar.locator(".side strong").first()).toHaveText(/^\d+$/);
    // What a finger touches is large enough: the way back and the menu too.
    for (const target of [bar.locator("button.goal"), page.locator(".topbar .home"), page.locator(".topbar button").first(), page.locator(".tabs button").first()]) {
      const box = (await target.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    await bar.locator("button.goal").click();
    await expect(page.locator("dialog[open] .victory")).toContainText(words);
    expect(faults).toEqual([]);
  });
}

test("on a phone the header counts tokens and command points of both sides", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", (asked) => asked.kind === "designate");
  const { page } = await open(browser, server, chair(battle), phone);
  const counted = page.locator(".phone-bar .counted span");
  await expect(counted.filter({ hasText: "points de commandement" })).toHaveText(/ \d+ – \d+$/);
  await expect(counted.filter({ hasText: "jetons" })).toHaveText(/ \d+ – \d+$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("an objective that is pointed at explains itself", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", (asked) => asked.kind === "designate");
  const { page } = await open(browser, server, chair(battle));
  const ring = page.locator("g.objective").first();
  await expect(ring).toBeVisible();
  const box = (await ring.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const card = page.locator(".objective-card");
  await expect(card).toContainText("Ferme Brawner");
  await expect(card).toContainText("Valeur : 2");
  await expect(card).toContainText("Un objectif est au camp qui l’occupe seul");
});

/** Whoever is asked to designate and has a unit that nobody may join and that gets no points: its die falls at once. */
const rollsAtOnce = (asked: { kind: string; offers: { odds: boolean; shape: { kind: string } }[] }) => asked.kind === "designate" && asked.offers.some((one) => one.shape.kind === "pick" && one.odds);

test("no die falls by a single click: a unit that would test at once is confirmed, with its chance", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", rollsAtOnce, (asked, choice) => {
    // Points are spent, so that none are left.
    const most = asked.offers.findLast((one) => one.shape.kind === "count");
    return most ?? (asked.kind === "commit" ? asked.offers[0]! : asked.offers[(choice * 5) % asked.offers.length]!);
  });
  const { page, faults } = await open(browser, server, chair(battle));
  const table = await (await fetch(`${server.address}/api/games/${battle.game}?lang=fr`, { headers: { authorization: `Bearer ${battle.tokens[battle.seat]}` } })).json();
  const rolling = (table as Seen).decision!.offers.find((one) => one.odds && one.shape.kind === "pick")!;
  const id = rolling.shape.kind === "pick" ? rolling.shape.pieces[0]! : "";
  const number = await decision(page).getAttribute("data-number");
  await page.locator(`g.piece[data-piece="${id}"]`).click({ force: true });
  await expect(confirm(page)).toBeVisible();
  await expect(decision(page).locator(".odds .headline")).toContainText("de chances de réussir");
  await expect(decision(page)).toHaveAttribute("data-number", number!);
  await confirm(page).click();
  const told = page.locator("aside.told");
  await expect(told.locator(".result")).toHaveText(/L’activation (réussit|échoue)/);
  expect(faults).toEqual([]);
});

test("an activation of Brigades de Fer takes a touch, a number and a word: group and points in one step", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", (asked) => asked.kind === "designate");
  const { page, faults } = await open(browser, server, chair(battle));
  let clicks = 0;
  const click = async (what: ReturnType<Page["locator"]>) => {
    clicks += 1;
    await what.click({ force: true });
  };
  await expect(decision(page)).toHaveAttribute("data-kind", "designate");
  await click(page.locator("g.piece.legal.unit").first());
  // With or without others who could join, the numbers stand there at once.
  await expect(decision(page)).toHaveAttribute("data-kind", /group|spend/);
  const numbers = decision(page).locator(".counts button");
  await expect(numbers.first()).toBeVisible();
  await expect(numbers.first()).toContainText("%");
  // No number that costs more and brings nothing more: no two have the same chance.
  await expect.poll(async () => {
    const chances = await numbers.locator("strong").allInnerTexts();
    return chances.length > 1 && new Set(chances).size === chances.length;
  }).toBe(true);
  await click(numbers.nth(1));
  await click(confirm(page));
  await expect(page.locator("aside.told .result")).toHaveText(/L’activation (réussit|échoue)/);
  expect(clicks).toBeLessThanOrEqual(4);
  expect(faults).toEqual([]);
});

test("what came of dice stays in sight beside the map until it is seen", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", (asked) => asked.kind === "spend");
  for (const options of [{}, phone]) {
    const { page } = await open(browser, server, chair(battle), options);
    if (await page.locator("aside.told").count()) continue;
    if ((await decision(page).getAttribute("data-kind")) !== "spend") continue;
    await confirm(page).click();
    const told = page.locator("aside.told");
    await expect(told.locator(".result")).toBeVisible();
    const size = await told.locator(".result").evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    expect(size).toBeGreaterThanOrEqual(19);
    const [map, slip] = [(await page.locator("main.map").boundingBox())!, (await told.boundingBox())!];
    expect(slip.x >= map.x + map.width || slip.y >= map.y + map.height).toBe(true);
    await page.waitForTimeout(6000);
    await told.getByRole("button", { name: "Vu" }).click();
    await expect(told).toHaveCount(0);
  }
});

test("what the computer did comes as a digest", async ({ browser, server }) => {
  const body = JSON.stringify({ scenario: "puissance-de-feu/toll-gate", seats: [{ player: "human" }, { player: "computer", level: "recruit" }] });
  const made = await (await fetch(`${server.address}/api/games`, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
  const { page } = await open(browser, server, `/g/${made.game}#${made.seats[0].token}`);
  for (let turn = 0; turn < 40; turn += 1) {
    if (await page.locator("aside.told .digest li").count()) break;
    await answerOnce(page, 2);
  }
  await expect(page.locator("aside.told .digest summary")).toContainText("Depuis votre tour");
  expect(await page.locator("aside.told .digest li").count()).toBeGreaterThan(0);
});

test("a unit that may not be chosen and a place out of reach say why, with the rule", async ({ browser, server }) => {
  const acted = (asked: { kind: string; offers: { shape: { kind: string; pieces?: string[] } }[] }, table: Seen) => {
    const offered = asked.offers.flatMap((one) => one.shape.pieces ?? []);
    return asked.kind === "designate" && table.pieces.some((one) => one.kind === "unit" && one.seat === (table as Seen & { you: number }).you && !offered.includes(one.id));
  };
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", acted);
  const { page, faults } = await open(browser, server, chair(battle));
  await expect(decision(page)).toHaveAttribute("data-kind", "designate");
  const spent = page.locator(`g.piece.unit[data-seat="${battle.seat}"]:not(.legal)`).first();
  await spent.click({ force: true });
  const why = decision(page).locator(".refused");
  await expect(why).toContainText(/activée/);
  await expect(why.locator("a, button")).toContainText("BF-5.8");
  expect(faults).toEqual([]);
});

test("the keyboard plays without a click into the map", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", (asked) => asked.kind === "designate");
  const { page } = await open(browser, server, chair(battle));
  await expect(page.locator("g.piece.legal").first()).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("ArrowUp");
  await expect(page.locator("circle.cursor")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(decision(page)).toHaveAttribute("data-kind", /group|spend|move_general/);
});

test("the story is there after day and lamp, and follows the battle", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", (asked, table) => asked.kind === "designate" && table.number > 12);
  const { page } = await open(browser, server, chair(battle));
  const lines = page.locator(".story li");
  await expect.poll(() => lines.count()).toBeGreaterThan(5);
  const before = await lines.count();
  await page.locator(".topbar button").last().click();
  await page.locator("dialog[open]").getByRole("radio", { name: "Lampe" }).check();
  await page.keyboard.press("Escape");
  await expect.poll(() => lines.count()).toBe(before);
  await answerOnce(page, 1);
  await answerOnce(page, 1);
  await expect.poll(() => page.locator(".story").evaluate((story) => story.scrollHeight - story.scrollTop - story.clientHeight)).toBeLessThan(60);
});

test("bars of chances are drawn on a scale of a hundred", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", (asked) => asked.kind === "spend" || asked.kind === "group");
  const { page } = await open(browser, server, chair(battle));
  const row = decision(page).locator(".chart li").first();
  await expect(row.locator(".figure")).toContainText("%");
  const said = Number.parseFloat((await row.locator(".figure").innerText()).replace(",", "."));
  const drawn = Number.parseFloat(await row.locator(".bar").evaluate((bar) => (bar as HTMLElement).style.width));
  expect(Math.abs(said - drawn)).toBeLessThan(1.1);
});

test("the table, its results and how to win have no serious finding of axe", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", (asked) => asked.kind === "spend");
  const { page } = await open(browser, server, chair(battle), phone);
  await accessible(page);
  await confirm(page).click();
  await expect(page.locator("aside.told")).toBeVisible();
  await accessible(page);
  await page.locator(".phone-bar button.goal").click();
  await accessible(page);
});

test("dice mark what counts, and what they had to come to stands beside them", async ({ browser, server }) => {
  const activation = await battleAt(server, "brigades-de-fer/brawners-farm", (asked) => asked.kind === "spend");
  const { page, faults } = await open(browser, server, chair(activation));
  await confirm(page).click();
  await expect(page.locator("aside.told .dice .needs").first()).toContainText(/seuil d’activation\s:\s\d+/);
  const shot = await battleAt(server, "brigades-de-fer/brawners-farm", (asked) => asked.kind === "act" && asked.offers.some((one) => one.shape.kind === "aim" && one.odds));
  const { page: firing } = await open(browser, server, chair(shot));
  await firing.locator("g.piece.target").first().click({ force: true });
  await confirm(firing).click();
  const thrown = firing.locator("aside.told .dice .thrown").first();
  await expect(thrown.locator(".needs")).toHaveText(/(chaque|additionnez les) .*\d/);
  // Those that count are as many as the faces that its words name.
  const faces = (await thrown.locator(".dice").getAttribute("aria-label"))!.match(/\d/g)!.map(Number);
  const said = await thrown.locator(".needs").innerText();
  const [least, most] = /ou moins/.test(said) ? [1, Number(/\d/.exec(said)![0])] : /ou plus/.test(said) ? [Number(/\d/.exec(said)![0]), 6] : [Math.min(...said.match(/\d/g)!.map(Number)), Math.max(...said.match(/\d/g)!.map(Number))];
  await expect(thrown.locator("svg.good")).toHaveCount(faces.filter((face) => face >= least && face <= most).length);
  expect(faults).toEqual([]);
});

test("on a phone the card of a unit is small, and opens", async ({ browser, server }) => {
  const battle = await battleAt(server, "marie-louise/petit-morin", (asked) => asked.kind === "orders");
  const { page, faults } = await open(browser, server, chair(battle), phone);
  await page.locator(`g.piece.unit[data-seat="${battle.seat}"]`).first().click({ force: true });
  const card = page.locator("aside.card");
  const low = (await card.boundingBox())!.height;
  expect(low).toBeLessThan(130);
  await card.getByRole("button", { name: "Toute la fiche" }).click();
  await expect.poll(async () => (await card.boundingBox())!.height).toBeGreaterThan(low);
  expect(faults).toEqual([]);
});

test("nothing scrolls the table away, whatever is focused below its edge", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", (asked, table) => asked.kind === "designate" && table.number > 12);
  const { page } = await open(browser, server, chair(battle));
  const story = page.locator(".story li").last();
  await expect(story).toBeAttached();
  await story.evaluate((line) => line.scrollIntoView({ block: "end" }));
  expect(await page.locator(".table").evaluate((table) => table.scrollTop)).toBe(0);
});

test("who has lost stays marked on the map until it was seen", async ({ browser, server }) => {
  const body = JSON.stringify({ scenario: "brigades-de-fer/brawners-farm", seats: [{ player: "human" }, { player: "computer", level: "sergeant" }] });
  const made = await (await fetch(`${server.address}/api/games`, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
  const { page, faults } = await open(browser, server, `/g/${made.game}#${made.seats[0].token}`);
  const mark = page.locator("g.hurt");
  for (let turn = 0; turn < 60 && (await mark.count()) === 0; turn += 1) if (!(await answerOnce(page, turn))) break;
  await expect(mark.first()).toHaveText(/−\d|×/);
  // It outlasts every animation.
  await page.waitForTimeout(2500);
  expect(await mark.count()).toBeGreaterThan(0);
  await page.locator("aside.told").getByRole("button", { name: "Vu" }).click();
  await expect(mark).toHaveCount(0);
  expect(faults).toEqual([]);
});
