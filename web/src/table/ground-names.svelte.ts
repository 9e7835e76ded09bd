import type { Lens } from "./lens.svelte";
import type { Box } from "./names";

/** The least that a name of the ground may measure on the screen, and how much larger than it was drawn it may get. */
const LEAST = 9;
const MOST = 1.5;
/** When a zoom has come to rest, in milliseconds. */
const REST = 240;

/** How large a name of the ground is written on a sheet that is drawn at this scale. */
export const sizeOnSheet = (drawn: number, scale: number) => Math.max(drawn, Math.min(drawn * MOST, LEAST / scale));

/** The names that are drawn with the ground, and the title of the sheet: large enough to be read, and known to those that are written beside pieces. Made while a component is. */
export class GroundNames {
  /** What they cover, in steps of the sheet. */
  boxes = $state.raw<readonly Box[]>([]);

  constructor(lens: Lens, sheet: () => HTMLElement | undefined, ground: () => string) {
    $effect(() => {
      const [element, scale] = [sheet(), lens.scale];
      void ground();
      if (!element) return;
      const rest = setTimeout(() => this.#measure(element, scale), this.boxes.length > 0 ? REST : 0);
      return () => clearTimeout(rest);
    });
  }

  #measure(sheet: HTMLElement, scale: number): void {
    const names = [...sheet.querySelectorAll<SVGTextElement>(".ground text.label")];
    for (const name of names) name.style.fontSize = `${sizeOnSheet(Number(name.getAttribute("font-size")), scale)}px`;
    const corner = sheet.getBoundingClientRect();
    const title = sheet.querySelectorAll<SVGTextElement>(".ground .cartouche text");
    this.boxes = [...names, ...title].map((name) => {
      const { x, y, width, height } = name.getBoundingClientRect();
      return { x: (x - corner.x) / scale, y: (y - corner.y) / scale, width: width / scale, height: height / scale };
    });
  }
}
