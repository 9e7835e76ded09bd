// Word by Web Push that it is one's turn. The browser has its own push service; the server signs with keys of its
// own, and what it sends only this browser reads.

import { api } from "../lib/api";
import { kept, setSetting, setting } from "../lib/kept.svelte";
import type { PushKept, PushKey } from "../lib/wire";

const WANTED = "push";
/** Seats that are told of at once. */
const MOST = 60;

/** `none`: this browser has no such thing, or the page came in the clear. */
export type PushState = "none" | "off" | "on" | "denied" | "failed";

export const push = $state<{ state: PushState }>({ state: first() });

function first(): PushState {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) return "none";
  if (Notification.permission === "denied") return "denied";
  return setting(WANTED, "") === "on" && Notification.permission === "granted" ? "on" : "off";
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

const seats = () => kept.games.filter((game) => !game.over).flatMap((game) => game.seats.map(({ token }) => ({ game: game.game, token }))).slice(0, MOST);

async function subscription(make: boolean): Promise<PushSubscription | null> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.getSubscription();
  if (found || !make) return found;
  const { key } = await api<PushKey>("/api/push");
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Tells the server where the player of these seats is found. */
async function tell(found: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = found.toJSON();
  await api<PushKept>("/api/push", { body: { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", seats: seats() } });
}

/** The player wants to be told. */
export async function turnOn(): Promise<void> {
  try {
    const permission = await Notification.requestPermission();
    if (permission !== "granted") {
      push.state = permission === "denied" ? "denied" : "off";
      return;
    }
    const found = await subscription(true);
    if (!found) throw new Error("no subscription");
    await tell(found);
    setSetting(WANTED, "on");
    push.state = "on";
  } catch {
    push.state = "failed";
  }
}

export async function turnOff(): Promise<void> {
  setSetting(WANTED, "");
  push.state = "off";
  try {
    const found = await subscription(false);
    if (!found) return;
    await api<PushKept>("/api/push/forget", { body: { endpoint: found.endpoint } });
    await found.unsubscribe();
  } catch {
    // A browser that is told all the same is forgotten at the first push that it does not take.
  }
}

let told = "";
/** New seats are told of too. Nothing is asked of the player here. */
export async function refreshPush(): Promise<void> {
  if (push.state !== "on") return;
  const now = JSON.stringify(seats());
  if (now === told) return;
  try {
    const found = await subscription(true);
    if (found) await tell(found);
    told = now;
  } catch {
    // Next time.
  }
}
