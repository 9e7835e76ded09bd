import type { Page } from "@playwright/test";
import { accessible, battleAt, chair, expect, open, settled, tableOf, test } from "./fixtures";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A battle of each book with its troops on the map. */
const books = ["brigades-de-fer/brawners-farm", "puissance-de-feu/toll-gate", "orel-tsaritsyne/kukuyevka", "bataille-empire/the-farm", "marie-louise/petit-morin"];
/** Battles with more troops than names find room for. */
const crowded = ["brigades-de-fer/gettysburg", "puissance-de-feu/cowpens"];

/** The names on the map: what they and the pieces cover on the screen. */
async function names(page: Page) {
  await expect(page.locator("g.piece").first()).toBeVisible();
  await settled(page.locator("g.piece").first());
  return page.evaluate(() => {
    const box = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    const lines = [...document.querySelectorAll(".names text")].map((line) => ({
      ...box(line),
      of: line.parentElement!.getAttribute("data-name")!,
      size: Number.parseFloat(getComputedStyle(line).fontSize) * (line as SVGGraphicsElement).getScreenCTM()!.a,
      turned: Math.abs((line as SVGGraphicsElement).getScreenCTM()!.b),
    }));
    const faces = [...document.querySelectorAll("g.piece.unit")].map((piece) => ({ ...box(piece.querySelector(".face") ?? piece), of: piece.getAttribute("data-piece")! }));
    return { lines, faces };
  });
}
type Box = { x: number; y: number; width: number; height: number };
/** How much of two boxes is shared, but for a hair at their edges. */
const share = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) - 2) * Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) - 3);

for (const scenario of [...books, ...crowded]) {
  test(`names of ${scenario} are upright, large enough, and cover neither each other nor a counter`, async ({ browser, server }) => {
    const battle = await battleAt(server, scenario, (_, table) => table.pieces.filter((piece) => piece.kind === "unit").length > 3);
    for (const options of [{}, phone]) {
      const { page, faults } = await open(browser, server, chair(battle), options);
      const { lines, faces } = await names(page);
      // What is printed on counters tells them from each other.
      if (await page.locator("g.piece:not(.counter)").count()) expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line.size).toBeGreaterThanOrEqual(9);
        expect(line.turned).toBeLessThan(0.001);
        for (const other of lines) if (other.of !== line.of) expect(share(line, other), `${line.of} and ${other.of}`).toBe(0);
        for (const face of faces) expect(share(line, face), `the name of ${line.of} on ${face.of}`).toBe(0);
      }
      expect(faults).toEqual([]);
    }
  });
}

test("who has acted or cannot act is marked before he is touched, and read so", async ({ browser, server }) => {
  const acted = (asked: { kind: string; offers: { shape: { kind: string; pieces?: string[] } }[] }, table: { pieces: { id: string; kind: string; seat: number }[] }) => {
    const offered = asked.offers.flatMap((one) => one.shape.pieces ?? []);
    return asked.kind === "designate" && table.pieces.some((one) => one.kind === "unit" && one.seat === (table as unknown as { you: number }).you && !offered.includes(one.id));
  };
  const battle = await battleAt(server, books[0]!, acted);
  const { page } = await open(browser, server, chair(battle));
  const idle = page.locator(`g.piece.unit.idle[data-seat="${battle.seat}"]`).first();
  await expect(idle).toBeVisible();
  await expect(idle).toHaveAttribute("aria-label", /ne peut pas agir maintenant/);
  await expect(page.locator("g.piece.legal.idle")).toHaveCount(0);
});

for (const scenario of [books[0]!, books[3]!, books[4]!]) {
  test(`the range of a general of ${scenario} is drawn when he or one of his units is pointed at, and his card says it`, async ({ browser, server }) => {
    const battle = await battleAt(server, scenario, (_, table) => (table as unknown as { turn: number }).turn > 0 && table.pieces.some((piece) => piece.kind === "leader"));
    const { page } = await open(browser, server, chair(battle));
    const leader = page.locator(`g.piece.leader[data-seat="${battle.seat}"]`).first();
    const cloth = await settled(leader.locator(".flag"));
    await page.mouse.move(cloth.x + cloth.width * 0.6, cloth.y + cloth.height * 0.35);
    await expect(page.locator(".overlay .command").first()).toBeAttached();
    await expect(page.locator("aside.card")).toContainText(/commande à/i);
    const unit = await settled(page.locator(`g.piece.unit[data-seat="${battle.seat}"]`).first());
    await page.mouse.move(unit.x + unit.width / 2, unit.y + unit.height / 2);
    await expect(page.locator("aside.card")).toContainText(/command|général/i);
    await expect(page.locator(".overlay .command").first()).toBeAttached();
  });
}

