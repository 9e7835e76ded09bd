// Secret orders at a real table: sealed on each phone, opened together, by codes without a network or at a shared table.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import encodeQR from "qr";
import { openingCodes, sealCode, sealOf, type Opening } from "../src/umpire/sealed/seal";
import { accessible, expect, test } from "./fixtures";
import { kept, muster, phone } from "./umpire";

const UNITS = "name,side,arm,elements\n57e de ligne,0,infantry,4\nHussards,0,cavalry,3\nGrenadiers,1,infantry,4";
const at = (book: string) => `/aide/${book}/scelles`;

/** Writes an order for each unit of a side, and seals the sheet. */
async function write(page: Page, side: 0 | 1, orders: string[]): Promise<void> {
  await page.getByRole("group", { name: "Votre camp" }).getByRole("radio").nth(side).check();
  const fields = page.locator(".lines li");
  await expect(fields).toHaveCount(orders.length);
  for (const [index, order] of orders.entries()) await fields.nth(index).locator("input").nth(1).fill(order);
  await page.getByRole("button", { name: /^(Sceller la feuille|Seal the sheet)/ }).click();
  await page.getByRole("button", { name: /^(Sceller :|Seal it:)/ }).click();
  await expect(page.locator(".steps")).toBeVisible();
}
/** What a phone shows, as text. */
async function shown(page: Page): Promise<string> {
  return (await page.getByTestId("sealed-code").first().textContent()) ?? "";
}
async function read(page: Page, code: string): Promise<void> {
  await page.locator(".take textarea").fill(code);
  await page.getByRole("button", { name: /^(Lire|Read)$/ }).click();
}
const verdict = (page: Page) => page.getByTestId("sealed-verdict");

test("two phones without a network exchange seals, then sheets, and whoever changes his is found out", async ({ browser, server }) => {
  const phones = [(await phone(browser, server, "/")).page, (await phone(browser, server, "/")).page] as const;
  for (const page of phones) {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
  }
  await server.kill();
  const [blue, red] = phones;
  for (const page of phones) {
    await page.goto(`${server.address}/aide/marie-louise/effectifs`);
    await muster(page, UNITS);
    await page.getByRole("link", { name: "Ordres scellés" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ordres scellés");
  }
  await accessible(blue);
  await write(blue, 0, ["attaquer le village", "tenir"]);
  await write(red, 1, ["avancer"]);
  await accessible(blue);
  // Nobody opens before he has the other's seal, and nobody takes his own.
  await expect(blue.getByRole("button", { name: "Ouvrir ma feuille" })).toHaveCount(0);
  await read(blue, await shown(blue));
  await expect(blue.getByRole("alert")).toContainText("votre propre camp");
  await read(blue, "GROGNARD1.nonsense");
  await expect(blue.getByRole("alert")).toContainText("ni un sceau ni une feuille");
  const [sealOfBlue, sealOfRed] = [await shown(blue), await shown(red)];
  await read(blue, sealOfRed);
  await read(red, sealOfBlue);
  // What is sealed survives a reload.
  await red.reload();
  for (const page of phones) await page.getByRole("button", { name: "Ouvrir ma feuille" }).click();
  await accessible(red);

  // Red has seen what blue wrote, and would rather have written something else.
  const sheetOfBlue = await shown(blue);
  await read(red, sheetOfBlue);
  await expect(verdict(red)).toContainText("conforme au sceau");
  await expect(red.locator(".sheets")).toContainText("attaquer le village");
  const honest = await shown(red);
  await red.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("grognard.umpire")!);
    stored.sealed["marie-louise"].own.sheet.lines[0][1] = "reculer";
    localStorage.setItem("grognard.umpire", JSON.stringify(stored));
  });
  await red.reload();
  await expect(red.locator(".sheets")).toContainText("reculer");
  const changed = await shown(red);
  expect(changed).not.toBe(honest);
  await read(blue, changed);
  await expect(verdict(blue)).toHaveText(/n’est pas celle qui a été scellée/);
  await expect(blue.getByRole("button", { name: "Inscrire au journal" })).toBeDisabled();
  await accessible(blue);
  // The sheet that was sealed is taken after the false one.
  await read(blue, honest);
  await expect(verdict(blue)).toContainText("conforme au sceau");
  await blue.getByRole("button", { name: "EN", exact: true }).click();
  await expect(verdict(blue)).toContainText("This is the sheet that was sealed");
  await blue.getByRole("button", { name: "Enter in the diary" }).click();
  const { diary } = (await kept(blue)).battles["marie-louise"];
  expect(diary[0].note).toContain("57e de ligne: attaquer le village");
  expect(diary[0].note).toContain("Grenadiers: avancer");
  await blue.getByRole("button", { name: "Next sheet" }).click();
  await expect(blue.getByRole("spinbutton")).toHaveValue("2");
});

