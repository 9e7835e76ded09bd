import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BufferedSocket } from "./buffered-socket";

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 0;
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};
  constructor(readonly address: string) {
    Socket.last = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  say(text: string) {
    this.onmessage({ data: text });
  }
}

beforeEach(() => vi.stubGlobal("WebSocket", Socket));
afterEach(() => vi.unstubAllGlobals());

function listener() {
  const heard: string[] = [];
  return { heard, hear: (text: string) => heard.push(text), closed: () => heard.push("closed") };
}

test("a line is greeted once it is open, with what holds then", () => {
  let since = 1;
  const line = new BufferedSocket("ws://here", () => ({ since }));
  expect(line.open).toBe(false);
  expect(Socket.last.sent).toEqual([]);
  since = 7;
  Socket.last.readyState = Socket.OPEN;
  Socket.last.onopen();
  expect(line.open).toBe(true);
  expect(Socket.last.sent).toEqual(['{"since":7}']);
});

test("what is said before anybody listens is heard first, and once", () => {
  const line = new BufferedSocket("ws://here", () => null);
  Socket.last.say("one");
  Socket.last.say("two");
  const one = listener();
  line.listen(one);
  Socket.last.say("three");
  expect(one.heard).toEqual(["one", "two", "three"]);
  const other = listener();
  line.listen(other);
  expect(other.heard).toEqual([]);
});

test("whoever listens too late still learns that the line is gone", () => {
  const line = new BufferedSocket("ws://here", () => null);
  Socket.last.say("bye");
  Socket.last.onclose();
  const late = listener();
  line.listen(late);
  expect(late.heard).toEqual(["bye", "closed"]);
});