test("the rulebook is one click away and searched by its text", async ({ browser, server }) => {
  for (const [scenario, word, id] of [[books[0]!, "désignation jeton", /BF-5/], [books[4]!, "charge impact", /ML-8/]] as const) {
    const battle = await battleAt(server, scenario, (_, table) => table.pieces.length > 0);
    const { page, faults } = await open(browser, server, chair(battle));
    await page.getByRole("button", { name: "Les règles du livre" }).click();
    const sheet = page.locator("dialog[open]");
    await expect(sheet.locator(".chapters button").first()).toBeVisible();
    await sheet.getByRole("searchbox").fill(word.split(" ")[0]!);
    await expect(sheet.getByRole("status")).toContainText(/règles? trouvée/);
    await sheet.getByRole("searchbox").fill(id.source.replace(/\W*$/, ""));
    await expect(sheet.locator(".rules .id").first()).toHaveText(id);
    await accessible(page);
    await sheet.locator(".rules .id").first().click();
    await expect(page.locator("dialog[open]").last()).toContainText(id);
    expect(faults).toEqual([]);
  }
});

test("the situation is told in words: whose, what, where, how strong, which way", async ({ browser, server }) => {
  for (const scenario of books) {
    const battle = await battleAt(server, scenario, (_, table) => table.pieces.some((piece) => piece.kind === "unit"));
    const table = await tableOf(server, battle.game, battle.tokens[battle.seat]!);
    const { page } = await open(browser, server, chair(battle));
    await expect(page.locator("g.piece").first()).toBeVisible();
    await page.keyboard.press("d");
    const told = page.locator("dialog[open]");
    await expect(told.locator("h3")).not.toHaveCount(0);
    for (const piece of table.pieces.filter((one) => one.kind === "unit")) await expect(told).toContainText(piece.name);
    await expect(told.locator("li").first()).toContainText(/hexagone|de la carte/);
    await accessible(page);
    await expect(page.locator("g.piece.unit").first()).toHaveAttribute("aria-label", /(hexagone|de la carte)/);
  }
});

test("a story is one stop of the keyboard, and arrows go through it", async ({ browser, server }) => {
  const battle = await battleAt(server, books[0]!, (asked, table) => asked.kind === "designate" && table.number > 12);
  const { page } = await open(browser, server, chair(battle));
  await expect.poll(() => page.locator(".story li").count()).toBeGreaterThan(5);
  expect(await page.locator('.story button.to[tabindex="0"]').count()).toBe(1);
  expect(await page.locator('.story button[tabindex="0"]').count()).toBeLessThanOrEqual(2);
  await page.locator('.story button.to[tabindex="0"]').focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  const last = await page.locator(".story button.to").count();
  expect(await page.evaluate(() => [...document.querySelectorAll(".story button.to")].indexOf(document.activeElement!))).toBe(last - 3);
});

test("losses have a box, beside the armies", async ({ browser, server }) => {
  const battle = await battleAt(server, books[0]!, (_, table) => table.number > 60);
  const { page } = await open(browser, server, chair(battle), phone);
  await page.locator(".tabs button").nth(1).click();
  await expect(page.locator(".losses h3")).toHaveText("Pertes");
  await expect(page.locator(".losses .side")).toHaveCount(2);
});

test("a new turn is announced across the map", async ({ browser, server }) => {
  const battle = await battleAt(server, "puissance-de-feu/toll-gate", (asked, table) => asked.kind === "order" && (table as unknown as { turn: number }).turn === 1);
  const { page } = await open(browser, server, chair(battle));
  await expect(page.locator("g.piece").first()).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
    new MutationObserver(() => document.querySelectorAll("p.banner strong").forEach((one) => seen.push(one.textContent ?? ""))).observe(document.body, { childList: true, subtree: true });
  });
  // Both sides end their orders until the turn is over.
  for (let choice = 0; choice < 60; choice += 1) {
    const seat = await asks(server, battle.game, battle.tokens);
    if (!seat || seat.turn > 1) break;
    await fetch(`${server.address}/api/games/${battle.game}/answer`, {
      method: "POST",
      headers: { authorization: `Bearer ${seat.token}`, "content-type": "application/json" },
      body: JSON.stringify({ number: seat.number, choice: seat.choice }),
    });
  }
  await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toContain("Tour 2");
});

/** Whoever is asked, with an answer that ends his orders. */
async function asks(server: { address: string }, game: string, tokens: string[]) {
  for (const token of tokens) {
    const table = await (await fetch(`${server.address}/api/games/${game}?lang=fr`, { headers: { authorization: `Bearer ${token}` } })).json();
    const offer = table.decision?.offers.find((one: { shape: { kind: string } }) => one.shape.kind === "say") ?? table.decision?.offers[0];
    if (offer) return { token, number: table.number as number, turn: table.turn as number, choice: offer.choice as unknown };
  }
  return null;
}

test("the handle turns by dragging and is large enough for a finger", async ({ browser, server }) => {
  const marches = (asked: { kind: string; offers: { shape: { kind: string } }[] }) => asked.kind === "move_unit" && asked.offers.length > 4;
  const battle = await battleAt(server, "brigades-de-fer/millers-cornfield-table", marches);
  const { page } = await open(browser, server, chair(battle), { viewport: phone.viewport });
  await expect(page.locator("polygon.reach").first()).toBeVisible();
  const piece = await settled(page.locator(".piece.subject .face"));
  await page.mouse.click(piece.x + piece.width / 2, piece.y + piece.height / 2 - 30);
  const grip = page.locator(".ghost .grip").first();
  await expect(grip).toBeAttached();
  const handle = await settled(grip);
  expect(Math.min(handle.width, handle.height)).toBeGreaterThanOrEqual(44);
  const before = await page.locator(".sheet").getAttribute("style");
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2 + 60, handle.y + handle.height / 2 + 60, { steps: 5 });
  await page.mouse.up();
  // The piece turns; the map stays where it is.
  await expect.poll(async () => (await settled(grip)).x).not.toBeCloseTo(handle.x, 0);
  expect(await page.locator(".sheet").getAttribute("style")).toBe(before);
});

