/**
 * How soon the first board is drawn from a cold start, and how smoothly a hundred pieces are panned,
 * in a real Chromium against a running server: `npm run measure -- http://127.0.0.1:PORT`. The machine
 * tells how loaded it is; the processor time of each frame is told beside its rate.
 */
import { loadavg, cpus } from "node:os";
import { chromium } from "@playwright/test";

const address = process.argv[2] ?? "http://127.0.0.1:1862";
const PIECES = 100;
const STARTS = 5;
const PAN_MS = 3000;
const SETTLE_MS = 2000;

const post = (body) =>
  fetch(`${address}/api/games`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }).then((answer) => answer.json());
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const share = (list, part) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];

/** A battle some way on, in which a person is asked something: nothing stirs while it is measured. */
async function battle(scenario, steps) {
  const { game, seats } = await post({ scenario, seats: [{ player: "human" }, { player: "human" }] });
  for (;;) {
    let waits = true;
    for (const { token } of seats) {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const table = await (await fetch(`${address}/api/games/${game}`, { headers })).json();
      const decision = table.decision;
      if (!decision) continue;
      if (table.number >= steps && decision.offers.length > 8) return { game, token, number: table.number };
      const words = decision.offers.filter((offer) => offer.shape.kind === "say");
      const offer = table.number % 4 === 3 && words.length > 0 ? words[0] : decision.offers[(table.number * 7) % decision.offers.length];
      const body = JSON.stringify({ number: table.number, choice: offer.choice });
      await fetch(`${address}/api/games/${game}/answer`, { method: "POST", headers, body });
      waits = false;
    }
    if (waits) throw new Error("nobody is asked anything");
  }
}

async function firstBoard(browser, { game, token }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // A new window loads pages of the browser's own beside ours; they are not what is measured.
  await sleep(SETTLE_MS);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector(".ground svg") && document.querySelector(".piece")) requestAnimationFrame(() => requestAnimationFrame(() => (window.drawn = performance.now())));
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${address}/g/${game}#${token}`, { waitUntil: "commit" });
  await page.waitForFunction(() => window.drawn, null, { timeout: 60_000 });
  const drawn = await page.evaluate(() => window.drawn);
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0);
  await context.close();
  return { drawn, main: metric("TaskDuration"), script: metric("ScriptDuration"), layout: metric("LayoutDuration") + metric("RecalcStyleDuration") };
}

async function pan(browser, { game, number }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // The server's pieces, repeated until there are a hundred.
  await page.route(`**/api/games/${game}/at/**`, async (route) => {
    const answer = await route.fetch();
    if (!answer.headers()["content-type"]?.includes("json")) return route.fulfill({ response: answer });
    const table = await answer.json();
    const own = table.pieces;
    for (let copy = 1; table.pieces.length < PIECES && own.length > 0; copy += 1)
      table.pieces = [...table.pieces, ...own.map((piece) => ({ ...piece, id: `${piece.id} ${copy}`, x: (piece.x + 700 * copy) % table.board.width, y: (piece.y + 400 * copy) % table.board.height }))].slice(0, PIECES);
    await route.fulfill({ response: answer, json: table });
  });
  await page.goto(`${address}/g/${game}?at=${number}`);
  await page.waitForFunction((pieces) => document.querySelectorAll(".piece").length >= pieces, PIECES, { timeout: 60_000 });
  await sleep(1500);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const task = async () => 1000 * (await session.send("Performance.getMetrics")).metrics.find((one) => one.name === "TaskDuration").value;
  const before = await task();
  const intervals = await page.evaluate(async (length) => {
    const board = document.querySelector("[role=application]");
    const box = board.getBoundingClientRect();
    const send = (type, x, y) =>
      board.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: "mouse", button: 0, buttons: 1, clientX: x, clientY: y }));
    board.setPointerCapture = () => undefined;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    send("pointerdown", x, y);
    const times = [];
    const began = performance.now();
    await new Promise((resolve) => {
      const frame = (now) => {
        times.push(now);
        const angle = (now - began) / 250;
        send("pointermove", x + 220 * Math.sin(angle), y + 140 * Math.cos(angle));
        if (now - began < length) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
    send("pointerup", x, y);
    return times.slice(1).map((time, index) => time - times[index]);
  }, PAN_MS);
  const main = (await task()) - before;
  await context.close();
  return { frames: intervals.length, rate: 1000 / (intervals.reduce((sum, one) => sum + one, 0) / intervals.length), slow: share(intervals, 0.95), main: main / intervals.length };
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});
console.log(`${cpus().length} processors, load ${loadavg()[0].toFixed(1)}`);
/** Battles, and how many answers lie behind the moment that is measured. */
const BATTLES = { "brigades-de-fer/millers-cornfield": 60, "brigades-de-fer/gettysburg-table": 60, "puissance-de-feu/toll-gate": 10 };
for (const [scenario, answers] of Object.entries(BATTLES)) {
  const game = await battle(scenario, answers);
  const starts = [];
  for (let start = 0; start < STARTS; start += 1) starts.push(await firstBoard(browser, game));
  const of = (name) => middle(starts.map((one) => one[name])).toFixed(0);
  console.log(`${scenario}: first board ${of("drawn")} ms (median of ${STARTS}); main thread ${of("main")} ms, of it script ${of("script")} ms, layout ${of("layout")} ms`);
  const { frames, rate, slow, main } = await pan(browser, game);
  console.log(`${scenario}: panning ${PIECES} pieces ${rate.toFixed(1)} frames a second over ${frames} frames; 95% within ${slow.toFixed(1)} ms; main thread ${main.toFixed(1)} ms a frame`);
}
console.log(`load ${loadavg()[0].toFixed(1)} at the end`);
await browser.close();
