import { api, ApiError } from "./api";
import type { Line as Wire } from "./line";
import { dial } from "./opening";
import type { ChatLine, FromServer, Mark, OddsAnswer, Offer, Point, PreviewAnswer, Refused, SightAnswer, Step, Table, Taken, ToServer } from "./types";

export type Line = "opening" | "open" | "lost";

/** What the server says to a question, rather than of its own accord. */
type Answer = OddsAnswer | PreviewAnswer | SightAnswer | Taken | Refused;

/** How long the film of what others do waits, in milliseconds. */
export interface Pace {
  dice: number;
  move: number;
}

/**
 * A seat's live line to a game: what the table looks like, what happened, and what is asked. It
 * opens itself again for as long as it is wanted. Events of others are shown one after another at
 * a pace that the eye can follow; the newest table always wins in the end.
 */
export class Live {
  table = $state.raw<Table | null>(null);
  line = $state<Line>("opening");
  /** Seconds until the next attempt. */
  retry = $state(0);
  /** What happened while this page was open, the newest last. */
  steps = $state.raw<Step[]>([]);
  /** The step that is being shown. */
  showing = $state.raw<Step | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  refused = $state.raw<{ message: string; rule?: string } | null>(null);
  /** Whether the rematch was asked for here: whoever was only told of it goes there when he likes. */
  rematchAsked = false;
  rematch = $state.raw<{ game: string; token?: string | null } | null>(null);
  /** The address is right but the server knows no such game, or no such seat. */
  missing = $state(false);
  /** The game is there, and for its players only. */
  private = $state(false);
  /** An answer is under way. */
  sent = $state(false);

  #wire: Wire | null = null;
  #wanted = true;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #queue: FromServer[] = [];
  #busy = false;
  #ids = 0;
  /** Questions under way, by their number. */
  #asked = new Map<number, (answer: Answer | null) => void>();
  #lastHeard = 0;

  constructor(
    readonly game: string,
    readonly token: string | null,
    readonly pace: () => Pace,
    /** A line that was opened already. */
    begun: Wire | null = null,
  ) {
    this.#open(begun);
    this.#beat = setInterval(() => this.#heartbeat(), 15_000);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#wire?.close();
  }

  /** Says hello again, so that the table comes in the language and the light of the page. */
  again(): void {
    const old = this.#wire;
    this.#wire = null;
    old?.close();
    this.steps = [];
    this.#open();
  }

  answer(offer: Offer): void {
    if (!this.table || this.sent) return;
    this.refused = null;
    this.sent = this.#send({ type: "answer", id: this.#id(), number: this.table.number, choice: offer.choice });
  }

  /** The exact chances of an answer; nothing if the line is lost or it has no dice. */
  async odds(offer: Offer): Promise<OddsAnswer | null> {
    const answer = await this.#ask({ type: "odds", id: this.#id(), choice: offer.choice });
    return answer?.type === "odds" ? answer : null;
  }

  /** What an answer would come to: the legal one like it that is nearest to a place and heading. */
  async preview(offer: Offer, at?: Point, facing?: number): Promise<PreviewAnswer | null> {
    const answer = await this.#ask({ type: "preview", id: this.#id(), choice: offer.choice, at, facing });
    return answer?.type === "preview" ? answer : null;
  }

  /** What stands between two marks, or the rule that forbids to ask. */
  async sight(from: Mark, to: Mark): Promise<SightAnswer | Refused | null> {
    const answer = await this.#ask({ type: "sight", id: this.#id(), from, to });
    return answer?.type === "sight" || answer?.type === "refused" ? answer : null;
  }

