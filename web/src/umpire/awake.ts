// A phone beside a table must not go dark between two shots.

/** Keeps the screen lit while the page is looked at; returns how to let it go. Where it cannot, nothing is said. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = async () => {
    if (over || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // A battery that is low, or a browser that refuses.
    }
  };
  // A page that was hidden has lost it.
  const again = () => void take();
  document.addEventListener("visibilitychange", again);
  void take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
