import type { Live } from "../lib/live.svelte";
import type { GroundThing, Point } from "../lib/types";

/** How long a pointer rests on the ground before that is told of, in milliseconds. */
const REST = 400;

/** What the server tells of the ground that is pointed at, once the hand has come to rest. */
export class GroundLook {
  found = $state.raw<GroundThing[] | null>(null);

  #live: () => Pick<Live, "ground">;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(live: () => Pick<Live, "ground">) {
    this.#live = live;
  }

  /** A place is pointed at, or none any more. */
  look(at: Point | null): void {
    clearTimeout(this.#rest);
    this.found = null;
    if (!at) return;
    const rest = (this.#rest = setTimeout(async () => {
      const found = await this.#live().ground(at);
      // The hand may have gone on meanwhile.
      if (this.#rest === rest) this.found = found;
    }, REST));
  }
}
