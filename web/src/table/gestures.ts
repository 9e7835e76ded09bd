import { headingTo, nearest } from "./decide";
import type { Lens, Place } from "./lens.svelte";
import { facingOf } from "./shape";
import type { Stage } from "./stage.svelte";
import { corners } from "./track";

/** Of a pointer's event, what a gesture is made of. */
export type Touch = Pick<PointerEvent, "pointerId" | "pointerType" | "button" | "clientX" | "clientY" | "target">;

/** A pointer that has gone less far than this has not moved. */
const STILL = 7;

/** A track that leaves the straight line by more than this, in sizes of a piece, goes round something. */
const BENT = 0.5;

type Doing = "nothing" | "pan" | "carry" | "turn" | "pinch";

const pieceOf = (target: EventTarget | null) => (target as Element | null)?.closest?.("[data-piece]")?.getAttribute("data-piece") ?? null;
const headingOf = (target: EventTarget | null) => (target as Element | null)?.closest?.("[data-facing]")?.getAttribute("data-facing") ?? null;
const apart = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);

/** What hands do on the map: one pointer taps, pans, carries or turns; two pinch. */
export class Gestures {
  #pointers = new Map<number, Place>();
  #began: (Place & { target: EventTarget | null }) | null = null;
  #doing: Doing = "nothing";
  /** Where a piece was carried along, on the sheet. */
  #track: Place[] = [];

  constructor(
    readonly stage: Stage,
    readonly lens: Lens,
    /** The window of the map; none before it is drawn. */
    readonly frame: () => Pick<HTMLElement, "getBoundingClientRect" | "setPointerCapture"> | undefined,
  ) {}