test("at a shared table both sheets are opened together, as soon as both seals lie there", async ({ browser, server }, info) => {
  const { page: blue } = await phone(browser, server, "/aide/marie-louise/effectifs");
  await muster(blue, UNITS);
  await blue.goto(`${server.address}/aide/marie-louise/journal`);
  await blue.getByRole("button", { name: "Ouvrir la table aux autres téléphones" }).click();
  const link = (await blue.getByTestId("table-link").textContent()) ?? "";
  const { page: red } = await phone(browser, server, new URL(link).pathname + new URL(link).hash);
  await expect(red).toHaveURL(/\/aide\/marie-louise/);
  for (const page of [blue, red]) await page.goto(server.address + at("marie-louise"));
  await write(blue, 0, ["attaquer le village", "tenir"]);
  // The seal of blue is at the table, and nothing of what is sealed.
  await expect.poll(async () => JSON.stringify((await kept(red)).tables)).toContain("\"seals\":[{");
  expect(JSON.stringify(await kept(red))).not.toContain("attaquer le village");
  await write(red, 1, ["avancer"]);
  for (const page of [blue, red]) {
    await expect(verdict(page)).toContainText("conforme au sceau");
    await expect(page.locator(".sheets")).toContainText("attaquer le village");
    await expect(page.locator(".sheets")).toContainText("avancer");
  }
  await accessible(red);
  await info.attach("sheets.png", { body: await red.screenshot({ fullPage: true }), contentType: "image/png" });
});

/** A picture of a code as a camera would deliver it, over and over: YUV4MPEG2. */
function video(text: string): Buffer {
  const modules = encodeQR(text, "raw", { ecc: "low", border: 4 });
  const [width, height] = [640, 480];
  const size = Math.floor(height / modules.length);
  const [left, top] = [(width - size * modules.length) >> 1, (height - size * modules.length) >> 1];
  const luma = Buffer.alloc(width * height, 235);
  modules.forEach((row, y) => row.forEach((dark, x) => {
    if (!dark) return;
    for (let line = 0; line < size; line += 1) luma.fill(16, (top + y * size + line) * width + left + x * size, (top + y * size + line) * width + left + (x + 1) * size);
  }));
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, Buffer.alloc((width * height) / 2, 128)]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}

test("a code is read with the camera", async ({ server }) => {
  const theirs: Opening = { nonce: "AAECAwQFBgcICQoLDA0ODw", sheet: { book: "marie-louise", number: 1, side: 1, lines: [["Grenadiers", "avancer"]] } };
  expect(openingCodes(theirs)).toHaveLength(1);
  const folder = mkdtempSync(join(tmpdir(), "grognard-camera-"));
  const file = join(folder, "code.y4m");
  for (const [code, stage] of [[sealCode(sealOf(theirs)), "open"], [openingCodes(theirs)[0]!, "done"]] as const) {
    writeFileSync(file, video(code));
    const camera = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${file}`],
    });
    const { page, faults } = await phone(camera, server, "/aide/marie-louise/effectifs", { permissions: ["camera"] });
    await muster(page, UNITS);
    await page.goto(server.address + at("marie-louise"));
    await write(page, 0, ["attaquer le village", "tenir"]);
    if (stage === "done") {
      await read(page, sealCode(sealOf(theirs)));
      await page.getByRole("button", { name: "Ouvrir ma feuille" }).click();
    }
    await page.getByRole("button", { name: "Lire avec l’appareil photo" }).click();
    await expect(page.locator(".steps")).toHaveAttribute("data-stage", stage);
    if (stage === "done") await expect(verdict(page)).toContainText("conforme au sceau");
    expect(faults).toEqual([]);
    await camera.close();
  }
  rmSync(folder, { recursive: true });
});
