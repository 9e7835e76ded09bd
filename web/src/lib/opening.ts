import { address, text } from "./api";
import { keptGame, setting, tabSeat } from "./kept.svelte";
import { BufferedSocket } from "./buffered-socket";
import { gameAt } from "./route.svelte";
import { theme } from "./theme.svelte";
import { speech } from "./words";

/** What a table asks for first. */
export interface Opening {
  game: string;
  token: string | null;
  socket: BufferedSocket;
  ground: Promise<string>;
}

/** The token in the link to a seat. */
export const tokenOf = (hash: string) => (hash.length > 9 ? hash.slice(1) : null);

/** Who sits at a game here: whom the link names, else the seat of this tab, else the first of this browser. */
export function seatAt(game: string, hash: string): string | null {
  return tokenOf(hash) ?? tabSeat(game) ?? keptGame(game)?.seats[0]?.token ?? null;
}

/** Opens the line of a seat. `since` is asked for when it is open: what happened after that is told. */
export function dial(game: string, token: string | null, since: () => number | undefined): BufferedSocket {
  const url = new URL(address(`/api/games/${game}/live`), location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return new BufferedSocket(url, () => ({ type: "hello", token: token ?? undefined, lang: speech.language, theme: theme(), since: since(), name: (token && setting("player", "")) || undefined }));
}

/** The map of a game, in the light of the page: as it was at a moment, or before anything has changed the ground. */
export function groundOf(game: string, token: string | null, signal?: AbortSignal, at: number | null = null): Promise<string> {
  const moment = at === null ? "" : `/at/${at}`;
  return text(`/api/games/${game}${moment}/ground.svg`, { query: { theme: theme() }, token, signal });
}

let begun: Opening | null = null;

/** Asks for the table at this address while the code that draws it is still on its way. */
export function begin(): void {
  const game = gameAt(location.pathname);
  if (!game) return;
  const token = seatAt(game, location.hash);
  const ground = groundOf(game, token);
  // Whoever takes it up deals with its failure.
  ground.catch(() => undefined);
  begun = { game, token, socket: dial(game, token, () => undefined), ground };
}

/** What was asked for already, to whoever comes first. */
export function takeUp(game: string, token: string | null): Opening | null {
  const opening = begun;
  begun = null;
  if (opening?.game === game && opening.token === token) return opening;
  opening?.socket.close();
  return null;
}