  /** Adds to the seed of the dice; whether the server has taken it. */
  async contribute(bytes: string): Promise<boolean> {
    return (await this.#ask({ type: "contribute", id: this.#id(), bytes }))?.type === "taken";
  }

  #ask(message: Extract<ToServer, { id: number }>): Promise<Answer | null> {
    return new Promise((resolve) => {
      if (!this.#send(message)) return resolve(null);
      this.#asked.set(message.id, resolve);
      setTimeout(() => this.#settle(message.id, null), 10_000);
    });
  }

  takeBack = () => this.#send({ type: "take_back" });
  consent = (yes: boolean) => this.#send({ type: "consent", yes });
  resign = () => this.#send({ type: "resign" });
  askRematch(): void {
    this.rematchAsked = this.#send({ type: "rematch" });
  }
  mute = (on: boolean) => this.#send({ type: "mute", on });
  say = (text: string) => this.#send({ type: "chat", text });
  note = (text: string) => this.#send({ type: "notes", text });

  /** Shows what is waiting to be shown at once. */
  hurry(): void {
    this.#skip = true;
    this.#wake?.();
  }
  #skip = false;
  #wake: (() => void) | null = null;

  #id(): number {
    this.#ids += 1;
    return this.#ids;
  }

  #send(message: ToServer): boolean {
    if (!this.#wire?.open) return false;
    this.#wire.send(message);
    return true;
  }

  #open(begun: Wire | null = null): void {
    clearTimeout(this.#timer);
    if (!this.#wanted) return;
    const wire = begun ?? dial(this.game, this.token, () => this.steps.at(-1)?.number ?? this.table?.number);
    this.#wire = wire;
    this.#lastHeard = Date.now();
    wire.listen({
      hear: (text) => {
        this.#lastHeard = Date.now();
        let message: FromServer;
        try {
          message = JSON.parse(text);
        } catch {
          return;
        }
        this.#receive(message);
      },
      closed: () => {
        if (this.#wire !== wire) return;
        if (!this.table) void this.#lookFor();
        this.#wire = null;
        this.sent = false;
        for (const id of [...this.#asked.keys()]) this.#settle(id, null);
        if (this.#wanted) this.#later();
      },
    });
  }

  /** A socket that never opened does not say why: ask whether there is such a game. */
  async #lookFor(): Promise<void> {
    try {
      await api(`/api/games/${this.game}`, { token: this.token });
    } catch (error) {
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) {
        this.missing = true;
        this.private = error.code === "private";
        this.close();
      }
    }
  }

  #later(): void {
    // The first attempts come quickly: a server that restarts is back within a second or two.
    const wait = Math.min(8_000, 250 * 2 ** this.#attempts);
    this.#attempts += 1;
    if (this.#attempts > 1 || this.line === "open") this.line = "lost";
    this.retry = Math.ceil(wait / 1000);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #hurry = () => {
    if (document.visibilityState === "visible" && !this.#wire && this.#wanted) this.#open();
  };

  #heartbeat(): void {
    if (!this.#wire?.open) return;
    if (Date.now() - this.#lastHeard > 40_000) this.#wire.close();
    else this.#send({ type: "ping" });
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "table":
      case "told":
        this.#queue.push(message);
        if (message.type === "table") {
          this.#attempts = 0;
          this.line = "open";
        }
        void this.#work();
        break;
      case "odds":
      case "preview":
      case "sight":
      case "taken":
        this.#settle(message.id, message);
        break;
      case "refused":
        if (message.id !== undefined && this.#asked.has(message.id)) this.#settle(message.id, message);
        else {
          this.sent = false;
          this.refused = { message: message.message, rule: message.rule };
          if (["not_found", "wrong_token", "private"].includes(message.code)) this.missing = true;
          this.private = message.code === "private";
        }
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.at !== message.at || line.text !== message.text), message];
        break;
      case "rematch":
        this.rematch = message;
        break;
      case "changed":
      case "bye":
      case "pong":
        break;
    }
  }

  #settle(id: number, answer: Answer | null): void {
    this.#asked.get(id)?.(answer);
    this.#asked.delete(id);
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (next.type === "told") {
        const step = next.step;
        const back = step.taken_back;
        const before = back == null ? this.steps : this.steps.filter((one) => one.number <= back);
        this.steps = [...before.filter((one) => one.number !== step.number), step];
        this.showing = step;
      } else if (next.type === "table") {
        this.table = next.table;
        this.sent = false;
        await this.#pause();
      }
    }
    this.#skip = false;
    this.#busy = false;
  }

  async #pause(): Promise<void> {
    const step = this.showing;
    // Nobody waits for what they did themselves, nor for the last thing before their decision.
    if (!step || step.seat === this.table?.you || this.#queue.length === 0) return;
    if (this.#skip || this.#queue.length > 60) return;
    const pace = this.pace();
    const wait = step.lines.some((line) => line.kind === "throw") ? pace.dice : pace.move;
    if (wait <= 0) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, wait);
    });
    this.#wake = null;
  }
}
