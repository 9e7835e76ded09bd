/**
 * What this browser does for honest dice while a game is played: it keeps the commitment that it saw
 * first, adds random bytes of its own once it has seen it, and notices when either is changed.
 */
import { keep, keptGame } from "../lib/kept.svelte";
import type { Live } from "../lib/live.svelte";
import type { Table } from "../lib/types";

/** What is wrong with the dice of a table, as far as this browser can tell; nothing is right. */
export type Alarm = "commitment" | "contribution" | "seal" | null;

/** Contributions that this page has sent, by game and seat, until the server has taken them. */
const sent = new Map<string, string>();
/** Those that it waits for: a table may come twice before one is taken. */
const underWay = new Set<string>();

function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Looks at a table: keeps what is new of its dice, contributes if it is time, and says what is wrong. */
export function watchDice(table: Table, live: Pick<Live, "contribute">): Alarm {
  const { dice, game, you } = table;
  const kept = keptGame(game)?.dice ?? {};
  if (kept.commitment && kept.commitment !== dice.commitment) return "commitment";
  for (const [seat, own] of Object.entries(kept.contributions ?? {})) {
    const shown = dice.contributions[Number(seat)];
    // A table from before the contribution was taken may come after it, but not once dice have fallen.
    if (shown ? shown !== own : !dice.open) return "contribution";
  }
  if (kept.seal && dice.seal && kept.seal !== dice.seal) return "seal";
  if (!kept.commitment || (dice.seal && !kept.seal)) keep(game, { dice: { ...kept, commitment: dice.commitment, seal: dice.seal } });
  if (you === null) return null;
  const shown = dice.contributions[you];
  // The line may have been lost before the server could say that it took it.
  if (shown && shown === sent.get(`${game} ${you}`)) taken(game, you, shown);
  else if (!shown && dice.open && !kept.contributions?.[you]) void contribute(game, you, live);
  return null;
}

function taken(game: string, seat: number, bytes: string): void {
  const dice = keptGame(game)?.dice;
  keep(game, { dice: { ...dice, contributions: { ...dice?.contributions, [seat]: bytes } } });
  sent.delete(`${game} ${seat}`);
}

async function contribute(game: string, seat: number, live: Pick<Live, "contribute">): Promise<void> {
  const name = `${game} ${seat}`;
  if (underWay.has(name)) return;
  underWay.add(name);
  const bytes = sent.get(name) ?? random();
  sent.set(name, bytes);
  // If not: another page of this seat was faster, the first die has fallen, or the line is lost. The next table tells.
  if (await live.contribute(bytes)) taken(game, seat, bytes);
  underWay.delete(name);
}