test("what somebody did in the story says who did it", async ({ browser, server }) => {
  const battle = await battleAt(server, "brigades-de-fer/brawners-farm", (asked, table) => asked.kind === "designate" && table.number > 20);
  const { page } = await open(browser, server, chair(battle));
  await expect(page.locator(".story .doer").first()).toBeAttached();
  const who = await page.locator(".story .doer").allInnerTexts();
  const table = await tableOf(server, battle.game, battle.tokens[battle.seat]!);
  expect(who.every((name) => table.pieces.some((piece) => name.includes(piece.name)) || name.length > 0)).toBe(true);
});

test("a first battle teaches one thing at a time: a line on a phone, arranged dice that are said to be, and what it came to", async ({ browser, server }) => {
  for (const [index, options] of [[0, {}], [1, phone]] as const) {
    const { page, faults } = await open(browser, server, "/", options);
    await page.locator("button", { hasText: /Appren/ }).nth(index).click();
    const lesson = page.locator("section.lesson");
    await expect(lesson).toHaveCount(1);
    // What must be done is in sight beside the lesson.
    await expect(page.locator("section.decision .prompt")).toBeInViewport();
    // The whole table is in sight while the first lesson speaks of it.
    const map = await settled(page.locator("main.map"));
    for (const face of await page.locator("g.piece.unit .face").all()) {
      const box = await settled(face);
      expect(box.x >= map.x && box.y >= map.y && box.x + box.width <= map.x + map.width && box.y + box.height <= map.y + map.height).toBe(true);
    }
    if ("isMobile" in options) {
      expect((await lesson.boundingBox())!.height).toBeLessThan(60);
      await lesson.locator("button.title").click();
    }
    await expect(lesson).toContainText("Les dés de cette leçon sont arrangés");
    await accessible(page);
    expect(faults).toEqual([]);
  }
});

test("a battle that was learnt is closed by a lesson, and the lobby knows how it ended", async ({ browser, server }) => {
  const { page } = await open(browser, server, "/");
  await page.locator("button", { hasText: /Appren/ }).nth(2).click();
  await expect(page.locator("section.lesson")).toBeVisible();
  await page.getByRole("button", { name: "Réglages" }).click();
  await page.getByRole("button", { name: "Abandonner la bataille" }).click();
  await page.getByRole("button", { name: "Oui, j’abandonne" }).click();
  const report = page.locator("dialog[open] .report");
  await expect(report.locator(".closing")).toContainText("Ce que vous savez maintenant");
  await page.locator("dialog[open]").getByRole("link").first().click();
  await expect(page.locator(".kept li").first()).toContainText("perdue");
});

test("ground that is pointed at tells its kind and what it does, with its rules; a finger gets it too", async ({ browser, server }) => {
  for (const [scenario, at, kind, rule] of [
    ["puissance-de-feu/toll-gate", "g.woods", /bois/i, "PF-17.4"],
    ["bataille-empire/the-farm", "g.orchard", /verger/i, "BE-22.1"],
    ["marie-louise/petit-morin", "g.woods", /bois/i, "ML-1.24"],
    ["brigades-de-fer/brawners-farm", "g.woods", /bois/i, "BF-7.6"],
  ] as const) {
    const battle = await battleAt(server, scenario, (_, table) => table.pieces.length > 0);
    const { page, faults } = await open(browser, server, chair(battle));
    await expect(page.locator("g.piece").first()).toBeVisible();
    await page.getByRole("button", { name: "Voir toute la carte" }).first().click();
    const ground = await settled(page.locator(`.ground ${at}`).first());
    await page.mouse.move(ground.x + ground.width * 0.3, ground.y + ground.height * 0.3);
    await page.mouse.move(ground.x + ground.width * 0.32, ground.y + ground.height * 0.32);
    const card = page.locator("aside.ground-card");
    await expect(card).toContainText(kind);
    await expect(card).toContainText(rule);
    expect(faults).toEqual([]);
  }
});

test("a key of signs is at hand", async ({ browser, server }) => {
  const battle = await battleAt(server, books[1]!, (_, table) => table.pieces.length > 3);
  const { page } = await open(browser, server, chair(battle), phone);
  await page.locator(".topbar").getByRole("button", { name: /Aide|Comment/ }).or(page.locator(".topbar button", { hasText: "?" })).first().click();
  await expect(page.locator("dialog[open] .kinds li").first()).toBeVisible();
  await expect(page.locator("dialog[open]")).toContainText("Pâle : ne peut pas agir maintenant");
  await accessible(page);
});
