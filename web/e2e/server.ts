import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { preview, type PreviewServer } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const web = join(root, "web");
/** The built page: GROGNARD_PAGE, else `npm run build` here. */
const dist = process.env.GROGNARD_PAGE ?? join(web, "dist");

/** The program under test: GROGNARD_BIN, else whatever was built here. */
export function binary(): string {
  const places = [process.env.GROGNARD_BIN, join(root, "target/release/grognard"), join(root, "target/debug/grognard")];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error("no grognard: run `cargo build -p grognard`, or set GROGNARD_BIN");
  return found;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

/** The real server on a free port, with a data folder of its own. */
export class Server {
  address = "";
  #port = 0;
  #data = mkdtempSync(join(tmpdir(), "grognard-e2e-"));
  #process: ChildProcess | null = null;
  #front: PreviewServer | null = null;

  static async start(): Promise<Server> {
    const server = new Server();
    server.#port = await freePort();
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
    const port = await freePort();
    this.#front = await preview({
      root: web,
      configFile: false,
      logLevel: "silent",
      build: { outDir: dist },
      preview: { host: "127.0.0.1", port, strictPort: true, proxy, headers: policy ? { "Content-Security-Policy": policy } : {} },
    });
    this.address = `http://127.0.0.1:${port}`;
  }

  async run(): Promise<void> {
    const child = spawn(binary(), ["serve", "--bind", `127.0.0.1:${this.#port}`, "--data", this.#data], { stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr!.on("data", (words) => (said = (said + String(words)).slice(-4000)));
    this.#process = child;
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`the server stopped: ${said}`);
      try {
        if ((await fetch(`http://127.0.0.1:${this.#port}/healthz`)).ok) return;
      } catch {
        // Not yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server does not answer: ${said}`);
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
