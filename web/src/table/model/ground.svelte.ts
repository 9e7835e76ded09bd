import { untrack } from "svelte";
import { lettered } from "../../lib/fonts";
import { groundOf, type Opening } from "../../lib/opening";
import { theme } from "../../lib/theme.svelte";
import type { Table } from "../../lib/types";
import { speech } from "../../lib/words";
import type { Session } from "./session.svelte";

/** The map as the server draws it, in the language and the light of the page, with the ground as it is at the moment that is shown. */
export class Ground {
  svg = $state("");
  /** The map has come, or will not. */
  settled = $state(false);

  constructor(
    readonly session: Session,
    /** What was asked for already: the ground before anything has changed it. */
    begun: Opening["ground"] | undefined,
    shown: () => Table | null,
  ) {
    const revision = $derived(shown()?.ground_revision ?? 0);
    $effect(() => {
      void `${speech.language} ${theme()} ${session.token}`;
      const stop = new AbortController();
      const at = revision === 0 ? null : untrack(() => shown()?.number ?? null);
      const asked = (at === null ? begun : undefined) ?? groundOf(session.game, session.token, stop.signal, at);
      begun = undefined;
      Promise.all([asked, lettered])
        .then(([svg]) => stop.signal.aborted || (this.svg = svg))
        .catch(() => undefined)
        .finally(() => (this.settled = true));
      return () => stop.abort();
    });
  }
}
