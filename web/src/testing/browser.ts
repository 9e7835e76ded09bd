/**
 * What modules of the page ask of a browser while they are read, for tests that run without one.
 * Import it before them.
 */
import { vi } from "vitest";

const storage = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) };
};

/** An event target whose events a test sends itself. */
export const page = Object.assign(new EventTarget(), { visibilityState: "visible", documentElement: { lang: "", dataset: {} } });

vi.stubGlobal("navigator", { languages: ["en"] });
/** Where the page is; `goTo` is what a click on a link does. */
export const address = { href: "", origin: "http://here", pathname: "", search: "", hash: "" };
export function goTo(path: string): void {
  const { href, pathname, search, hash } = new URL(path, "http://here");
  Object.assign(address, { href, pathname, search, hash });
  page.dispatchEvent(new Event("popstate"));
}
goTo("/g/abcd");
vi.stubGlobal("location", address);
vi.stubGlobal("history", { replaceState: (_: unknown, __: unknown, path: string) => goTo(path), pushState: (_: unknown, __: unknown, path: string) => goTo(path) });
vi.stubGlobal("scrollTo", () => {});
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal("localStorage", storage());
vi.stubGlobal("sessionStorage", storage());
vi.stubGlobal("document", page);
for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const) vi.stubGlobal(name, page[name].bind(page));

/** A socket whose other end the test holds. */
export class Socket {
  static readonly OPEN = 1;
  static readonly all: Socket[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};

  constructor(readonly address: string | URL) {
    Socket.all.push(this);
  }

  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.lose();
  }

  /** The line is open. */
  open(): this {
    this.readyState = Socket.OPEN;
    this.onopen();
    return this;
  }
  /** The server says something. */
  say(...messages: object[]): this {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
    return this;
  }
  /** The line is lost. */
  lose() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose();
  }
  /** What was sent of one type, the newest last. */
  of(type: string) {
    return this.sent.filter((one) => one.type === type);
  }
}
vi.stubGlobal("WebSocket", Socket);
