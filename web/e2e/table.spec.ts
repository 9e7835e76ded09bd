import { accessible, answer, battleAt, chair, expect, open, settled, tableOf, test, type Seen } from "./fixtures";
import type { Offer } from "../src/lib/types";
import { actorsOf, endOf } from "../src/table/shape";

const HEXES = "brigades-de-fer/millers-cornfield";
const FREE = "brigades-de-fer/millers-cornfield-table";

/** A place decision with somewhere to go. */
const marches = (asked: { kind: string; offers: Offer[] }) =>
  asked.kind === "move_unit" && new Set(asked.offers.map((offer) => endOf(offer)?.at.join())).size > 4;

test("a ghost shows the way of a march and what it costs, with the rules", async ({ browser, server }) => {
  const battle = await battleAt(server, HEXES, marches);
  const { page, faults } = await open(browser, server, chair(battle));
  await expect(page.locator("section.decision")).toHaveAttribute("data-kind", "move_unit");
  const piece = page.locator(".piece.subject");
  const from = await settled(piece);
  // The farthest place on offer.
  const spots = await page.locator(".spot").all();
  const boxes = await Promise.all(spots.map((spot) => spot.boundingBox()));
  const far = boxes.reduce((best, box) => (away(box!, from) > away(best!, from) ? box : best));
  await page.mouse.move(far!.x + far!.width / 2, far!.y + far!.height / 2, { steps: 3 });
  await expect(page.locator(".ghost .cost")).toHaveText(/\d\sUD sur \d/);
  await expect(page.locator("polyline.way").first()).toBeAttached();
  await page.mouse.down();
  await page.mouse.up();
  const costs = page.locator(".costs li");
  await expect(costs.first()).toContainText("BF-6.");
  await costs.first().getByRole("button").click();
  await expect(page.locator("dialog[open]")).toContainText("BF-6.");
  expect(faults).toEqual([]);
});

const away = (one: { x: number; y: number }, other: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);

