import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { accessible, battleCard, expect, open, test } from "./fixtures";
import type { Server } from "./server";

const FARM = "brigades-de-fer/brawners-farm";

interface Made {
  id: string;
  tokens: string[];
}

/** A game between two people, made as a script would. */
async function game(server: Server, more: object = {}): Promise<Made> {
  const body = JSON.stringify({ scenario: FARM, seats: [{ player: "human" }, { player: "human" }], ...more });
  const response = await fetch(`${server.address}/api/games`, { method: "POST", body, headers: { "Content-Type": "application/json" } });
  expect(response.status).toBe(201);
  const made = await response.json();
  return { id: made.game, tokens: made.seats.map((seat: { token: string }) => seat.token) };
}

async function look(server: Server, made: Made, seat: number) {
  const headers = { Authorization: `Bearer ${made.tokens[seat]}` };
  return (await fetch(`${server.address}/api/games/${made.id}?lang=fr`, { headers })).json();
}

/** Answers by correspondence until a die has fallen; the seat that threw it. */
async function untilDice(server: Server, made: Made): Promise<number> {
  for (let step = 0; step < 400; step += 1) {
    const seat = step % 2;
    const table = await look(server, made, seat);
    const choice = table.decision?.offers[0]?.choice;
    if (choice === undefined) continue;
    const headers = { Authorization: `Bearer ${made.tokens[seat]}`, "Content-Type": "application/json" };
    const body = JSON.stringify({ number: table.number, choice });
    const answered = await (await fetch(`${server.address}/api/games/${made.id}/answer`, { method: "POST", body, headers })).json();
    if (answered.lines.some((line: { kind: string }) => line.kind === "throw")) return seat;
  }
  throw new Error("no die fell");
}

async function sit(browser: Browser, server: Server, made: Made, seat: number): Promise<{ page: Page; faults: string[] }> {
  const one = await open(browser, server, `/g/${made.id}#${made.tokens[seat]}`);
  await expect(one.page.getByRole("application")).toBeVisible();
  return one;
}

test("what dice have settled is taken back only if the other agrees", async ({ browser, server }) => {
  const made = await game(server);
  const mover = await untilDice(server, made);
  const asks = await sit(browser, server, made, mover);
  const grants = await sit(browser, server, made, 1 - mover);
  const before = (await look(server, made, mover)).number;

  const ask = async () => {
    await asks.page.getByRole("button", { name: "Réglages" }).click();
    await asks.page.getByRole("button", { name: "Demander à reprendre un coup" }).click();
    await expect(asks.page.getByText("Reprise demandée")).toBeVisible();
    await expect(grants.page.getByText("voudrait reprendre son coup")).toBeVisible();
  };
  await ask();
  await grants.page.getByRole("button", { name: "Non", exact: true }).click();
  await expect(asks.page.getByText("Reprise demandée")).toBeHidden();
  expect((await look(server, made, mover)).number).toBe(before);

  await ask();
  await grants.page.getByRole("button", { name: "D’accord" }).click();
  await expect(asks.page.getByText("Reprise demandée")).toBeHidden();
  await expect.poll(async () => (await look(server, made, mover)).number).toBeLessThan(before);
  // The story says so, to both.
  for (const { page } of [asks, grants]) await expect(page.locator(".story")).toContainText(/repris/i);
  for (const one of [asks, grants]) expect(one.faults).toEqual([]);
});

test("words for all, notes for oneself", async ({ browser, server }) => {
  const made = await game(server);
  const one = await sit(browser, server, made, 0);
  const other = await sit(browser, server, made, 1);
  await one.page.getByRole("button", { name: "Discussion" }).click();
  await one.page.getByLabel("Votre message").fill("À vous l’honneur.");
  await one.page.getByRole("button", { name: "Envoyer" }).click();
  // A word that was not read yet is counted on the tab.
  await expect(other.page.getByRole("button", { name: /Discussion/ }).locator(".unread")).toHaveText("1");
  await other.page.getByRole("button", { name: /Discussion/ }).click();
  await expect(other.page.locator(".chat")).toContainText("À vous l’honneur.");

  await one.page.getByRole("button", { name: "Carnet" }).click();
  await one.page.getByLabel("Votre carnet").fill("Tenir la barrière.");
  await expect.poll(async () => (await look(server, made, 0)).notes).toBe("Tenir la barrière.");
  await one.page.reload();
  await one.page.getByRole("button", { name: "Carnet" }).click();
  await expect(one.page.getByLabel("Votre carnet")).toHaveValue("Tenir la barrière.");
  await other.page.getByRole("button", { name: "Carnet" }).click();
  await expect(other.page.getByLabel("Votre carnet")).toHaveValue("");
  for (const page of [one, other]) expect(page.faults).toEqual([]);
});

