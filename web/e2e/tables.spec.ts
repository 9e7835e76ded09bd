// A real table shared by link: two phones, one diary.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { accessible, expect, open, test } from "./fixtures";
import { cast, muster, PHONE } from "./umpire";
import { binary } from "./server";

const CSV = ["name,side,category,vc,weapon", "Iron Brigade,0,infantry,4,rifled_musket", "Stonewall Brigade,1,infantry,5,rifled_musket"].join("\n");

async function write(page: Page, text: string): Promise<void> {
  await page.locator("form.write textarea").fill(text);
  await page.getByRole("button", { name: "Inscrire" }).click();
}
const notes = (page: Page) => page.locator("ol li .note");
/** Fires with real dice: the first die hits, the others miss. */
async function fire(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Résoudre" }).click();
  await page.locator('a[href="/aide/brigades-de-fer/p/fire"]').first().click();
  await cast(page, ["Qui tire", "Iron Brigade"], ["Sur qui", "Stonewall Brigade"]);
  await page.getByRole("button", { name: "Dés réels" }).click();
  for (const face of [1, 6, 6, 6]) await page.locator("dialog[open] .faces button").nth(face - 1).click();
  await expect(page.getByTestId("sentence")).toBeVisible();
  await page.getByRole("button", { name: "Continuer" }).click();
}

