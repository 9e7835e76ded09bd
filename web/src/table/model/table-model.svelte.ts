import { play } from "../../lib/sound.svelte";
import { Pupil } from "../../learn/pupil.svelte";
import { ApiError, text } from "../../lib/api";
import { keptGame } from "../../lib/kept.svelte";
import { seatAt, takeUp } from "../../lib/opening";
import { place } from "../../lib/route.svelte";
import { wide } from "../../lib/screen";
import type { Step, Table } from "../../lib/types";
import { t } from "../../lib/words";
import type { Corner } from "../corner";
import { GroundLook } from "../ground-look.svelte";
import { heard } from "../losses";
import type { Panel } from "../Panels.svelte";
import { Outlook } from "../outlook.svelte";
import { Events } from "./events.svelte";
import { Ground } from "./ground.svelte";
import { Notice } from "./notice.svelte";
import { Replay } from "./replay.svelte";
import { Session } from "./session.svelte";
import { Story } from "./story.svelte";

/** Everything that the parts of a table's page share. */
export class TableModel {
  readonly notice = new Notice();
  readonly events = new Events();
  readonly session: Session;
  readonly ground: Ground;
  readonly story: Story;
  readonly replay: Replay;
  readonly pupil: Pupil;

  /** What the piece that is looked at may do. */
  readonly outlook = new Outlook(() => this.session.live);
  /** The ground that is pointed at. */
  readonly pointedGround = new GroundLook(() => this.session.live);
  /** A piece that is looked at. */
  looked = $state<string | null>(null);
  /** An objective that is pointed at. */
  objective = $state<string | null>(null);
  /** Where the card of that piece lies. */
  cardAt = $state<Corner>("top-right");
  panel = $state<Panel | null>(null);
  help = $state(false);
  /** The situation is told in words. */
  described = $state(false);
  /** The rulebook is open. */
  rulebook = $state(false);
  report = $state(false);
  /** The moment whose slip was put away. */
  #closed = $state<number | null>(null);
  #wasOver = false;
  /** The table that was received last. */
  #last: Table | null = null;

  constructor(readonly game: string) {
    const token = seatAt(game, place.hash);
    const opening = takeUp(game, token);
    this.session = new Session(game, token, {
      onTable: (table) => this.#received(table),
      onStep: (step) => this.#happened(step),
      onCovered: () => this.events.clear(),
    });
    this.ground = new Ground(this.session, opening?.ground, () => this.shown);
    this.story = new Story(this.session, this.ground);
    this.replay = new Replay(this.session, () => this.story.steps, this.notice);
    this.pupil = new Pupil(game);
    // Last: what the line has heard already is received at once.
    this.session.start(opening?.socket);
  }

  close(): void {
    this.session.close();
    this.replay.stop();
    this.events.clear();
    this.notice.clear();
  }

  /** The table that is drawn: the present one, or that of the moment that is looked back at. */
  get shown(): Table | null {
    return this.replay.shown;
  }

  get guided(): boolean {
    return keptGame(this.game)?.guided ?? false;
  }

  /** The slip on the map while it is looked back: what led to the moment that is shown. */
  readonly slip = $derived.by(() => {
    const { moment } = this.replay;
    if (moment === null) return null;
    return moment === this.#closed ? null : (this.story.steps.find((step) => step.number === moment) ?? null);
  });

  closeSlip(): void {
    this.#closed = this.replay.moment;
  }

  /** The piece that is looked at. */
  readonly card = $derived.by(() => this.shown?.pieces.find((piece) => piece.id === this.looked) ?? null);

  /** Where the slip may lie: not on that piece's card, nor on the one of the line-of-fire tool. */
  readonly corners = $derived.by<Corner[]>(() => {
    if (!wide.current) return ["top-left", "bottom-left"];
    const all: Corner[] = ["bottom-left", "bottom-right", "top-left", "top-right"];
    return all.filter((corner) => !(this.session.ruler.on && corner === "bottom-right") && !(this.card && corner === this.cardAt));
  });

  look(piece: string | null): void {
    this.looked = piece;
    // Of an earlier moment nothing can be asked.
    this.outlook.look(this.replay.moment === null ? piece : null);
  }

  /** Gives an address to others; one that cannot be copied is shown. */
  async share(address: string, done: string): Promise<void> {
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: address });
      else await navigator.clipboard.writeText(address);
      this.notice.show(done);
    } catch {
      this.notice.show(address, true);
    }
  }

  /** Saves the record of the game as a file. */
  async exportRecord(): Promise<void> {
    try {
      const record = await text(`/api/games/${this.game}/record`, { token: this.session.token });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([record], { type: "application/json" }));
      link.download = `${this.game}.game`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      // The report would lie over the notice.
      this.report = false;
      this.notice.show(error instanceof ApiError && error.status ? error.message : t("page-unreachable"));
    }
  }

  #received(table: Table): void {
    const before = this.#last;
    this.#last = table;
    if (before && before.game === table.game) for (const one of heard(before, table)) play(one);
    this.events.asked(table);
    this.outlook.renew();
    if (this.guided) void this.pupil.study(table.ruleset);
    // Whoever follows a link to a moment wants to see it.
    if (table.outcome && !this.#wasOver && this.replay.moment === null) this.report = true;
    this.#wasOver = table.outcome !== null;
  }

  #happened(step: Step): void {
    if (step.aim && step.lines.some((line) => line.kind === "throw")) play("volley");
    else if (step.lines.some((line) => line.kind === "throw")) play("dice");
    else if (step.way) play("march");
    this.events.happened(step, this.session.table?.you);
  }
}