test("a battle is given up, reported, and fought again with the sides swapped", async ({ browser, server }) => {
  const made = await game(server, { options: { evade: true } });
  await untilDice(server, made);
  const one = await sit(browser, server, made, 0);
  const other = await sit(browser, server, made, 1);
  const side = await one.page.locator("th.side:has-text('vous')").getAttribute("data-seat");
  await one.page.getByRole("button", { name: "Réglages" }).click();
  await one.page.getByRole("button", { name: "Abandonner la bataille" }).click();
  // Not by a slip of the hand.
  expect((await look(server, made, 0)).outcome).toBeNull();
  await one.page.getByRole("button", { name: "Oui, j’abandonne" }).click();
  const report = other.page.locator("dialog[open] .report");
  await expect(report).toBeVisible();
  await expect(report.getByRole("heading", { name: "La chance aux dés" })).toBeVisible();
  await expect(report.locator(".luck").first()).toContainText(/jet/);
  await accessible(other.page);

  // The record holds what was agreed.
  const download = other.page.waitForEvent("download");
  await report.getByRole("button", { name: "Exporter la partie" }).click();
  const record = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(record.options).toEqual({ evade: true });

  // Whoever is sent to a moment of it sees that moment, and has the means to go on from there, whatever lies beside the map.
  const guest = await open(browser, server, `/g/${made.id}?at=2`);
  await expect(guest.page.getByText("Vous revoyez le moment 2")).toBeVisible();
  await guest.page.getByRole("button", { name: "Armées" }).click();
  await expect(guest.page.getByRole("slider")).toBeVisible();
  await expect(guest.page.locator("dialog[open]")).toHaveCount(0);
  await guest.page.getByRole("button", { name: "Revenir au présent" }).click();
  await expect(guest.page.getByText("Vous revoyez")).toHaveCount(0);
  expect(guest.faults).toEqual([]);

  // A rematch is offered, and begins when the other side accepts.
  await report.getByRole("button", { name: "Proposer une revanche" }).click();
  await expect(report.getByRole("button", { name: "Revanche proposée" })).toBeDisabled();
  await one.page.getByRole("button", { name: "Décliner" }).click();
  await report.getByRole("button", { name: "Proposer une revanche" }).click();
  await one.page.getByRole("button", { name: "Accepter la revanche" }).click();
  for (const { page } of [one, other]) {
    await expect.poll(() => page.url()).not.toContain(made.id);
    await expect(page.getByRole("application")).toBeVisible();
  }
  await expect(one.page.locator("th.side:has-text('vous')")).toHaveAttribute("data-seat", String(1 - Number(side)));
  // The rematch is fought by the same rules.
  await one.page.getByRole("button", { name: "Armées" }).click();
  await expect(one.page.locator(".in-force")).toContainText("Esquive : oui");
  for (const page of [one, other]) expect(page.faults).toEqual([]);
});

test("a clock runs, and loses the battle when it has run out", async ({ browser, server }) => {
  const made = await game(server, { clock_seconds: 12 });
  const one = await sit(browser, server, made, 0);
  // Union has one answer, which gives itself; the other side is not there.
  const clock = one.page.locator("th.side[data-seat='1'] .who");
  const seconds = async () => Number(/(\d+):(\d+)/.exec((await clock.textContent()) ?? "")?.[2] ?? -1);
  const first = await seconds();
  expect(first).toBeGreaterThan(0);
  await expect.poll(seconds).toBeLessThan(first);
  const report = one.page.locator("dialog[open] .report");
  await expect(report).toBeVisible({ timeout: 30_000 });
  await expect(report).toContainText(/Temps écoulé pour les Confédérés/);
  expect(one.faults).toEqual([]);
});

test("a private game shows itself to its players only", async ({ browser, server }) => {
  const made = await game(server, { spectators: "nobody" });
  const guest = await open(browser, server, `/g/${made.id}`);
  await expect(guest.page.getByRole("heading", { name: "Cette partie est privée" })).toBeVisible();
  await accessible(guest.page);
  const one = await sit(browser, server, made, 0);
  await expect(one.page.getByRole("application")).toBeVisible();
  expect(one.faults).toEqual([]);
});

test("a player silences the spectators", async ({ browser, server }) => {
  const made = await game(server);
  const one = await sit(browser, server, made, 0);
  const guest = await open(browser, server, `/g/${made.id}`, { viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const { page } of [one, guest]) await page.getByRole("button", { name: /Discussion/ }).click();
  await guest.page.getByLabel("Votre message").fill("Derrière toi !");
  await guest.page.getByRole("button", { name: "Envoyer" }).click();
  await expect(one.page.locator(".chat")).toContainText("Derrière toi !");
  await one.page.getByLabel("Faire taire les spectateurs").check();
  await expect(guest.page.locator(".chat")).toContainText("Seuls les joueurs ont la parole");
  await expect(guest.page.getByLabel("Votre message")).toHaveCount(0);
  await one.page.getByLabel("Faire taire les spectateurs").uncheck();
  await expect(guest.page.getByLabel("Votre message")).toBeVisible();
  for (const page of [one, guest]) expect(page.faults).toEqual([]);
});

test("who may watch is settled before the battle", async ({ browser, server }) => {
  const one = await open(browser, server, "/");
  await battleCard(one.page, /Brawner/).click();
  await one.page.getByRole("radio", { name: "Un ami, par un lien" }).check();
  await one.page.getByRole("radio", { name: "aucun" }).check();
  await expect(one.page.getByText("La partie ne se montre qu’à ses joueurs.")).toBeVisible();
  await one.page.getByRole("button", { name: "Ouvrir la partie" }).click();
  await expect(one.page.getByRole("application")).toBeVisible();
  const id = new URL(one.page.url()).pathname.split("/").pop();
  expect((await fetch(`${server.address}/api/games/${id}`)).status).toBe(403);
  expect(one.faults).toEqual([]);
});