test("two phones keep one diary and one roster, and what is written without a line is not lost", async ({ browser, server }, info) => {
  const first = await open(browser, server, "/aide/brigades-de-fer/effectifs", PHONE);
  await muster(first.page, CSV);
  await first.page.getByRole("link", { name: "Journal" }).click();
  await write(first.page, "avant le partage");
  await first.page.getByRole("button", { name: "Ouvrir la table aux autres téléphones" }).click();
  const link = await first.page.getByTestId("table-link").getAttribute("href");
  expect(link).toMatch(/\/aide\/t\/[\w-]+#[\w-]{30,}$/);
  await expect(first.page.locator("dialog[open] img")).toBeVisible();
  await accessible(first.page);
  await info.attach("table.png", { body: await first.page.screenshot(), contentType: "image/png" });
  await first.page.getByRole("group", { name: "Ce téléphone joue" }).getByRole("radio", { name: "Camp 1" }).check();
  await first.page.getByRole("button", { name: "Fermer" }).click();

  const second = await open(browser, server, new URL(link ?? "").pathname + new URL(link ?? "").hash, PHONE);
  // What was there before is there, and both see each other.
  await expect(notes(second.page)).toHaveText(["avant le partage"]);
  await expect(first.page.locator(".shared")).toContainText("2 téléphones");
  await write(second.page, "du second");
  await expect(notes(first.page)).toHaveText(["avant le partage", "du second"]);

  // A shot resolved on one phone is on the roster of the other, with who wrote it.
  await fire(first.page);
  await expect(second.page.locator(".who")).toHaveText("Iron Brigade → Stonewall Brigade");
  await expect(second.page.locator(".by")).toHaveText("Camp 1");
  await second.page.getByRole("link", { name: "Effectifs" }).click();
  await expect(second.page.getByRole("button", { name: /Stonewall Brigade/ })).toContainText("VC 4");

  // Both lose the server; both go on writing, one reloads; everything meets again, once.
  await server.kill();
  await second.page.getByRole("link", { name: "Journal" }).click();
  await first.page.getByRole("link", { name: "Journal" }).click();
  await write(first.page, "sans liaison, un");
  await write(second.page, "sans liaison, deux");
  await expect(first.page.locator(".banner")).toBeVisible();
  await expect(first.page.locator(".shared")).toContainText("une ligne à envoyer");
  await server.run();
  for (const { page } of [first, second]) {
    await expect(notes(page)).toHaveCount(4, { timeout: 30_000 });
    await expect(page.locator(".shared")).not.toContainText("à envoyer");
  }
  expect((await notes(first.page).allTextContents()).sort()).toEqual((await notes(second.page).allTextContents()).sort());

  // Taken back on one, taken back on both; and a reload has it all.
  await second.page.getByRole("button", { name: "Annuler" }).click();
  await expect(notes(first.page)).toHaveCount(3);
  await first.page.reload();
  await expect(notes(first.page)).toHaveCount(3);
  await expect(first.page.locator(".shared")).toContainText("2 téléphones");
  await first.page.getByRole("link", { name: "Effectifs" }).click();
  await expect(first.page.getByRole("button", { name: /Stonewall Brigade/ })).toContainText("VC 4");

  // Whoever leaves keeps a copy, and writes alone.
  await second.page.locator(".shared button.state").click();
  await second.page.getByRole("button", { name: "Quitter la table" }).click();
  await second.page.getByRole("button", { name: "Quitter la table" }).click();
  await write(second.page, "seul");
  await expect(notes(second.page)).toHaveCount(4);
  await first.page.getByRole("link", { name: "Journal" }).click();
  await expect(first.page.locator(".shared")).toContainText("un téléphone");
  await expect(notes(first.page)).toHaveCount(3);
  await first.page.context().close();
  await second.page.context().close();
});

test("a situation set up on one phone is the one that another opens", async ({ browser, server }) => {
  const first = await open(browser, server, "/aide/bataille-empire/journal", PHONE);
  await first.page.getByRole("button", { name: "Ouvrir la table aux autres téléphones" }).click();
  const link = new URL((await first.page.getByTestId("table-link").getAttribute("href")) ?? "");
  await first.page.getByRole("button", { name: "Fermer" }).click();
  const second = await open(browser, server, link.pathname + link.hash, PHONE);
  await expect(second.page.locator(".shared")).toContainText("2 téléphones");
  for (const { page } of [first, second]) {
    await page.getByRole("link", { name: "Résoudre" }).click();
    await page.locator('a[href="/aide/bataille-empire/p/fire"]').first().click();
    await expect(page.getByTestId("figure")).toBeVisible();
  }
  const target = (page: Page) => page.getByRole("group", { name: "Cible", exact: true }).getByRole("radio", { name: "Cavalerie" });
  await expect(target(second.page)).not.toBeChecked();
  await target(first.page).check();
  await expect(target(second.page)).toBeChecked();
  await expect(second.page.getByText("Situation reprise d’un autre téléphone")).toBeVisible();
  await expect(first.page.getByText("Situation reprise d’un autre téléphone")).toHaveCount(0);
  expect([...first.faults, ...second.faults]).toEqual([]);
  await first.page.context().close();
  await second.page.context().close();
});

test("a link that opens nothing says so", async ({ browser, server }) => {
  const { page } = await open(browser, server, "/aide/t/nowhere#nothing", PHONE);
  await expect(page.getByRole("alert")).toContainText("pas de table partagée");
  await page.context().close();
});

const lan = Object.values(networkInterfaces()).flat().find((one) => one && !one.internal && one.family === "IPv4");

test("grognard play --lan prints an address and a code, and the page works there", async ({ browser }) => {
  test.skip(!lan, "this machine is on no network");
  const data = mkdtempSync(join(tmpdir(), "grognard-lan-"));
  const child = spawn(binary(), ["play", "--lan", "--no-open", "--data", data, "--lang", "fr"], { stdio: ["ignore", "pipe", "ignore"] });
  let said = "";
  child.stdout.on("data", (words) => (said += String(words)));
  try {
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/réseau : http:\/\/[\d.]+:\d+\/[\s\S]*[█▀▄]{8}/);
    const address = /réseau : (http:\/\/[\d.]+:\d+)\//.exec(said)?.[1] ?? "";
    expect(address).not.toContain("127.");
    const here = `http://127.0.0.1:${new URL(address).port}`;
    // Whoever opened it on the machine itself still gives the others an address that they reach.
    const host = await open(browser, { address: here } as never, "/aide/brigades-de-fer/journal", PHONE);
    await host.page.getByRole("button", { name: "Ouvrir la table aux autres téléphones" }).click();
    const link = (await host.page.getByTestId("table-link").getAttribute("href")) ?? "";
    expect(link.startsWith(`${address}/aide/t/`)).toBe(true);

    const guest = await open(browser, { address: "" } as never, link, PHONE);
    await expect(guest.page.locator(".shared")).toContainText("2 téléphones");
    await write(guest.page, "du réseau");
    await expect(notes(host.page)).toHaveText(["du réseau"]);
    // Without https the page cannot be kept, and says so; what is written is kept all the same.
    await guest.page.locator(".shared button.state").click();
    await expect(guest.page.locator("dialog[open]")).toContainText("sans https");
    await guest.page.reload();
    await expect(notes(guest.page)).toHaveText(["du réseau"]);
    await guest.page.goto(`${address}/aide`);
    await expect(guest.page.getByText("sans https")).toBeVisible();
    await host.page.context().close();
    await guest.page.context().close();
  } finally {
    child.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
});
