import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { preview, type PreviewServer } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const web = join(root, "web");
/** The built page: GROGNARD_PAGE, else `npm run build` here. */
export const dist = process.env.GROGNARD_PAGE ?? join(web, "dist");

/** The program under test: GROGNARD_BIN, else whatever was built here. */
export function binary(): string {
  const places = [process.env.GROGNARD_BIN, join(root, "target/release/grognard"), join(root, "target/debug/grognard")];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error("no grognard: run `cargo build -p grognard`, or set GROGNARD_BIN");
  return found;
}

/** The real server on a port that the system chooses, with a data folder of its own. */
export class Server {
  address = "";
  /** What its log says of computers that found no legal answer: the game goes on, the test fails. */
  readonly computerFaults: string[] = [];
  /** 0 until the first start: the system chooses, and a restart keeps it. */
  #port = 0;
  #diceSeed: number | null = null;
  #toy = false;
  #rate = "";
  #push = false;
  #data = mkdtempSync(join(tmpdir(), "grognard-e2e-"));
  #process: ChildProcess | null = null;
  #front: PreviewServer | null = null;

  /** With a seed every game is a practice game: its dice are the same in every run. */
  static async start(diceSeed: number | null, toy = false, rate = "", push = false): Promise<Server> {
    const server = new Server();
    server.#diceSeed = diceSeed;
    server.#toy = toy;
    server.#rate = rate;
    server.#push = push;
    await server.run();
    server.address = `http://127.0.0.1:${server.#port}`;
    // A program that was built before this page serves another one: then the built page stands in front of it.
    const entry = /assets\/index-[\w-]+\.js/.exec(readFileSync(join(dist, "index.html"), "utf8"))?.[0] ?? "none";
    const served = await (await fetch(server.address)).text();
    if (!served.includes(entry)) await server.#putPageInFront();
    return server;
  }

  async #putPageInFront(): Promise<void> {
    const own = `http://127.0.0.1:${this.#port}`;
    const policy = (await fetch(own)).headers.get("content-security-policy");
    const proxy = { "/api": { target: own, ws: true }, "/healthz": own };
    this.#front = await preview({
      root: web,
      configFile: false,
      logLevel: "silent",
      build: { outDir: dist },
      preview: { host: "127.0.0.1", port: 0, strictPort: true, proxy, headers: policy ? { "Content-Security-Policy": policy } : {} },
    });
    const address = this.#front.httpServer.address();
    if (!address || typeof address !== "object") throw new Error("the page has no port");
    this.address = `http://127.0.0.1:${address.port}`;
  }

  async run(): Promise<void> {
    const dice = this.#diceSeed === null ? [] : ["--dice-seed", String(this.#diceSeed)];
    const args = ["serve", "--bind", `127.0.0.1:${this.#port}`, "--data", this.#data, ...dice];
    const env = { ...process.env, ...(this.#toy ? { GROGNARD_TOY: "1" } : {}), ...(this.#rate ? { GROGNARD_RATE: this.#rate } : {}), ...(this.#push ? { GROGNARD_PUSH_LOCAL: "1", GROGNARD_PUSH_AFTER_SECONDS: "0" } : {}) };
    const child = spawn(binary(), args, { stdio: ["ignore", "pipe", "pipe"], env });
    let [said, failed] = ["", ""];
    child.stdout!.on("data", (words) => (said += String(words)));
    child.stderr!.on("data", (words) => {
      failed = (failed + String(words)).slice(-4000);
      if (String(words).includes("a fault of a computer player")) this.computerFaults.push(String(words));
    });
    this.#process = child;
    // It says where it is once it listens.
    for (let attempt = 0; attempt < 600; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`the server stopped: ${failed}`);
      const port = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1];
      if (port) {
        this.#port = Number(port);
        if ((await fetch(`http://127.0.0.1:${port}/healthz`)).ok) return;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server does not answer: ${failed}`);
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.#front?.close();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
