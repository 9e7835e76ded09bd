// Thinks beside the page, so that long odds hold up no thumb.

import { compiled, Umpire, type Asked } from "./wasm";

let umpire: Umpire | null = null;

addEventListener("message", async ({ data }: MessageEvent<{ load: string } | { id: number; asked: Asked }>) => {
  if ("load" in data) {
    try {
      umpire = new Umpire(await compiled(data.load));
      // The catalogues are read before the first question.
      umpire.ask({ path: "/api/rulebooks", lang: "fr" });
      postMessage({ ready: true });
    } catch (error) {
      postMessage({ ready: false, why: String(error) });
    }
    return;
  }
  try {
    postMessage({ id: data.id, told: umpire?.ask(data.asked) });
  } catch (error) {
    postMessage({ id: data.id, why: String(error) });
  }
});