  get #input() {
    return this.stage.input;
  }

  /** A piece is carried onto the map by a pointer that was put down elsewhere. */
  visits(pointer: number): boolean {
    return this.#input.hand.carried !== null && !this.#pointers.has(pointer);
  }

  #local(event: Pick<MouseEvent, "clientX" | "clientY">): Place {
    const box = this.frame()!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  down(event: Touch): void {
    if (event.button !== 0 || !this.lens.view) return;
    const point = this.#local(event);
    this.#pointers.set(event.pointerId, point);
    if (this.#pointers.size === 2) {
      this.#doing = "pinch";
      return;
    }
    this.#began = { ...point, target: event.target };
    this.#doing = this.#begins(this.lens.onSheet(point), event.target);
    if (this.#doing !== "carry") return;
    this.#input.hand.carried = this.stage.subject;
    this.#track = [this.lens.onSheet(point)];
  }

  /** What a pointer put down here would do if it moved; a pan shows only then. */
  #begins(point: Place, target: EventTarget | null): Doing {
    const { stage } = this;
    const { hand, ruler } = this.#input;
    if (ruler.on) return "nothing";
    const turns = hand.among.length > 1 || (hand.free && hand.picked !== null && facingOf(hand.picked) != null);
    // The handles stand round the piece.
    if (hand.spot && hand.picked && turns && headingOf(target) !== null) return "turn";
    const grip = Math.max(stage.unit * 0.42, (Math.max(...(stage.ghost?.base ?? [0])) / 2000) * stage.one);
    if (hand.spot && hand.picked && turns && nearest([stage.at(hand.spot)], point, grip)) return "turn";
    const carries = stage.subject && pieceOf(target) === stage.subject && stage.spots.length > 0 && !hand.here;
    return carries ? "carry" : "nothing";
  }

  moved(event: Touch): void {
    const { lens, stage } = this;
    const { hand } = this.#input;
    if (!lens.view || !this.frame()) return;
    const point = this.#local(event);
    const before = this.#pointers.get(event.pointerId);
    if (!before) return this.#hovered(event, lens.onSheet(point));
    this.#pointers.set(event.pointerId, point);
    if (this.#doing === "pinch" && this.#pointers.size === 2) return this.#pinched(event.pointerId, before, point);
    if (!this.#began) return;
    const far = apart(point, this.#began) > STILL;
    if (this.#doing === "turn") {
      if (far && hand.spot) hand.face(headingTo(stage.at(hand.spot), lens.onSheet(point)));
      return;
    }
    if (this.#doing === "carry") {
      this.#track.push(lens.onSheet(point));
      return this.#over(lens.onSheet(point));
    }
    if (this.#doing === "nothing" && far) {
      this.#doing = "pan";
      this.frame()!.setPointerCapture(event.pointerId);
    }
    if (this.#doing === "pan") lens.pan(point.x - before.x, point.y - before.y);
  }

  /** A pointer that is not down, or that carries a piece in from elsewhere. */
  #hovered(event: Touch, point: Place): void {
    const { hand, ruler, past, looked, onlook } = this.#input;
    if (hand.carried) return this.#over(point);
    const piece = pieceOf(event.target);
    if (ruler.on) return ruler.look(this.stage.markAt(point, piece));
    if (event.pointerType !== "mouse" || past) return;
    if (!hand.spot) this.#over(point);
    if (piece !== looked) onlook(piece);
    const objective = piece ? null : this.stage.objectiveAt(point);
    this.#input.onobjective(objective);
    this.#input.onground(piece || objective ? null : this.stage.toBoard(point));
  }

  #pinched(pointer: number, before: Place, point: Place): void {
    const other = [...this.#pointers].find(([id]) => id !== pointer)![1];
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    this.lens.zoom(apart(point, other) / Math.max(1, apart(before, other)), middle);
    this.lens.pan((point.x - before.x) / 2, (point.y - before.y) / 2);
  }

  /** The hand is over a point of the sheet. */
  #over(point: Place): void {
    const { hand } = this.#input;
    if (hand.here) return;
    if (hand.free) hand.point(this.stage.toBoard(point));
    else hand.over(this.stage.spotNear(point, this.lens.scale));
  }

  up(event: Touch): void {
    if (!this.lens.view || !this.frame()) return;
    const point = this.#local(event);
    const mine = this.#pointers.delete(event.pointerId);
    if (this.#input.hand.carried && (!mine || this.#doing === "carry")) return this.#putDown(point, mine, event.target);
    const began = this.#began;
    const stayed = mine && began && (this.#doing === "nothing" || this.#doing === "turn") && apart(point, began) <= STILL;
    if (stayed) this.#tap(this.lens.onSheet(point), began.target);
    if (this.#pointers.size < 2) this.#doing = "nothing";
    if (this.#pointers.size === 0) this.#began = null;
  }

  /** A piece that was carried is let go. */
  #putDown(point: Place, mine: boolean, target: EventTarget | null): void {
    const { hand } = this.#input;
    const far = !this.#began || apart(point, this.#began) > STILL;
    const place = this.lens.onSheet(point);
    const spot = this.stage.spotNear(place, this.lens.scale);
    hand.carried = null;
    hand.leave();
    this.#doing = "nothing";
    this.#began = null;
    const track = [...this.#track, place];
    this.#track = [];
    if (far && hand.free) {
      // Carried round something, it goes round it; from elsewhere it is only put down.
      const bends = mine ? corners(track, this.stage.unit * BENT) : [];
      const to = this.stage.toBoard(place);
      if (bends.length > 0) void hand.putAlong(bends.map((bend) => this.stage.toBoard(bend)), to);
      else if (mine || this.lens.contains(point)) void hand.put(to);
    } else if (far && spot) hand.pickSpot(spot);
    else if (!far && mine) this.#tap(place, target);
  }

  cancelled(event: Pick<PointerEvent, "pointerId">): void {
    this.#pointers.delete(event.pointerId);
    this.#doing = "nothing";
    this.#input.hand.carried = null;
  }

  left(): void {
    this.#input.onground(null);
    if (!this.#input.hand.carried) this.#input.hand.leave();
  }

  #tap(point: Place, target: EventTarget | null): void {
    const { stage } = this;
    const { hand, ruler, past, looked, onlook } = this.#input;
    const id = pieceOf(target);
    if (ruler.on) return ruler.mark(stage.markAt(point, id));
    const heading = headingOf(target);
    if (heading != null) return hand.face(Number(heading));
    stage.opened = id;
    this.#input.onobjective(id ? null : stage.objectiveAt(point));
    this.#input.onground(null);
    if (id && !past && hand.touch(id)) return onlook(id);
    const legal = stage.placed.filter(({ piece }) => stage.legal.has(piece.id));
    const near = nearest(legal, point, stage.unit * 0.4);
    if (near && !past && hand.touch(near.piece.id)) return;
    if (hand.free && !hand.here && !past) {
      if (hand.spot && nearest([stage.at(hand.spot)], point, stage.unit * 0.42)) return hand.confirm();
      if (!id || id === stage.subject) return void hand.put(stage.toBoard(point));
    }
    const spot = past ? null : stage.spotNear(point, this.lens.scale);
    if (spot && !hand.here) return hand.pickSpot(spot);
    // Nothing that may be answered with: it is told why.
    const asks = !past && hand.decision !== null;
    if (id) {
      if (asks && id !== stage.subject) void hand.tellWhy(stage.markAt(point, id));
      return onlook(id === looked ? null : id);
    }
    onlook(null);
    if (!stage.objectiveAt(point)) this.#input.onground(stage.toBoard(point));
    if (hand.spot) hand.clear();
    else if (hand.actor && (hand.actors?.size ?? 0) > 1) hand.release();
    if (asks && stage.spots.length > 0) void hand.tellWhy({ at: stage.toBoard(point) });
  }

  wheel(event: Pick<WheelEvent, "clientX" | "clientY" | "deltaX" | "deltaY" | "deltaMode" | "shiftKey" | "preventDefault">): void {
    if (!this.lens.view) return;
    event.preventDefault();
    if (event.shiftKey) this.lens.pan(-event.deltaY, -event.deltaX);
    else this.lens.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), this.#local(event));
  }
}