test("on the free table any place may be pointed at; the nearest legal one is shown and given", async ({ browser, server }) => {
  const battle = await battleAt(server, FREE, marches);
  const token = battle.tokens[battle.seat]!;
  const before = await tableOf(server, battle.game, token);
  const { page, faults } = await open(browser, server, chair(battle));
  await expect(page.locator("polygon.reach")).toBeVisible();
  const board = await settled(page.getByRole("application"));
  // Far outside of what may be reached.
  await page.mouse.click(board.x + board.width - 60, board.y + board.height / 2);
  const ghost = page.locator(".ghost .block");
  await expect(ghost).toBeVisible();
  // Both as they lie now: what the order costs takes room from the map.
  const at = await settled(ghost);
  const reach = await settled(page.locator("polygon.reach"));
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  const slack = 6;
  expect(middle.x).toBeGreaterThan(reach.x - slack);
  expect(middle.x).toBeLessThan(reach.x + reach.width + slack);
  expect(middle.y).toBeGreaterThan(reach.y - slack);
  expect(middle.y).toBeLessThan(reach.y + reach.height + slack);
  // The keyboard nudges and turns; whatever it comes to may be given.
  await page.getByRole("application").focus();
  for (const key of ["ArrowLeft", "ArrowUp", "]", "["]) await page.keyboard.press(key);
  await expect(page.locator(".ghost .cost")).toHaveText(/\d\sUD sur \d/);
  await page.getByRole("button", { name: "Donner l’ordre" }).click();
  await expect.poll(async () => (await tableOf(server, battle.game, token)).number).toBeGreaterThan(before.number);
  await expect(page.locator(".refused")).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("the modifiers of a throw are told before it is made", async ({ browser, server }) => {
  const battle = await battleAt(server, HEXES, (asked) => asked.offers.some((offer) => offer.shape.kind === "aim"));
  const { page, faults } = await open(browser, server, chair(battle));
  await page.locator("details.all summary").click();
  const target = await page.locator("[data-offer]").evaluateAll((buttons) => buttons.findIndex((button) => /\s: /.test(button.textContent ?? "")));
  await page.locator("[data-offer]").nth(target).click();
  await expect(page.locator(".odds .chart li").first()).toBeAttached();
  const why = page.locator(".odds details.why");
  // On a wide screen they stand there unasked.
  await expect(why).toHaveAttribute("open");
  const modifier = why.locator("li.modifier").first();
  await expect(modifier).toBeVisible();
  await expect(modifier.getByRole("button")).toContainText(/BF-\d/);
  await accessible(page);
  expect(faults).toEqual([]);
});

test("a line of fire between two units, and the rule that cuts it", async ({ browser, server }) => {
  const battle = await battleAt(server, HEXES, (asked) => asked.kind === "designate");
  const { page, faults } = await open(browser, server, chair(battle));
  await expect(page.locator(".piece.unit").first()).toBeVisible();
  await page.keyboard.press("l");
  const card = page.locator("aside.ruler");
  await expect(card).toContainText("D’où tire-t-on");
  const own = page.locator('.piece.unit[data-seat="0"] .glow').first();
  const enemy = page.locator('.piece.unit[data-seat="1"] .glow').first();
  await own.click({ force: true });
  await expect(card).toContainText("Vers où");
  await enemy.click({ force: true });
  await expect(card.locator("strong")).toHaveText(/UD, (tir possible|pas de tir)/);
  await expect(card.locator("li").first()).toContainText("BF-0.6");
  await expect(page.locator(".sight line")).toBeAttached();
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(page.locator(".sight")).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("where nothing is measured before the order, the tool names the rule", async ({ browser, server }) => {
  const battle = await battleAt(server, "puissance-de-feu/toll-gate", (asked) => asked.kind === "order");
  const { page, faults } = await open(browser, server, chair(battle));
  await page.getByRole("application").press("0");
  await page.getByRole("button", { name: "Ligne de tir" }).click();
  const pieces = page.locator(".piece.unit .glow");
  await pieces.first().click({ force: true });
  await pieces.last().click({ force: true });
  await expect(page.locator("aside.ruler")).toContainText("PF-3.8");
  expect(faults).toEqual([]);
});

for (const motion of ["no-preference", "reduce"] as const) {
  test(`a unit marches along its way, or stands still: ${motion}`, async ({ browser, server }) => {
    // Two steps or more, so that the way has a corner or a pause.
    const battle = await battleAt(server, HEXES, (asked, table) => marches(asked) && reachOf(farthest(table), mover(table)) >= 1700);
    const token = battle.tokens[battle.seat]!;
    const { page, faults } = await open(browser, server, "/", { reducedMotion: motion });
    await page.addInitScript(() => {
      const marched: number[] = [];
      Object.assign(window, { marched });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        if (this.matches(".piece")) marched.push((frames as unknown[]).length);
        return animate.call(this, frames, options);
      };
    });
    await page.goto(server.address + chair(battle));
    await expect(page.locator(".piece.subject")).toBeVisible();
    const table = await tableOf(server, battle.game, token);
    await answer(server, battle, token, table.number, farthest(table).choice);
    await expect.poll(async () => Number(await page.locator("section.decision").getAttribute("data-number"))).toBeGreaterThan(table.number);
    const marched = await page.evaluate(() => (window as unknown as { marched: number[] }).marched);
    if (motion === "reduce") expect(marched).toEqual([]);
    else expect(marched.some((frames) => frames >= 3)).toBe(true);
    expect(faults).toEqual([]);
  });
}

/** The piece that is asked to march, and the answer that leads it farthest. */
const mover = (table: Seen) => table.pieces.find((one) => one.id === actorsOf(table.decision!.offers[0]!)[0])!;
const farthest = (table: Seen) => table.decision!.offers.reduce((best, offer) => (reachOf(offer, mover(table)) > reachOf(best, mover(table)) ? offer : best));
const reachOf = (offer: Offer, from: { x: number; y: number }) => {
  const [x, y] = endOf(offer)?.at ?? [from.x, from.y];
  return Math.hypot(x - from.x, y - from.y);
};

test("what happened is told before the table it leads to", async ({ browser, server }) => {
  const battle = await battleAt(server, HEXES, (asked) => asked.kind === "designate");
  const { page } = await open(browser, server, "/");
  const hearing = page.evaluate(
    ({ game }) =>
      new Promise<void>((resolve) => {
        const list: [string, number][] = [];
        (window as unknown as { heard: [string, number][] }).heard = list;
        const address = new URL(`/api/games/${game}/live`, location.href);
        address.protocol = "ws:";
        const socket = new WebSocket(address);
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello", lang: "fr" }));
        socket.onmessage = (event) => {
          const message = JSON.parse(event.data);
          if (message.type === "table") list.push(["table", message.table.number]);
          if (message.type === "update" && message.number !== undefined) list.push(["table", message.number]);
          if (message.type === "step") list.push(["told", message.step.number]);
          resolve();
        };
      }),
    battle,
  );
  await hearing;
  const heard = () => page.evaluate(() => (window as unknown as { heard: [string, number][] }).heard);
  // Others come and go meanwhile, so that tables are sent for many reasons.
  for (let choice = 0; choice < 24; choice += 1) {
    for (const token of battle.tokens) {
      const table = await tableOf(server, battle.game, token);
      const offers = table.decision?.offers;
      if (offers) await answer(server, battle, token, table.number, offers[(choice * 3) % offers.length]!.choice);
    }
    if (choice % 4 === 0) {
      const visitor = await open(browser, server, chair(battle));
      await visitor.page.context().close();
    }
  }
  const last = (await tableOf(server, battle.game)).number;
  await expect.poll(async () => (await heard()).some(([what, number]) => what === "table" && number >= last)).toBe(true);
  const list = await heard();
  expect(list.filter(([what]) => what === "told").length).toBeGreaterThan(5);
  let told = list[0]![1];
  for (const [what, number] of list.slice(1)) {
    if (what === "told") told = number;
    else expect(number).toBe(told);
  }
});
