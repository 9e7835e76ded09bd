import { lettered } from "../../lib/fonts";
import { groundOf, type Opening } from "../../lib/opening";
import { theme } from "../../lib/theme.svelte";
import { speech } from "../../lib/words";
import type { Session } from "./session.svelte";

/** The map as the server draws it, in the language and the light of the page. */
export class Ground {
  svg = $state("");
  /** The map has come, or will not. */
  settled = $state(false);

  constructor(
    readonly session: Session,
    /** What was asked for already. */
    begun: Opening["ground"] | undefined,
  ) {
    $effect(() => {
      void `${speech.language} ${theme()} ${session.token}`;
      const stop = new AbortController();
      const asked = begun ?? groundOf(session.game, session.token, stop.signal);
      begun = undefined;
      Promise.all([asked, lettered])
        .then(([svg]) => stop.signal.aborted || (this.svg = svg))
        .catch(() => undefined)
        .finally(() => (this.settled = true));
      return () => stop.abort();
    });
  }
}
