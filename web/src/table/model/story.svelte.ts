import { api } from "../../lib/api";
import { afterDrawing } from "../../lib/screen";
import { theme } from "../../lib/theme.svelte";
import type { Step } from "../../lib/types";
import { speech } from "../../lib/words";
import { join, sinceLastTurn } from "../../story/story";
import type { Ground } from "./ground.svelte";
import type { Session } from "./session.svelte";

/** All that has happened: what was before this page was opened, and what was told since. */
export class Story {
  #fetched = $state.raw<Step[]>([]);

  constructor(
    readonly session: Session,
    ground: Ground,
  ) {
    // Once the map is drawn, and again in another language or light: the line then forgets what it was told.
    $effect(() => {
      void `${speech.language} ${theme()}`;
      if (session.live.line === "open" && ground.settled) return this.#fetch();
    });
  }

  readonly steps = $derived.by(() => join(this.#fetched, this.session.live.state.steps));

  /** The moment after one's own last choice. */
  readonly since = $derived.by(() => {
    const { table } = this.session;
    return table && sinceLastTurn(this.steps, table.you);
  });

  #fetch(): () => void {
    const stop = new AbortController();
    const { game, token } = this.session;
    afterDrawing()
      .then(() => api<{ steps: Step[] }>(`/api/games/${game}/story`, { token, signal: stop.signal, query: { from: 0 } }))
      .then((story) => (this.#fetched = story.steps))
      .catch(() => undefined);
    return () => stop.abort();
  }
}
