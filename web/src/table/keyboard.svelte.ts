import { facingWord } from "./compass";
import { nearest, towards } from "./decide";
import type { Lens } from "./lens.svelte";
import { facingOf } from "./shape";
import { markOf, type Goal, type Stage } from "./stage.svelte";

/** How far an arrow key moves a piece on a free table, in thousandths. */
const NUDGE = 100;
/** How far an arrow key moves the map, in steps of the screen. */
const STRIDE = 60;
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The map played with the keyboard as one thing: arrows go from one legal place to the next. */
export class Keyboard {
  cursor = $state.raw<Goal | null>(null);

  constructor(
    readonly stage: Stage,
    readonly lens: Lens,
  ) {}

  get #input() {
    return this.stage.input;
  }

  key(event: KeyboardEvent): void {
    if (!this.lens.view || event.ctrlKey || event.metaKey || event.altKey) return;
    const { hand, ruler, past, onlook } = this.#input;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      this.#arrow(arrow, event.shiftKey);
    } else if (event.key === "Enter" || event.key === " ") {
      if (past) return;
      event.preventDefault();
      event.stopPropagation();
      if (hand.picked && !ruler.on) hand.confirm();
      else this.cursor?.act();
    } else if ((event.key === "p" || event.key === "P") && hand.mayBend && !past) {
      hand.bend();
    } else if ((event.key === "[" || event.key === "]") && hand.spot && !past) {
      hand.rotate(event.key === "[" ? -1 : 1);
    } else if (event.key === "+" || event.key === "=") this.lens.zoom(1.25);
    else if (event.key === "-") this.lens.zoom(0.8);
    else if (event.key === "0") this.lens.whole();
    else if (event.key === "Escape") {
      if (ruler.on) ruler.toggle();
      if (hand.bends.length > 0 && !ruler.on) return void hand.unbend();
      if (!hand.picked && hand.actor) hand.release();
      hand.clear();
      this.cursor = null;
      onlook(null);
    }
  }

  #arrow([dx, dy]: [number, number], shift: boolean): void {
    const { stage, lens } = this;
    const { hand, past, onannounce } = this.#input;
    if (!shift && hand.spot && hand.picked) {
      if (hand.free && !hand.here) hand.adjust({ at: [hand.spot.x + dx * NUDGE, hand.spot.y + dy * NUDGE] });
      else if (dx) hand.rotate(dx as 1 | -1);
      const facing = facingOf(hand.picked);
      return onannounce(`${hand.picked.label} ${facing == null ? "" : facingWord(facing)}`);
    }
    const goals = past || shift ? [] : stage.goals();
    if (goals.length === 0) return lens.pan(-dx * STRIDE, -dy * STRIDE);
    const from = this.cursor ?? lens.onSheet({ x: lens.width / 2, y: lens.height / 2 });
    const next = this.cursor ? towards(goals, from, dx, dy) : nearest(goals, from, Infinity);
    if (next) this.#go(next);
  }

  #go(goal: Goal): void {
    const { stage, lens } = this;
    const { hand, ruler, onannounce } = this.#input;
    this.cursor = goal;
    if (ruler.on) {
      const near = nearest(stage.placed, goal, 1);
      if (near) ruler.look(markOf(near.piece));
    } else hand.over(stage.spotNear(goal, lens.scale));
    lens.reveal(goal);
    onannounce(goal.label);
  }
}
