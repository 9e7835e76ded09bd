import type { ChatLine, FromServer, Refused, Step, Table, Update } from "./types";
import { type Known, updated, whole } from "./update";
import type { ErrorCode } from "./wire";

/** How long the film of what others do waits, in milliseconds. */
export interface Pace {
  dice: number;
  move: number;
}

/** Told of what is received once it is in the state. */
export interface Listener {
  onTable?: (table: Table) => void;
  onStep?: (step: Step) => void;
  onRematch?: () => void;
  /** An update did not follow from the table that is known: the whole is wanted again. */
  onLost?: () => void;
}

/** Why there is no table: the server knows no such game or seat, or it is for its players only. */
export type Absence = "missing" | "private";

/** What tells of the game itself, in the order of play. */
type News = { type: "table"; table: Table } | { type: "step"; step: Step };

/** More tables than this are not shown one after another. */
const BACKLOG = 60;

const NO_SUCH_GAME: ErrorCode[] = ["unknown_game", "wrong_token", "private"];

/**
 * What the page knows of a game. The messages of the server are received here and nowhere else; the
 * rest of the page reads. What others do is shown one step after another at a pace that the eye can
 * follow; the newest table always wins in the end.
 */
export class GameState {
  table = $state.raw<Table | null>(null);
  /** What happened while this page was open, the newest last. */
  steps = $state.raw<Step[]>([]);
  /** The step that is being shown. */
  showing = $state.raw<Step | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the last answer was not taken. */
  refused = $state.raw<{ message: string; rule?: string } | null>(null);
  rematch = $state.raw<{ game: string; token?: string | null } | null>(null);
  absence = $state<Absence | null>(null);

  /** The table as the server last told it, which may still wait to be shown; nothing if the whole is wanted. */
  #known: Known | null = null;
  #queue: News[] = [];
  #busy = false;
  #closed = false;
  #hurried = false;
  #wake: (() => void) | null = null;

  constructor(
    readonly pace: () => Pace,
    readonly listener: Listener = {},
  ) {}

  /** The last step that is known here: what came after it is told when the line opens again. */
  get last(): number | undefined {
    return this.steps.at(-1)?.number ?? this.table?.number;
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.#know(whole(message.revision, message.table));
        break;
      case "update":
        this.#update(message);
        break;
      case "step":
        this.#later(message);
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.at !== message.at || line.text !== message.text), message];
        break;
      case "rematch":
        this.rematch = message;
        this.listener.onRematch?.();
        break;
      case "odds":
      case "preview":
      case "piece":
      case "sight":
      case "taken":
      case "changed":
      case "bye":
      case "pong":
        break;
    }
  }

  /** Shows a table that did not come by the line, such as the one of the other seat at this screen. */
  show(table: Table): void {
    this.table = table;
    this.listener.onTable?.(table);
  }

  /** The story is told again, in another language. */
  forgetSteps(): void {
    this.steps = [];
  }

  /** Shows what is waiting to be shown at once. */
  hurry(): void {
    this.#hurried = true;
    this.#wake?.();
  }

  /** Nothing more is received or told. */
  close(): void {
    this.#closed = true;
    this.#queue = [];
    this.#wake?.();
  }

  #know(known: Known): void {
    this.#known = known;
    this.#later({ type: "table", table: known.table });
  }

  #update({ type: _type, ...update }: { type: "update" } & Update): void {
    if (!this.#known) return; // The whole has been asked for.
    if (this.#known.revision === update.from) return this.#know(updated(this.#known, update));
    this.#known = null;
    this.listener.onLost?.();
  }

  #later(news: News): void {
    this.#queue.push(news);
    void this.#work();
  }

  #refuse(message: Refused): void {
    this.refused = { message: message.message, rule: message.rule };
    if (NO_SUCH_GAME.includes(message.code)) this.absence = message.code === "private" ? "private" : "missing";
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#queue.shift(); next && !this.#closed; next = this.#queue.shift()) {
      if (next.type === "step") this.#tell(next.step);
      else {
        this.show(next.table);
        await this.#pause();
      }
    }
    this.#hurried = false;
    this.#busy = false;
  }

  #tell(step: Step): void {
    const back = step.taken_back;
    const before = back == null ? this.steps : this.steps.filter((one) => one.number <= back);
    this.steps = [...before.filter((one) => one.number !== step.number), step];
    this.showing = step;
    this.listener.onStep?.(step);
  }

  async #pause(): Promise<void> {
    const step = this.showing;
    // Nobody waits for what they did themselves, nor for the last thing before their decision.
    if (!step || step.seat === this.table?.you || this.#queue.length === 0) return;
    if (this.#hurried || this.#queue.length > BACKLOG) return;
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
