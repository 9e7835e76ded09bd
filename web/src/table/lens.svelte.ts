import { clamp, fit, frame, panBy, reveal, zoomAt, type Area, type Size, type View } from "./view";

export interface Place {
  x: number;
  y: number;
}

/** Where a unit of the book takes more than this the sheet is shown with its margins. */
const AMPLE = 84;
/** A unit of the book takes at least this on the screen when the map is first seen. */
const LEGIBLE = 58;

/** The part of the sheet that is seen, and the window it is seen in. */
export class Lens {
  view = $state.raw<View | null>(null);
  width = $state(0);
  height = $state(0);

  constructor(readonly sheet: () => Size) {}

  get window(): Size {
    return { width: this.width, height: this.height };
  }

  /** How large the sheet is drawn. */
  get scale(): number {
    return this.view?.s ?? 1;
  }

  /** The point of the sheet under a point of the window. */
  onSheet(point: Place): Place {
    const { x, y, s } = this.view ?? { x: 0, y: 0, s: 1 };
    return { x: (point.x - x) / s, y: (point.y - y) / s };
  }

  contains(point: Place): boolean {
    return point.x >= 0 && point.y >= 0 && point.x <= this.width && point.y <= this.height;
  }

  /** Shows the whole map, or on a narrow screen as much as is legible. */
  open(area: Area, unit: number): void {
    const all = fit(this.sheet(), this.window);
    this.view = all.s * unit > AMPLE ? all : frame(area, LEGIBLE / unit, this.sheet(), this.window);
  }

  /** Whether a unit of the book is large enough to be read and touched. */
  isLegible(unit: number): boolean {
    return this.scale * unit >= LEGIBLE;
  }

  /** Shows all of a part of the sheet, however small it gets. */
  show(area: Area): void {
    this.view = frame(area, 0, this.sheet(), this.window);
  }

  /** Keeps the sheet in a window that has changed. */
  hold(): void {
    if (this.view) this.view = clamp(this.view, this.sheet(), this.window);
  }

  whole(): void {
    this.view = fit(this.sheet(), this.window);
  }

  pan(dx: number, dy: number): void {
    if (this.view) this.view = panBy(this.view, dx, dy, this.sheet(), this.window);
  }

  zoom(factor: number, at: Place = { x: this.width / 2, y: this.height / 2 }): void {
    if (this.view) this.view = zoomAt(this.view, factor, at.x, at.y, this.sheet(), this.window);
  }

  /** Where none of these can be seen, brings the nearest of them into sight, and as many others as fit beside it. */
  comeTo(points: readonly Place[]): void {
    if (!points.some((point) => this.#sees(point))) this.showMost(points);
  }

  /** Where not all of these can be seen, brings as many into sight as fit beside the one nearest to the middle. */
  showMost(points: readonly Place[]): void {
    if (points.every((point) => this.#sees(point))) return;
    const middle = this.onSheet({ x: this.width / 2, y: this.height / 2 });
    const away = (point: Place) => Math.hypot(point.x - middle.x, point.y - middle.y);
    // The nearest is the last to have its way.
    for (const point of [...points].sort((one, other) => away(other) - away(one))) this.reveal(point);
  }

  #sees(point: Place): boolean {
    const { x, y, s } = this.view ?? { x: 0, y: 0, s: 1 };
    return this.contains({ x: x + point.x * s, y: y + point.y * s });
  }

  /** Brings a point of the sheet into sight. */
  reveal(point: Place): void {
    if (this.view) this.view = reveal(this.view, point, this.sheet(), this.window);
  }
}

/** When a zoom has come to rest. */
const REST = 220;

/**
 * Whether the sheet is a layer of its own, drawn once: panning and the glow of pieces then cost
 * nothing of the ground. A layer keeps the scale it was drawn at, so when a zoom has come to rest
 * it is drawn anew. Made while a component is.
 */
export class Layer {
  on = $state(true);

  constructor(lens: Lens) {
    let drawnAt = 0;
    $effect(() => {
      const scale = lens.view?.s ?? 0;
      // The first drawing is at the right scale already.
      drawnAt ||= scale;
      if (!scale || scale === drawnAt) return;
      const rest = setTimeout(() => {
        drawnAt = scale;
        this.on = false;
        requestAnimationFrame(() => requestAnimationFrame(() => (this.on = true)));
      }, REST);
      return () => clearTimeout(rest);
    });
  }
}
