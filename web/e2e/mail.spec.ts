import { readFileSync } from "node:fs";
import { accessible, answer, answerOnce, expect, open, tableOf, test } from "./fixtures";

const farm = readFileSync(new URL("../../scenarios/brigades-de-fer/brawners-farm.toml", import.meta.url), "utf8");
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const file = (text: string) => ({ name: "mine.toml", mimeType: "application/toml", buffer: Buffer.from(text) });
const titled = (title: string) => farm.replace(/^fr = .*$/m, `fr = "${title}"`).replace(/^en = .*$/m, `en = "${title}"`);
const board = "svg .pieces, .map svg";

const french = { line: "ligne 4", mend: "Corriger à l’écritoire", map: "Carte", play: "Garder et jouer", friend: "Un ami, par un lien", days: "3 jours", yours: "À vous de jouer", theirs: "À l’adversaire de jouer", due: "Réponses par défaut" };
const english = { line: "line 4", mend: "Correct it at the desk", map: "Map", play: "Keep and play", friend: "A friend, by link", days: "3 days", yours: "Your turn", theirs: "It is your opponent’s move", due: "Default answers" };

for (const [kind, options, words] of [
  ["wide, in French", {}, french],
  ["phone, in English", { ...phone, locale: "en-GB" }, english],
] as const) {
  test(`a battle is sent, mended by its faults, and played by mail over restarts (${kind})`, async ({ browser, server }) => {
    const { page, faults } = await open(browser, server, "/", options);
    const own = page.locator("section[aria-labelledby=own]");
    await own.locator("input[type=file]").setInputFiles(file(titled("Chez moi").replace("turns = 5", "turns = 500\ntruns = 5")));
    await expect(own.locator(".faults li")).toHaveCount(2);
    await expect(own.locator(".faults")).toContainText(words.line);
    await own.getByRole("button", { name: words.mend }).click();

    // At the desk the faults stand in the margin, and the map appears when they are mended.
    await expect(page.locator(".faults li")).toHaveCount(2);
    await expect(page.locator(".cm-lint-marker-error").first()).toBeVisible();
    await accessible(page);
    await page.locator(".faults li button").first().click();
    await page.keyboard.press("End");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await expect(page.locator(".faults li")).toHaveCount(1);
    await page.locator(".faults li button").first().click();
    await page.keyboard.press("Shift+End");
    await page.keyboard.press("Backspace");
    await expect(page.locator(".sound")).toBeVisible();
    if (words === english) await page.getByRole("tab", { name: words.map }).click();
    await expect(page.locator("section.map img")).toBeVisible();
    await page.reload();
    await expect(page.locator(".sound")).toBeVisible();
    await page.getByRole("button", { name: words.play }).click();

    // It is set up like any other, for a friend, with days for a move.
    const setup = page.locator("dialog[open]");
    await expect(setup.locator("h2")).toHaveText("Chez moi");
    await setup.getByRole("radio", { name: words.friend }).check();
    await setup.getByRole("radio", { name: words.days }).check();
    await setup.locator("button[type=submit]").click();
    await expect(page).toHaveURL(/\/g\//);
    await page.locator(".invite button").click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const guest = await open(browser, server, link.replace(server.address, ""), options);
    await expect(guest.page.locator("section.decision")).toBeVisible();

    // The server is killed in the middle, and both pages are loaded again at any moment.
    for (let turn = 0; turn < 6; turn += 1) {
      const asked = async (one: typeof page) => one.locator('section.decision:not([data-kind=""])').isVisible();
      await expect.poll(async () => (await asked(page)) || (await asked(guest.page))).toBe(true);
      const here = (await asked(page)) ? page : guest.page;
      await answerOnce(here, turn);
      if (turn === 2) {
        await server.kill();
        await server.run();
      }
      for (const one of [page, guest.page]) {
        await one.reload();
        await expect(one.locator("section.decision")).toBeVisible();
      }
    }
    const game = new URL(page.url()).pathname;
    await page.goto(`${server.address}/`);
    const kept = page.locator(".kept li").filter({ has: page.locator(`a[href="${game}"]`) });
    await expect(kept).toContainText("Chez moi");
    await expect(kept).toContainText(new RegExp(`${words.yours}|${words.theirs}`));
    await expect(kept).toContainText(words.due);
    // The title says it too, so that another tab tells.
    const waits = ((await kept.textContent()) ?? "").includes(words.yours);
    await expect(page).toHaveTitle(waits ? /^● .*Grognard/ : /^Grognard/);
    await expect(page.locator("section[aria-labelledby=own] .list")).toContainText("Chez moi");
    expect(faults.filter((one) => !/ERR_CONNECTION|WebSocket|422/.test(one))).toEqual([]);
  });
}

test("what cannot be a battle is refused with the reason, and the page goes on", async ({ browser, server }) => {
  const { page, faults } = await open(browser, server, "/", phone);
  const own = page.locator("section[aria-labelledby=own]");
  const choose = (text: string) => own.locator("input[type=file]").setInputFiles(file(text));
  await choose("#".repeat(3 * 2 ** 20));
  await expect(own.getByRole("status")).toHaveText("Ce fichier est bien trop grand pour une bataille.");
  // Larger than a battle may be, and deeper than anything is read.
  await choose(`${farm}\n${"# ".repeat(100_000)}`);
  await expect(own.locator(".faults, .said")).toContainText([/trop|128/]);
  await choose(`a = ${"[".repeat(20_000)}1${"]".repeat(20_000)}`);
  await expect(own.locator(".faults li").first()).toContainText("TOML");
  await choose("\u0000\u0001\uFFFD".repeat(500));
  await expect(own.locator(".faults li").first()).toBeVisible();
  await choose(titled("Encore là"));
  await expect(own.locator(".list")).toContainText("Encore là");
  expect(faults.filter((one) => !/status of 4\d\d/.test(one))).toEqual([]);
});

test("nothing that is sent runs in another's page: names are text", async ({ browser, server }) => {
  const hostile = "<img src=x onerror=window.harmed=1><script>window.harmed=1</script>";
  const text = farm.replaceAll(/^(fr|en|name) = .*$/gm, (_, field) => `${field} = '${hostile}'`);
  const sent = await fetch(`${server.address}/api/scenarios`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text }) });
  expect(sent.status).toBe(201);
  const { id } = (await sent.json()) as { id: string };
  const { page, faults } = await open(browser, server, `/?battle=${encodeURIComponent(id)}`);
  await expect(page.locator("dialog[open] h2")).toHaveText(hostile);
  await page.locator("dialog[open] button[type=submit]").click();
  await expect(page).toHaveURL(/\/g\//);
  await expect(page.locator(board).first()).toBeVisible();
  await page.goto(`${server.address}/atelier?copy=${encodeURIComponent(id)}`);
  await expect(page.locator(".sound")).toBeVisible();
  await page.goto(`${server.address}/api/scenarios/${id}/map.svg`);
  expect(await page.evaluate(() => "harmed" in window)).toBe(false);
  await page.goto(`${server.address}/`);
  await expect(page.locator(".kept")).toContainText(hostile);
  expect(await page.evaluate(() => "harmed" in window)).toBe(false);
  expect(faults).toEqual([]);
});

