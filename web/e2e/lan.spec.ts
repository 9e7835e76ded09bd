// A table on the local network: encrypted on the same port, by a certificate that a phone may be told to trust.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { get } from "node:https";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { accessible, expect, test } from "./fixtures";
import { binary } from "./server";
import { PHONE } from "./umpire";

const base = test.extend<{ table: { port: number; data: string } }>({
  table: async ({}, use) => {
    const data = mkdtempSync(join(tmpdir(), "grognard-lan-"));
    const child = spawn(binary(), ["play", "--lan", "--no-open", "--lang", "fr", "--data", data], { stdio: ["ignore", "pipe", "inherit"] });
    const port = await new Promise<number>((resolve, reject) => {
      let said = "";
      child.stdout.on("data", (words) => {
        said += String(words);
        const found = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1];
        if (found) resolve(Number(found));
      });
      child.once("exit", () => reject(new Error(`the server stopped: ${said}`)));
    });
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok ?? false).toBe(true);
    await use({ port, data });
    child.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  },
});

base("a device that trusts the table's authority reads it over https, and nobody else's words are taken", async ({ table }) => {
  const answer = await fetch(`http://127.0.0.1:${table.port}/authority.crt`);
  expect(answer.headers.get("content-type")).toBe("application/x-x509-ca-cert");
  const der = Buffer.from(await answer.arrayBuffer());
  const ca = `-----BEGIN CERTIFICATE-----\n${der.toString("base64").replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;
  const ask = (options: object) =>
    new Promise<string>((resolve, reject) => {
      get({ host: "127.0.0.1", port: table.port, path: "/healthz", ...options }, (reply) => {
        let body = "";
        reply.on("data", (part) => (body += String(part)));
        reply.on("end", () => resolve(`${reply.statusCode} ${body.trim()}`));
      }).on("error", reject);
    });
  expect(await ask({ ca })).toBe("200 ok");
  await expect(ask({})).rejects.toThrow(/self.signed|unable to/i);
  // The key is its owner's alone.
  expect(statSync(join(table.data, "lan-authority.key")).mode & 0o777).toBe(0o600);
});

base("the page says in plain words what the browser will say, and what it cannot do in the clear", async ({ browser, table }) => {
  const own = Object.values(networkInterfaces()).flat().find((one) => one && !one.internal && one.family === "IPv4")?.address;
  const clear = `http://${own ?? "127.0.0.1"}:${table.port}`;
  const context = await browser.newContext({ ...PHONE, locale: "fr-FR", ignoreHTTPSErrors: true });
  const page = await context.newPage();
  if (own) {
    await page.goto(`${clear}/aide/https`);
    await expect(page.getByText("la connexion n’est pas privée")).toBeVisible();
    await expect(page.getByText("le téléphone ne garde rien de la page")).toBeVisible();
    await accessible(page);
    await page.getByRole("button", { name: "EN", exact: true }).click();
    await expect(page.getByText("your connection is not private")).toBeVisible();
    await page.getByRole("button", { name: "FR", exact: true }).click();
    await page.getByRole("link", { name: "Ouvrir l’adresse chiffrée" }).click();
    await expect(page).toHaveURL(`https://${own}:${table.port}/aide`);
  }
  await page.goto(`https://127.0.0.1:${table.port}/aide/https`);
  await expect(page.getByText("Cette page est chiffrée.")).toBeVisible();
  await context.close();
});
