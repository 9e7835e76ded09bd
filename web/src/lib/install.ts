/** Keeps the page, and the umpire with it, for when there is no network. Nothing depends on it. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // What is looked at comes first.
  const keep = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}
