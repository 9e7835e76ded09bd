// How long the umpire in the phone takes to its first answer, from a page that is kept already, on a processor
// that is so many times slower: node measure/pocket.mjs [4]. Needs a built page (npm run build).
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { chromium } from "@playwright/test";

const slower = Number(process.argv[2] ?? 4);
const assets = new URL("../dist/assets/", import.meta.url);
const name = readdirSync(assets).find((one) => /^pocket-.*\.pack$/.test(one));
if (!name) throw new Error("the page was built without the umpire: rustup target add wasm32-unknown-unknown");
const pack = readFileSync(new URL(name, assets));
const server = createServer((request, response) => {
  response.setHeader("Content-Type", request.url === "/" ? "text/html" : "application/octet-stream");
  response.end(request.url === "/" ? "<!doctype html>" : pack);
}).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"] });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slower });
const times = await page.evaluate(async () => {
  const begun = performance.now();
  const packed = await (await fetch("/pack")).blob();
  const unpacked = packed.stream().pipeThrough(new DecompressionStream("gzip"));
  const module = await WebAssembly.compileStreaming(new Response(unpacked, { headers: { "Content-Type": "application/wasm" } }));
  const { memory, ask, answer, told_length } = new WebAssembly.Instance(module).exports;
  const compiled = performance.now();
  const asked = (path, body = "") => {
    const text = new TextEncoder().encode(JSON.stringify({ path, lang: "fr", body }));
    const at = ask(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    if (answer() !== 200) throw new Error(path);
    return told_length();
  };
  const shot = '{"weapon":"rifled_musket","vc":4,"range":1,"target":{"category":"infantry","vc":3,"cover":"cover","general":true}}';
  const odds = () => asked("/api/rulebooks/brigades-de-fer/procedures/fire/odds", shot);
  odds();
  const first = performance.now();
  odds();
  return { compiled: compiled - begun, first: first - begun, next: performance.now() - first };
});
console.log(`${(pack.length / 2 ** 20).toFixed(2)} MiB packed; processor ${slower} times slower: compiled after ${times.compiled.toFixed(0)} ms, first answer after ${times.first.toFixed(0)} ms, the next in ${times.next.toFixed(1)} ms`);
await browser.close();
server.close();
