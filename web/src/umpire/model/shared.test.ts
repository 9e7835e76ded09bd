import { describe, expect, it } from "vitest";
import { actsOf, perform, readAct, type Act } from "./acts";
import { newBattle, undo, type Entry } from "./battle";
import { batch, confirmed, lines, newTable, queued, shown, type SharedTable, type StoredEntry } from "./shared";
import type { Unit } from "./roster";
import type { Json } from "./schema";

const unit = (id: string, vc = 6): Unit => ({ id, side: 0, name: id, facts: { vc }, lost: false });
const entry = (id: string, more: Partial<Entry> = {}): Entry => ({ id, at: 1, turn: 1, kind: "note", changes: [], note: id, ...more });
const loss = (id: string, of: string, from: number, to: number): Act => ({
  act: "write",
  entry: entry(id, { kind: "result", changes: [{ unit: of, fact: "vc", from, to }] }),
});

/** A server in memory: it numbers what comes, once. */
class Server {
  log: StoredEntry[] = [];
  take(table: SharedTable, some = table.pending.length): void {
    for (const sent of table.pending.slice(0, some)) {
      if (this.log.some((one) => one.id === sent.id)) continue;
      this.log.push({ number: this.log.length + 1, id: sent.id, body: JSON.parse(JSON.stringify(sent.act)) as Json });
    }
  }
  tell(table: SharedTable, upTo = this.log.length): SharedTable {
    return confirmed(table, this.log.slice(0, upTo));
  }
}

let made = 0;
function does(table: SharedTable, ...acts: Act[]): SharedTable {
  return acts.reduce((so, act) => ({ ...so, pending: queued(so.pending, { id: `s${(made += 1)}`, act }) }), table);
}

describe("a table that two phones share", () => {
  it("is the same on both, whatever arrives when", () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      let state = seed;
      const chance = (n: number) => (state = (state * 1103515245 + 12345) % 2147483648) % n;
      const server = new Server();
      let phones = [newTable("t", "x", "brigades-de-fer"), newTable("t", "x", "brigades-de-fer")];
      phones[0] = does(phones[0]!, { act: "muster", unit: unit("u") }, { act: "muster", unit: unit("v") });
      for (let step = 0; step < 40; step += 1) {
        const at = chance(2);
        const phone = phones[at]!;
        const battle = shown(phone);
        const vc = Number(battle.units[0]?.facts.vc ?? 0);
        const last = battle.diary.at(-1)?.id;
        const acts: Act[] = [
          loss(`e${seed}-${step}`, "u", vc, Math.max(0, vc - 1)),
          { act: "write", entry: entry(`n${seed}-${step}`) },
          ...(last ? [{ act: "undo", entry: last } as const] : []),
          { act: "rename", unit: "v", name: `v${step}`, side: 1 },
        ];
        phones[at] = does(phone, acts[chance(acts.length)]!);
        // Sometimes sent, sometimes sent again, sometimes heard only in part.
        if (chance(3) > 0) server.take(phones[at]!, 1 + chance(3));
        if (chance(3) === 0) phones[at] = server.tell(phones[at]!, chance(server.log.length + 1));
      }
      for (const phone of phones) server.take(phone);
      phones = phones.map((phone) => server.tell(phone));
      expect(phones.map((phone) => phone.pending.length)).toEqual([0, 0]);
      expect(shown(phones[1]!)).toEqual(shown(phones[0]!));
      expect(new Set(server.log.map((one) => one.id)).size).toBe(server.log.length);
    }
  });
  it("counts both losses when both fired at once", () => {
    const server = new Server();
    let a = does(newTable("t", "x", "bf"), { act: "muster", unit: unit("u", 4) });
    server.take(a);
    a = server.tell(a);
    let b = server.tell(newTable("t", "x", "bf"));
    a = does(a, loss("a", "u", 4, 3));
    b = does(b, loss("b", "u", 4, 2));
    server.take(b);
    server.take(a);
    expect(shown(server.tell(a)).units[0]?.facts.vc).toBe(1);
    expect(shown(server.tell(b)).units[0]?.facts.vc).toBe(1);
  });
  it("takes nothing after a gap, and nothing twice", () => {
    const told = (number: number): StoredEntry => ({ number, id: `i${number}`, body: { act: "name", name: String(number) } });
    const table = confirmed(newTable("t", "x", "bf"), [told(1), told(3)]);
    expect([table.seen, table.battle.name]).toEqual([1, "1"]);
    expect(confirmed(table, [told(1)]).seen).toBe(1);
    expect(confirmed(table, [told(2), told(3)]).battle.name).toBe("3");
  });
  it("is passed over what is no act", () => {
    const bad: Json[] = [null, 3, [], {}, { act: "burn" }, { act: "write" }, { act: "write", entry: { id: "x" } }, { act: "muster", unit: { id: 1 } }, { act: "constructor" }, { act: "name", name: 4 }];
    expect(bad.map((body) => readAct(body))).toEqual(bad.map(() => null));
    const table = confirmed(newTable("t", "x", "bf"), bad.map((body, at) => ({ number: at + 1, id: `i${at}`, body })));
    expect([table.seen, table.battle]).toEqual([bad.length, newBattle("bf")]);
  });
});

describe("acts", () => {
  it("make a battle again from nothing", () => {
    let battle = { ...newBattle("bf"), name: "Antietam", sides: ["Union", "CSA"] as [string, string], units: [unit("u"), unit("v")] };
    battle = perform(battle, loss("e1", "u", 6, 4)) as typeof battle;
    battle = perform(battle, { act: "write", entry: entry("t", { kind: "turn", turn: 2 }) }) as typeof battle;
    battle = perform(battle, { act: "remark", entry: "e1", text: "well shot" }) as typeof battle;
    const again = actsOf(battle).reduce(perform, newBattle("bf"));
    expect(again).toEqual(battle);
    expect(undo(again, "e1").units[0]?.facts.vc).toBe(6);
  });
  it("keep the units when a new battle begins, if asked to", () => {
    const battle = perform({ ...newBattle("bf"), units: [unit("u")] }, { act: "write", entry: entry("n") });
    expect(perform(battle, { act: "clear", units: true })).toMatchObject({ diary: [], units: [{ id: "u" }] });
    expect(perform(battle, { act: "clear", units: false })).toEqual(newBattle("bf"));
  });
  it("travel in requests that the server takes, and of situations only the last", () => {
    const many = Array.from({ length: 120 }, (_, at) => ({ id: String(at), act: { act: "name", name: "x".repeat(1000) } as Act }));
    expect(batch(many).length).toBeLessThan(50);
    expect(batch([{ id: "big", act: { act: "name", name: "x".repeat(90_000) } }])).toHaveLength(1);
    const situation = (procedure: string, vc: number) => ({ id: `${procedure}${vc}`, act: { act: "situation", procedure, situation: { vc }, parts: {} } as Act });
    const kept = [situation("fire", 1), situation("shock", 1), situation("fire", 2)].reduce(queued, []);
    expect(kept.map((sent) => sent.id)).toEqual(["shock1", "fire2"]);
    expect(lines([...kept, { id: "n", act: { act: "write", entry: entry("n") } }])).toBe(1);
  });
});