test("seats go to another device by a private link, with names and standing orders", async ({ browser, server }) => {
  const body = JSON.stringify({ scenario: "brigades-de-fer/brawners-farm", seats: [{ player: "human" }, { player: "open" }] });
  const created = await fetch(`${server.address}/api/games`, { method: "POST", headers: { "content-type": "application/json" }, body });
  const { game, seats } = (await created.json()) as { game: string; seats: { token: string }[] };
  const { page, faults } = await open(browser, server, "/");
  await page.evaluate(() => localStorage.setItem("grognard.player", "Jeb"));
  await page.goto(`${server.address}/g/${game}#${seats[1]!.token}`);
  await expect(page.locator("section.decision")).toBeVisible();

  // Orders for when he is away.
  await page.locator(".topbar button").last().click();
  await page.getByRole("button", { name: "Consignes" }).click();
  const orders = page.locator("dialog[open]").filter({ hasText: "Consignes" });
  await orders.getByLabel("Quand l’ennemi assaille une de vos unités").selectOption({ label: "esquiver" });
  await orders.getByRole("button", { name: "Donner ces consignes" }).click();
  await expect(orders.getByRole("status")).toHaveText("Consignes gardées.");
  await page.reload();

  // The other sees his name, and a seat that is not free though he goes away.
  const other = await open(browser, server, `/g/${game}#${seats[0]!.token}`);
  await expect(other.page.locator("table.status")).toContainText("Jeb");
  await page.goto(`${server.address}/`);
  await expect(other.page.locator(".invite")).toHaveCount(0);

  // The other device has the seat, and the link holds it behind the mark that no server is sent.
  await page.getByRole("button", { name: /^Continuer .* sur un autre appareil$/ }).click();
  await expect(page.locator("dialog[open] img.code")).toBeVisible();
  await page.getByRole("button", { name: "Copier le lien" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/appareil#[A-Za-z0-9_-]+$/);
  const device = await open(browser, server, link.replace(server.address, ""), phone);
  await expect(device.page.getByRole("status")).toContainText("Votre partie est maintenant dans ce navigateur");
  expect(new URL(device.page.url()).hash).toBe("");
  await device.page.getByRole("link", { name: "À mes parties" }).click();
  await device.page.locator(".kept a").first().click();
  await expect(device.page.locator("section.decision")).toBeVisible();
  expect([...faults, ...other.faults, ...device.faults]).toEqual([]);
});

test("the desk completes words, undoes, and exports", async ({ browser, server }) => {
  const { page, faults } = await open(browser, server, "/atelier", { locale: "en-GB" });
  await expect(page.locator(".sound")).toHaveText("No fault");
  const text = page.locator(".cm-content");
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("deplo");
  await expect(page.locator(".cm-tooltip-autocomplete")).toContainText("deployment");
  await page.keyboard.press("Escape");
  await expect(page.locator(".wrong")).toBeVisible();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press("Control+z");
  await expect(page.locator(".sound")).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the file" }).click()]);
  expect(readFileSync(await download.path(), "utf8")).toContain("format = 1");
  await page.getByLabel("Start from a copy of").selectOption("marie-louise/petit-morin");
  await expect(page.getByLabel("Rulebook")).toHaveValue("marie-louise");
  await expect(text).toContainText("petit-morin");
  await expect(page.locator(".sound")).toBeVisible();
  expect(faults).toEqual([]);
});

test("whoever comes back is told what the other side has done since, and whoever watches sees it too", async ({ browser, server }) => {
  const body = JSON.stringify({ scenario: "brigades-de-fer/brawners-farm", seats: [{ player: "human" }, { player: "open" }] });
  const created = await fetch(`${server.address}/api/games`, { method: "POST", headers: { "content-type": "application/json" }, body });
  const { game, seats, spectate } = (await created.json()) as { game: string; seats: { token: string }[]; spectate: string };
  const own = await open(browser, server, `/g/${game}#${seats[0]!.token}`, phone);
  await expect(own.page.locator("section.decision")).toBeVisible();
  await own.page.goto(`${server.address}/`);
  // An hour goes by, in which the other side makes its moves.
  await own.page.evaluate(() => {
    const games = JSON.parse(localStorage.getItem("grognard.games")!);
    games[0].touched -= 3_600_000;
    localStorage.setItem("grognard.games", JSON.stringify(games));
  });
  const rounds = { answered: 0 };
  for (let move = 0; move < 60; move += 1) {
    for (const [seat, token] of [seats[1]!.token, seats[0]!.token].entries()) {
      const table = await tableOf(server, game, token);
      const asked = table.decision;
      if (!asked?.offers.length) continue;
      // One's own side is moved from another device.
      await answer(server, { game }, token, table.number, (asked.offers.find((offer) => offer.verb === "commit") ?? asked.offers[0]!).choice);
      if (seat === 0) rounds.answered += 1;
    }
    if (rounds.answered >= 3) break;
  }
  await own.page.goto(`${server.address}/g/${game}`);
  const since = own.page.locator("dialog[open]").filter({ hasText: "Depuis votre dernier tour" });
  await expect(since.locator("ol li").first()).toBeVisible();
  await accessible(own.page);
  await since.getByRole("button", { name: "Continuer" }).click();
  await expect(since).toHaveCount(0);
  const watcher = await open(browser, server, new URL(spectate, server.address).pathname);
  await expect(watcher.page.locator(board).first()).toBeVisible();
  await watcher.page.reload();
  await expect(watcher.page.locator("table.status")).toBeVisible();
  expect([...own.faults, ...watcher.faults]).toEqual([]);
});
