import type { Page } from "@playwright/test";
import { accessible, answer, expect, open, tableOf, test } from "./fixtures";
import type { Server } from "./server";

// Contributions of the players belong to fair dice. What these tests see holds for every fall of them.
test.use({ fairDice: true });

const FARM = "brigades-de-fer/brawners-farm";

interface Dice {
  commitment: string;
  contributions: (string | null)[];
  open: boolean;
}

interface Duel {
  game: string;
  tokens: string[];
}

async function diceOf(server: Server, { game, tokens }: Duel): Promise<Dice> {
  return (await (await fetch(`${server.address}/api/games/${game}`, { headers: { authorization: `Bearer ${tokens[0]}` } })).json()).dice;
}

/** A battle that nobody watches: the pages verify it with their own seats. */
async function create(server: Server): Promise<Duel> {
  const body = JSON.stringify({ scenario: FARM, seats: [{ player: "human" }, { player: "human" }], spectators: "nobody" });
  const created = await (await fetch(`${server.address}/api/games`, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
  return { game: created.game, tokens: created.seats.map((seat: { token: string }) => seat.token) };
}

/** Answers by correspondence until dice have fallen. */
async function throwDice(server: Server, duel: Duel): Promise<void> {
  for (let round = 0; round < 200 && (await diceOf(server, duel)).open; round += 1) {
    for (const token of duel.tokens) {
      const { decision, number } = await tableOf(server, duel.game, token);
      if (decision) await answer(server, duel, token, number, decision.offers[0]!.choice);
    }
  }
  expect((await diceOf(server, duel)).open).toBe(false);
}

async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Réglages" }).click();
  await page.getByRole("button", { name: "Abandonner la bataille" }).click();
  await page.getByRole("button", { name: "Oui, j’abandonne" }).click();
}

/** What the page keeps of a game in this browser, changed. */
async function forge(page: Page, game: string, change: { commitment?: string; seal?: string }): Promise<void> {
  await page.evaluate(
    ([game, change]) => {
      const games = JSON.parse(localStorage.getItem("grognard.games") ?? "[]");
      const own = games.find((one: { game: string }) => one.game === game);
      own.dice = { ...own.dice, ...(change as object) };
      localStorage.setItem("grognard.games", JSON.stringify(games));
    },
    [game, change] as const,
  );
}

test("both pages add to the dice, and verify them when the battle is over", async ({ browser, server }) => {
  const duel = await create(server);
  const before = await diceOf(server, duel);
  expect(before.contributions).toEqual([null, null]);
  const pages = await Promise.all(duel.tokens.map((token) => open(browser, server, `/g/${duel.game}#${token}`)));
  await expect.poll(async () => (await diceOf(server, duel)).contributions.filter(Boolean).length).toBe(2);

  // Before the first roll the panel shows what binds the server, and who has added to it.
  const [{ page }] = pages as [(typeof pages)[0]];
  await page.getByRole("button", { name: "Armées" }).click();
  const pledge = page.locator("section.pledge");
  await expect(pledge.getByText("contribution reçue")).toHaveCount(2);
  await expect(pledge.locator("code")).toHaveText(`${before.commitment.slice(0, 8)}…${before.commitment.slice(-8)}`);
  await pledge.getByRole("button", { name: "Copier" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(before.commitment);

  await throwDice(server, duel);
  await resign(page);
  for (const { page, faults } of pages) {
    const dice = page.locator("dialog[open] section.dice");
    const said = dice.locator(".said");
    await expect(said).toHaveText(/^Dés vérifiés\s: \d+ jets? (découle|découlent) de l’engagement publié avant la bataille et de vos deux contributions\.$/);
    const rolls = Number(/\d+/.exec(await said.innerText())![0]);
    await dice.locator("summary").first().click();
    await expect(dice.locator(".rolls li")).toHaveCount(rolls);
    await expect(page.locator(".alarm")).toHaveCount(0);
    expect(faults).toEqual([]);
  }
  await accessible(page);
});

test("a page that has kept another commitment says so", async ({ browser, server }) => {
  const duel = await create(server);
  const { page } = await open(browser, server, `/g/${duel.game}#${duel.tokens[0]}`);
  await expect.poll(async () => (await diceOf(server, duel)).contributions[0]).not.toBeNull();
  await expect(page.locator(".alarm")).toHaveCount(0);
  await forge(page, duel.game, { commitment: "0".repeat(64) });
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("l’engagement des dés a changé");
  await throwDice(server, duel);
  await resign(page);
  await expect(page.locator("dialog[open] section.dice .said")).toContainText("n’est pas celui que cette page a gardé avant la bataille");
});

test.describe("practice games", () => {
  test.use({ fairDice: false });

  test("a practice game says so in the lobby, at the table and in the verdict", async ({ browser, server }) => {
    const body = JSON.stringify({ scenario: FARM, seats: [{ player: "human" }, { player: "human" }], listed: true });
    const created = await (await fetch(`${server.address}/api/games`, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
    const duel: Duel = { game: created.game, tokens: created.seats.map((seat: { token: string }) => seat.token) };
    const lobby = await open(browser, server, "/");
    await expect(lobby.page.getByText("Partie d’essai")).toBeVisible();
    const { page, faults } = await open(browser, server, `/g/${duel.game}#${duel.tokens[0]}`);
    await expect(page.locator("aside .practice")).toHaveText(/^Partie d’essai\s: dés connus d’avance$/);
    expect(await diceOf(server, duel)).toMatchObject({ open: false, contributions: [null, null] });
    for (let step = 0; step < 12; step += 1) {
      for (const token of duel.tokens) {
        const { decision, number } = await tableOf(server, duel.game, token);
        if (decision) await answer(server, duel, token, number, decision.offers[0]!.choice);
      }
    }
    await resign(page);
    const report = page.locator("dialog[open] .report");
    await expect(report.locator("> .practice")).toBeVisible();
    await expect(report.locator("section.dice .said")).toContainText(/^Partie d’essai\s: dés connus d’avance\./);
    expect(faults).toEqual([]);
  });
});
