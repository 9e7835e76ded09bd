import { watchDice, type Alarm } from "../../dice/pledge";
import { api } from "../../lib/api";
import type { Listener } from "../../lib/game-state.svelte";
import { keep, keepSeat, keptGame, setTabSeat, setting } from "../../lib/kept.svelte";
import type { BufferedSocket } from "../../lib/buffered-socket";
import { Live } from "../../lib/live.svelte";
import { tokenOf } from "../../lib/opening";
import { go, place } from "../../lib/route.svelte";
import { theme } from "../../lib/theme.svelte";
import type { Scenario, Table } from "../../lib/types";
import { speech } from "../../lib/words";
import { fullName } from "../../lobby/plan";
import { start } from "../../lobby/start";
import { Hand } from "../hand.svelte";
import { Ruler } from "../ruler.svelte";
import { handover, PACES, type PaceName } from "../seats";

/** Also told when the screen goes to a seat that must not see what the last one saw. */
export interface SessionListener extends Listener {
  onCovered?: () => void;
}

/** The seat that this screen belongs to in a game: its line, what it has in hand, and how it changes hands. */
export class Session {
  token = $state<string | null>(null);
  pace = $state<PaceName>("normal");
  live: Live;
  hand: Hand;
  readonly ruler = new Ruler(() => this.live);
  /** The screen is covered until the player of this seat has taken it. */
  covered = $state<number | null>(null);
  alarm = $state<Alarm>(null);
  /** The token of a link that was opened here: which seat it is for, the table tells. */
  #linked: string | null;

  constructor(
    readonly game: string,
    token: string | null,
    readonly listener: SessionListener,
  ) {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.pace = setting("pace", still ? "fast" : "normal") as PaceName;
    this.token = token;
    this.#linked = tokenOf(place.hash);
    if (this.#linked) {
      setTabSeat(game, this.#linked);
      this.#hideToken();
    }
    this.live = $state.raw(this.#connect(token));
    this.hand = $state.raw(new Hand(this.live));
    this.#followLinks();
    this.#followLanguage();
  }

  /** Opens the line, or takes up one that was opened already. */
  start(socket: BufferedSocket | undefined): void {
    this.live.start(socket);
  }

  get table(): Table | null {
    return this.live.state.table;
  }

  /** The seats that are kept in this browser. */
  get seats() {
    return keptGame(this.game)?.seats ?? [];
  }

  close(): void {
    this.live.close();
  }

  /** Gives the screen to another seat. Where nothing is secret the map stays in sight meanwhile. */
  sit(token: string, seat: number, secret: boolean): void {
    const before = this.table;
    this.live.close();
    this.token = token;
    setTabSeat(this.game, token);
    this.live = this.#connect(token);
    this.hand = new Hand(this.live);
    this.live.start();
    if (before && !secret) this.live.state.show({ ...before, you: seat, decision: null, may_take_back: false });
    else this.listener.onCovered?.();
  }

  /** The next player has taken the screen. */
  uncover(): void {
    const next = this.seats.find((one) => one.seat === this.covered);
    this.covered = null;
    if (next) this.sit(next.token, next.seat, true);
  }

  /** Goes to the next game, or asks the other side for one. */
  async rematch(): Promise<void> {
    if (this.live.state.rematch) return this.#goToRematch();
    const { game, table } = this;
    if (!keptGame(game)?.shared || !table) return this.live.askRematch();
    // Both seats are at this screen: a fresh game, rather than a token for one of them.
    const scenarios = await api<Scenario[]>("/api/scenarios");
    const battle = scenarios.find((one) => fullName(one) === fullName({ id: table.scenario.id, ruleset: table.ruleset }));
    const options = Object.fromEntries(table.options.map((one) => [one.id, one.value]));
    if (battle) await start({ battle, you: 0, opponent: "here", level: "sergeant", options });
  }

  #goToRematch(): void {
    const next = this.live.state.rematch;
    if (next) go(`/g/${next.game}${next.token ? `#${next.token}` : ""}`);
  }

  #connect(token: string | null): Live {
    const live: Live = new Live(this.game, token, () => PACES[this.pace] ?? PACES.normal, {
      onTable: (table) => {
        this.#received(table);
        // The screen may have changed hands meanwhile: then it is the other seat's table that counts.
        if (this.live === live) this.listener.onTable?.(table);
      },
      onStep: (step) => this.listener.onStep?.(step),
      onRematch: () => live.rematchAsked && this.#goToRematch(),
    });
    return live;
  }

  #received(table: Table): void {
    const { game, live } = this;
    this.hand.take(table.decision, table.number);
    if (this.#linked && table.you !== null) keepSeat(game, table.you, this.#linked);
    keep(game, {
      title: table.scenario.title,
      scenario: table.scenario.id,
      turn: table.turn,
      turns: table.turns,
      seen: table.number,
      over: table.outcome !== null,
      result: this.#resultOf(table),
      yours: table.decision !== null,
    });
    this.alarm = watchDice(table, live);
    const next = keptGame(game)?.shared ? handover(table, this.seats) : null;
    if (next?.cover) this.covered = next.seat;
    else if (next) this.sit(next.token, next.seat, false);
  }

  /** How it ended for the one who sits here; nothing for two at one screen, and for spectators. */
  #resultOf({ outcome, you }: Table): "won" | "lost" | "drawn" | undefined {
    if (!outcome || you === null || keptGame(this.game)?.shared) return undefined;
    return outcome.winner === null ? "drawn" : outcome.winner === you ? "won" : "lost";
  }

  /** A token leaves the address, so that it is not shared by mistake. */
  #hideToken(): void {
    go(`/g/${this.game}${place.query}`, true);
  }

  /** The link of another seat of the same game may be opened where the table is shown already. */
  #followLinks(): void {
    $effect(() => {
      const token = tokenOf(place.hash);
      if (!token || place.path !== `/g/${this.game}`) return;
      this.#hideToken();
      if (token === this.token) return;
      this.#linked = token;
      this.sit(token, 0, true);
    });
  }

  /** The table speaks the language of the page, and is lit like it. */
  #followLanguage(): void {
    let said = `${speech.language} ${theme()}`;
    $effect(() => {
      const now = `${speech.language} ${theme()}`;
      if (now === said) return;
      said = now;
      this.live.again();
    });
  }
}
