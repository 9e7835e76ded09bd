import { MediaQuery } from "svelte/reactivity";

/** Panels dock beside the map; on a narrower screen they slide over it. */
export const wide = new MediaQuery("min-width: 60rem");

let keys = false;
addEventListener("keydown", () => (keys = true), { once: true, capture: true });
/** Whether whoever is here has used the keyboard. */
export const byKeyboard = (): boolean => keys;

/** Once what has just been changed is on the screen. */
export const afterDrawing = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
