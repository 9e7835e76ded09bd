import { api, ApiError } from "./api";
import { GameState, type Listener, type Pace } from "./game-state.svelte";
import type { BufferedSocket } from "./buffered-socket";
import { dial } from "./opening";
import { Questions, type Reply } from "./questions";
import { offered, spelledOut } from "./update";
import type { FromServer, GroundThing, Mark, OddsAnswer, Offer, PieceOutlook, Point, PreviewAnswer, Refused, SightAnswer, ToServer, WhyAnswer } from "./types";

export type LineState = "opening" | "open" | "lost";

/** The line is silent for longer than this: it is dead, whatever the browser thinks. */
const SILENCE = 40_000;
const HEARTBEAT = 15_000;

/**
 * A seat's live line to a game: it sends answers and questions, and hands what the server says to the
 * game's state. It opens itself again for as long as it is wanted.
 */
export class Live {
  readonly state: GameState;
  line = $state<LineState>("opening");
  /** Seconds until the next attempt. */
  retry = $state(0);
  /** An answer is under way. */
  sent = $state(false);
  /** Whether the rematch was asked for here: whoever was only told of it goes there when he likes. */
  rematchAsked = false;

  #socket: BufferedSocket | null = null;
  #wanted = true;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #questions = new Questions();
  #lastHeard = 0;

  constructor(
    readonly game: string,
    readonly token: string | null,
    pace: () => Pace,
    listener: Listener = {},
  ) {
    this.state = new GameState(pace, {
      ...listener,
      onTable: (table) => {
        this.sent = false;
        listener.onTable?.(table);
      },
      onLost: () => {
        this.#send({ type: "table" });
        listener.onLost?.();
      },
    });
  }

  /** Opens the line, or takes up one that was opened already. */
  start(begun: BufferedSocket | null = null): void {
    this.#open(begun);
    this.#beat = setInterval(() => this.#heartbeat(), HEARTBEAT);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.state.close();
  }

  /** Says hello again, so that the table comes in the language and the light of the page. */
  again(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#questions.abandon();
    this.state.forgetSteps();
    this.#open();
  }

  answer(offer: Offer): void {
    const { table } = this.state;
    if (!table || this.sent) return;
    this.state.refused = null;
    this.sent = this.#send({ type: "answer", id: this.#questions.next(), number: table.number, choice: offer.choice });
  }

  /** The exact chances of an answer; nothing if the line is lost or it has no dice. */
  async odds(offer: Offer): Promise<OddsAnswer | null> {
    const reply = await this.#ask({ type: "odds", id: this.#questions.next(), choice: offer.choice });
    return reply?.type === "odds" ? reply : null;
  }

  /** What an answer would come to: the legal one like it that is nearest to a place and heading. */
  async preview(offer: Offer, at?: Point, facing?: number, onward?: boolean): Promise<PreviewAnswer | null> {
    const reply = await this.#ask({ type: "preview", id: this.#questions.next(), choice: offer.choice, at, facing, onward });
    return reply?.type === "preview" ? reply : null;
  }

  /** What a piece may do from where it stands; nothing if the line is lost or nothing is known of it. */
  async piece(piece: string): Promise<PieceOutlook | null> {
    const reply = await this.#ask({ type: "piece", id: this.#questions.next(), piece });
    return reply?.type === "piece" ? reply.outlook : null;
  }

  /** What one of the actors of the decision, or several together, may do; nothing if the line is lost. */
  async together(pieces: readonly string[]): Promise<Offer[] | null> {
    const reply = await this.#ask({ type: "together", id: this.#questions.next(), pieces: [...pieces] });
    return reply?.type === "together" ? [...spelledOut(reply.places), ...offered(undefined, reply.offers)] : null;
  }

  /** Why what a hand points at may not be answered with; nothing if the line is lost. */
  async ground(at: Point): Promise<GroundThing[] | null> {
    const reply = await this.#ask({ type: "ground", id: this.#questions.next(), at });
    return reply?.type === "ground" ? reply.ground : null;
  }

  /** Why what a hand points at may not be answered with; nothing if the line is lost. */
  async why(mark: Mark, by?: string): Promise<WhyAnswer | null> {
    const reply = await this.#ask({ type: "why", id: this.#questions.next(), mark, by });
    return reply?.type === "why" ? reply : null;
  }

  /** What stands between two marks, or the rule that forbids to ask. */
  async sight(from: Mark, to: Mark): Promise<SightAnswer | Refused | null> {
    const reply = await this.#ask({ type: "sight", id: this.#questions.next(), from, to });
    return reply?.type === "sight" || reply?.type === "refused" ? reply : null;
  }

  /** Adds to the seed of the dice; whether the server has taken it. */
  async contribute(bytes: string): Promise<boolean> {
    return (await this.#ask({ type: "contribute", id: this.#questions.next(), bytes }))?.type === "taken";
  }

  takeBack = () => this.#send({ type: "take_back" });
  consent = (yes: boolean) => this.#send({ type: "consent", yes });
  resign = () => this.#send({ type: "resign" });
  mute = (on: boolean) => this.#send({ type: "mute", on });
  say = (text: string) => this.#send({ type: "chat", text });
  note = (text: string) => this.#send({ type: "notes", text });
  noRematch = () => this.#send({ type: "no_rematch" });
  askRematch(): void {
    this.rematchAsked = this.#send({ type: "rematch" });
  }

  #ask(message: Extract<ToServer, { id: number }>): Promise<Reply | null> {
    return this.#send(message) ? this.#questions.wait(message.id) : Promise.resolve(null);
  }

  #send(message: ToServer): boolean {
    if (!this.#socket?.open) return false;
    this.#socket.send(message);
    return true;
  }

  #open(begun: BufferedSocket | null = null): void {
    clearTimeout(this.#timer);
    if (!this.#wanted) return;
    const socket = begun ?? dial(this.game, this.token, () => this.state.last);
    this.#socket = socket;
    this.#lastHeard = Date.now();
    socket.listen({
      // A line that was replaced may still have something to say.
      hear: (text) => this.#socket === socket && this.#hear(text),
      closed: () => this.#socket === socket && this.#lost(),
    });
  }

  #hear(text: string): void {
    this.#lastHeard = Date.now();
    let message: FromServer;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    if (message.type === "table") {
      this.#attempts = 0;
      this.line = "open";
    }
    if (message.type === "refused" && !this.#questions.has(message.id)) this.sent = false;
    else if ("id" in message && message.id !== undefined) return this.#questions.settle(message.id, message);
    this.state.receive(message);
  }

  #lost(): void {
    this.#socket = null;
    this.sent = false;
    this.#questions.abandon();
    if (!this.#wanted) return;
    if (!this.state.table) void this.#lookFor();
    this.#later();
  }

  /** A socket that never opened does not say why: ask whether there is such a game. */
  async #lookFor(): Promise<void> {
    try {
      await api(`/api/games/${this.game}`, { token: this.token });
    } catch (error) {
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) {
        this.state.absence = error.code === "private" ? "private" : "missing";
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
    if (document.visibilityState === "visible" && !this.#socket && this.#wanted) this.#open();
  };

  #heartbeat(): void {
    if (!this.#socket?.open) return;
    if (Date.now() - this.#lastHeard > SILENCE) this.#socket.close();
    else this.#send({ type: "ping" });
  }
}
