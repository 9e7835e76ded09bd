/** Lets the page be installed and opened without the server. Nothing depends on it. */
export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const ready = await navigator.serviceWorker.ready;
    const paths = performance
      .getEntriesByType("resource")
      .map((entry) => new URL(entry.name))
      .filter((url) => url.origin === location.origin)
      .map((url) => url.pathname);
    ready.active?.postMessage({ type: "keep", paths });
  } catch {
    // A browser that refuses workers still plays; it only cannot open the page while the server is away.
  }
}
