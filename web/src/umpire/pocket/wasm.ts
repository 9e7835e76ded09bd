// The umpire as WebAssembly: the program that the server runs, asked by the same addresses.

interface Exports {
  memory: WebAssembly.Memory;
  ask(length: number): number;
  answer(): number;
  told(): number;
  told_length(): number;
}

export interface Asked {
  path: string;
  lang: string;
  /** JSON, as a request would carry it. */
  body?: string;
  /** For dice that are to be rolled. */
  seed?: [number, number];
}

/** The answer of a server to the same. */
export interface Told {
  status: number;
  body: string;
}

/** One umpire. What it cannot bear ends it: then another is made of the same module. */
export class Umpire {
  readonly #module: WebAssembly.Module;
  #exports: Exports;

  constructor(module: WebAssembly.Module) {
    this.#module = module;
    this.#exports = Umpire.#begin(module);
  }

  static #begin(module: WebAssembly.Module): Exports {
    return new WebAssembly.Instance(module).exports as unknown as Exports;
  }

  ask(asked: Asked): Told {
    try {
      return this.#ask(asked);
    } catch (error) {
      this.#exports = Umpire.#begin(this.#module);
      throw error;
    }
  }

  #ask(asked: Asked): Told {
    const umpire = this.#exports;
    const question = new TextEncoder().encode(JSON.stringify(asked));
    const at = umpire.ask(question.length);
    // The memory may have grown and moved since it was last looked at.
    new Uint8Array(umpire.memory.buffer, at, question.length).set(question);
    const status = umpire.answer();
    const body = new Uint8Array(umpire.memory.buffer, umpire.told(), umpire.told_length());
    return { status, body: new TextDecoder().decode(body.slice()) };
  }
}

/** Unpacks and compiles it while it arrives. */
export async function compiled(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const unpacked = answer.body.pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(unpacked, { headers: { "Content-Type": "application/wasm" } }));
}
