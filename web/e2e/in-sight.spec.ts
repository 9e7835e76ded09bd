import type { Locator } from "@playwright/test";
import { battleAt, chair, expect, open, settled, test } from "./fixtures";
import { actorsOf, endOf, targetOf } from "../src/table/shape";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const HEXES = "brigades-de-fer/millers-cornfield";
const FARM = "brigades-de-fer/brawners-farm";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const apart = (one: Box, other: Box) =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
/** Whether the middle of something can be seen and touched on the map. */
async function inSight(piece: Locator): Promise<boolean> {
  const box = await settled(piece);
  return piece.page().evaluate(
    ([x, y]) => Boolean(document.elementFromPoint(x!, y!)?.closest(".frame")),
    [box.x + box.width / 2, box.y + box.height / 2],
  );
}

test("no button lies on the map, and no notice on what happened", async ({ browser, server }) => {
  const battle = await battleAt(server, HEXES, (asked) => asked.kind === "designate");
  const { page, faults } = await open(browser, server, chair(battle));
  const board = await settled(page.getByRole("application"));
  for (const name of ["Agrandir la carte", "Réduire la carte", "Voir toute la carte", "Ligne de tir"]) {
    expect(apart(board, (await page.getByRole("button", { name }).boundingBox())!), name).toBe(true);
  }
  await page.getByRole("button", { name: "Partager ce moment" }).click();
  const notice = page.locator(".notice");
  await expect(notice).toBeVisible();
  expect(apart(board, (await notice.boundingBox())!)).toBe(true);
  await notice.getByRole("button").click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

test("on a phone something of what may be answered with is seen", async ({ browser, server }) => {
  // The armies meet at the western rim of a wide map.
  const battle = await battleAt(server, "brigades-de-fer/gettysburg", (asked) => asked.kind === "designate");
  const { page, faults } = await open(browser, server, chair(battle), PHONE);
  await expect(page.locator(".piece.legal").first()).toBeAttached();
  await settled(page.locator(".piece.legal").first());
  const lit = await page.locator(".piece.legal").all();
  const seen = await Promise.all(lit.map((piece) => inSight(piece)));
  expect(seen).toContain(true);
  expect(faults).toEqual([]);
});

test("on a phone a place is seen where those who arrive may enter", async ({ browser, server }) => {
  // The Iron Brigade comes from the south, far from the fighting.
  const battle = await battleAt(server, "brigades-de-fer/gettysburg", (asked) => asked.kind === "place_reinforcement" && asked.offers.every((offer) => endOf(offer)!.at[1] > 10_000));
  const { page, faults } = await open(browser, server, chair(battle), PHONE);
  await expect(page.locator("[data-spot]").first()).toBeAttached();
  await settled(page.locator("[data-spot]").first());
  const seen = async () => Promise.all((await page.locator("[data-spot]").all()).map((spot) => inSight(spot)));
  await expect.poll(seen).toContain(true);
  expect(faults).toEqual([]);
});

/** A battle in which the Confederates may fire at a brigade that has gone into the farmhouse. */
const atTheFarmhouse = (server: Parameters<typeof battleAt>[0]) =>
  battleAt(
    server,
    FARM,
    (asked, table) => asked.offers.some((offer) => targetOf(offer) === "U2") && table.pieces.some((piece) => piece.id === "U2" && piece.x === 1500 && piece.y === 3000),
    (asked) => {
      const there = asked.offers.find((offer) => actorsOf(offer)[0] === "U2" && offer.verb === "occupy");
      const gather = asked.offers.find((offer) => offer.shape.kind === "pick" && ["U2", "C4"].includes(actorsOf(offer)[0]!));
      const spend = asked.offers.filter((offer) => offer.shape.kind === "count").at(-1);
      const nothing = asked.offers.filter((offer) => offer.shape.kind === "say").at(-1);
      return there ?? gather ?? spend ?? nothing ?? asked.offers[0]!;
    },
  );

test("on a phone the target stays in sight when its chances take room, and cover says why they are poor", async ({ browser, server }) => {
  const battle = await atTheFarmhouse(server);
  const { page, faults } = await open(browser, server, chair(battle), PHONE);
  // Its block: the name may stand beside it.
  const target = page.locator('.piece[data-piece="U2"] .glow');
  const map = page.locator("main.map");
  const before = await settled(map);
  // Closer, until the target is where its chances will be.
  const middle = async () => {
    const box = await settled(target);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const start = await middle();
  await page.mouse.move(start.x, start.y - 90);
  for (let look = 0; look < 20 && (await middle()).y < before.y + before.height - 60; look += 1) await page.mouse.wheel(0, -120);
  const low = await middle();
  await page.touchscreen.tap(low.x, low.y);
  await expect(page.locator(".odds .chart li").first()).toBeVisible();
  const after = await settled(map);
  expect(after.y + after.height, "the target would be hidden").toBeLessThan(low.y);
  expect(await inSight(target)).toBe(true);

  const why = page.locator(".odds details.why");
  await why.locator("summary").tap();
  const cover = why.locator("li.note", { hasText: /^Cible (à|en) couvert/ });
  await expect(cover).toBeVisible();
  await expect(cover.getByRole("button")).toContainText(/BF-8/);
  // The order stays in reach, above the tabs.
  const [order, tabs] = [await settled(page.locator(".give")), await settled(page.locator(".tabs"))];
  expect(order.y + order.height).toBeLessThanOrEqual(tabs.y + 1);
  expect(tabs.y + tabs.height).toBeGreaterThan(PHONE.viewport.height - 4);
  expect(faults).toEqual([]);
});

test("a phone on its side leaves room for the map", async ({ browser, server }) => {
  const battle = await battleAt(server, FARM, (asked) => asked.kind === "designate");
  const { page, faults } = await open(browser, server, chair(battle), { ...PHONE, viewport: { width: 844, height: 390 } });
  await expect(page.locator(".piece.legal").first()).toBeAttached();
  const [map, orders] = [await settled(page.locator("main.map")), await settled(page.locator("section.decision"))];
  expect(map.height).toBeGreaterThan(300);
  expect(map.width).toBeGreaterThan(400);
  expect(apart(map, orders)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
  expect(faults).toEqual([]);
});
