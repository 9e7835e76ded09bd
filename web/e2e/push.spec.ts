// Word by Web Push that it is one's turn: to a push service on this machine, over a restart of the server.
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify, type ECDH } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server as Service } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { accessible, expect, open, test } from "./fixtures";

interface Arrived {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service, as far as a server meets one. */
async function pushService(): Promise<{ address: string; arrived: Arrived[]; service: Service }> {
  const arrived: Arrived[] = [];
  const service = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      arrived.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
      answer.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, arrived, service };
}

const base64url = (bytes: Buffer) => bytes.toString("base64url");
const mac = (key: Buffer, ...parts: Buffer[]) => createHmac("sha256", key).update(Buffer.concat(parts)).digest();

/** What a browser reads of a message: RFC 8291. */
function readAs(keys: ECDH, auth: Buffer, body: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body[20]!];
  const [theirs, record] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
  const secret = mac(mac(auth, keys.computeSecret(theirs)), Buffer.from("WebPush: info\0"), keys.getPublicKey(), theirs, Buffer.from([1]));
  const master = mac(salt, secret);
  const key = mac(master, Buffer.from("Content-Encoding: aes128gcm\0\x01")).subarray(0, 16);
  const nonce = mac(master, Buffer.from("Content-Encoding: nonce\0\x01")).subarray(0, 12);
  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  expect(text.at(-1)).toBe(2);
  return text.subarray(0, -1).toString("utf8");
}

/** A browser whose push service is ours; a real one would be asked over the network. */
async function subscribesAt(page: Page, endpoint: string, keys: ECDH, auth: Buffer): Promise<void> {
  await page.addInitScript(
    ({ endpoint, p256dh, auth }) => {
      if (location.protocol === "about:") return;
      let made = localStorage.getItem("test.subscribed") === "yes";
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => ((made = false), localStorage.removeItem("test.subscribed"), true),
      };
      PushManager.prototype.getSubscription = async () => (made ? (subscription as unknown as PushSubscription) : null);
      PushManager.prototype.subscribe = async (options) => {
        const key = options?.applicationServerKey as Uint8Array;
        if (!options?.userVisibleOnly || key.length !== 65) throw new Error("no such key");
        made = true;
        localStorage.setItem("test.subscribed", "yes");
        return subscription as unknown as PushSubscription;
      };
    },
    { endpoint, p256dh: base64url(keys.getPublicKey()), auth: base64url(auth) },
  );
}

test.use({ push: true });

for (const [kind, options] of [["wide", {}], ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }]] as const) {
  test(`whoever is away is told that it is his turn, and a touch leads to the table (${kind})`, async ({ browser, server }) => {
    const { address, arrived, service } = await pushService();
    const keys = createECDH("prime256v1");
    keys.generateKeys();
    const auth = randomBytes(16);
    const body = JSON.stringify({ scenario: "brigades-de-fer/brawners-farm", seats: [{ player: "human" }, { player: "open" }] });
    const created = await (await fetch(`${server.address}/api/games`, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
    const [own, other] = created.seats as { token: string }[];

    const { page, faults } = await open(browser, server, "/", { ...options, permissions: ["notifications"] });
    await subscribesAt(page, `${address}/browser`, keys, auth);
    await page.goto(`${server.address}/g/${created.game}#${own!.token}`);
    const asked = async (token: string) => (await (await fetch(`${server.address}/api/games/${created.game}`, { headers: { authorization: `Bearer ${token}` } })).json()) as { number: number; decision: { offers: { verb: string; choice: unknown }[] } | null };
    const answer = async (token: string) => {
      const { number, decision } = await asked(token);
      if (!decision) return;
      const choice = (decision.offers.find((offer) => offer.verb === "commit") ?? decision.offers[0])!.choice;
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      await fetch(`${server.address}/api/games/${created.game}/answer`, { method: "POST", headers, body: JSON.stringify({ number, choice }) });
    };
    // One's own deployment is given; the other side's is not.
    await expect(page.locator("section.decision")).toBeVisible();
    for (let turn = 0; turn < 40 && (await asked(own!.token)).decision; turn += 1) await answer(own!.token);
    await page.goto(`${server.address}/`);
    const wanted = page.getByRole("button", { name: "Me prévenir quand c’est à moi" });
    await wanted.click();
    await expect(wanted).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".push")).toContainText("même page fermée");
    await accessible(page);

    // He goes away, the server is killed, and the other side moves until it is his turn again.
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    await page.goto("about:blank");
    await server.kill();
    await server.run();
    for (let move = 0; move < 300 && (await asked(own!.token)).decision === null; move += 1) await answer(other!.token);
    await expect.poll(() => arrived.length).toBeGreaterThan(0);
    const { path, headers, body: sealed } = arrived[0]!;
    expect(path).toBe("/browser");
    expect(headers["content-encoding"]).toBe("aes128gcm");
    const told = JSON.parse(readAs(keys, auth, sealed));
    expect(told).toEqual({ title: expect.stringContaining("Brawner"), body: "À vous de jouer.", url: `/g/${created.game}` });
    // Signed with the key that the server tells.
    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "")!;
    expect(key).toBe((await (await fetch(`${server.address}/api/push`)).json()).key);
    const [head, claims, signature] = token!.split(".") as [string, string, string];
    const point = Buffer.from(key!, "base64url");
    const known = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x: base64url(point.subarray(1, 33)), y: base64url(point.subarray(33)) } });
    expect(verify("sha256", Buffer.from(`${head}.${claims}`), { key: known, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url"))).toBe(true);
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ aud: address });

    // The worker of the page shows it, in this very browser.
    await page.goto(`${server.address}/`);
    const session = await page.context().newCDPSession(page);
    const registration = new Promise<string>((resolve) => session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && resolve(registrations.find((one) => one.scopeURL === scope)?.registrationId ?? registrations[0].registrationId)));
    await session.send("ServiceWorker.enable");
    const registrationId = await registration;
    // Sent until it is shown, as a push service does: a worker that has just been replaced loses one.
    const shown = async () => {
      await session.send("ServiceWorker.deliverPushMessage", { origin: server.address, registrationId, data: JSON.stringify(told) });
      return page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({ title, body, tag })));
    };
    await expect.poll(shown).toEqual([{ title: told.title, body: told.body, tag: told.url }]);

    // Whoever wants no more of it is forgotten.
    await page.getByRole("button", { name: "Me prévenir quand c’est à moi" }).click();
    await expect(page.getByRole("button", { name: "Me prévenir quand c’est à moi" })).toHaveAttribute("aria-pressed", "false");
    expect(faults.filter((one) => !/ERR_CONNECTION|WebSocket/.test(one))).toEqual([]);
    service.close();
  });
}
