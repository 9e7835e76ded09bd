// Whether the server answers. Nothing is lost while it does not; it is asked again until it does.

import { ApiError } from "../lib/api";
import { pocket } from "./pocket/pocket.svelte";

const offline = typeof navigator !== "undefined" && navigator.onLine === false;
export const connection = $state({ lost: offline, times: 0 });

/** Whether nobody answers: neither the server nor the umpire in the phone. */
export const stuck = () => connection.lost && !pocket.ready;

let timer: ReturnType<typeof setTimeout> | undefined;

/** To be told of every fault: true if the server could not be reached. */
export function unreachable(error: unknown): boolean {
  const away = error instanceof ApiError && (error.status === 0 || error.status >= 502);
  if (away && !connection.lost) {
    connection.lost = true;
    again(1000);
  }
  return away;
}

function again(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void ask(wait), wait);
}

async function ask(wait: number): Promise<void> {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    if (!answer.ok) throw new Error("not well");
    connection.lost = false;
    connection.times += 1;
  } catch {
    again(Math.min(wait * 1.5, 5000));
  }
}

if (offline) again(1000);
addEventListener("offline", () => {
  connection.lost = true;
  again(1000);
});
addEventListener("online", () => {
  if (connection.lost) void ask(1000);
});
