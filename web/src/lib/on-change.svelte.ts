import { untrack } from "svelte";

/** Does something when what `read` gives may have changed. What the act itself reads is not watched: it often changes that. */
export function onChange<T>(read: () => T, act: (value: T) => void): void {
  $effect(() => {
    const value = read();
    untrack(() => act(value));
  });
}
