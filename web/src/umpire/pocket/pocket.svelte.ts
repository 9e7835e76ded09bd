// The umpire in the phone itself: it answers as the server does, without one.

import address from "virtual:pocket";
import { speech } from "../../lib/words";
import type { Told } from "./wasm";

/** Whether it is there, so that no server is missed. */
export const pocket = $state({ ready: false });

type Answer = { ready: boolean } | { id: number; told?: Told };

let loading: Promise<Worker | null> | null = null;
const waiting = new Map<number, (told: Told | null) => void>();
let count = 0;

/** Begins to load it. Where it is not built, or the browser is too old for it, there is none. */
export function loadPocket(): Promise<Worker | null> {
  loading ??= new Promise((resolve) => {
    if (address === null || typeof Worker === "undefined" || typeof DecompressionStream === "undefined") return resolve(null);
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const end = () => {
      pocket.ready = false;
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
      resolve(null);
    };
    worker.addEventListener("error", end);
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if ("ready" in data) {
        pocket.ready = data.ready;
        resolve(data.ready ? worker : null);
      } else {
        waiting.get(data.id)?.(data.told ?? null);
        waiting.delete(data.id);
      }
    });
    worker.postMessage({ load: new URL(address, location.href).href });
  });
  return loading;
}

/** Its answer; nothing where there is none. */
export async function askPocket(path: string, body?: unknown): Promise<Told | null> {
  const worker = await loadPocket();
  if (!worker) return null;
  const id = (count += 1);
  const seed = [...crypto.getRandomValues(new Uint32Array(2))];
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker.postMessage({ id, asked: { path, lang: speech.language, body: body === undefined ? "" : JSON.stringify(body), seed } });
  });
}
