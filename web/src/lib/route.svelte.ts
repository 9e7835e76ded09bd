/** Where the page is: the address without its origin. */
export const place = $state({ path: location.pathname, query: location.search, hash: location.hash });

function follow(): void {
  place.path = location.pathname;
  place.query = location.search;
  place.hash = location.hash;
}

addEventListener("popstate", follow);
addEventListener("hashchange", follow);

/** Goes to an address of the page without loading it anew. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  follow();
  if (!replace) scrollTo(0, 0);
}

/** Makes ordinary links to the page's own addresses stay in the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const address = new URL(link.href);
  if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}

/** The game whose table stands at an address. */
export function gameAt(path: string): string | null {
  return /^\/g\/([^/]+)$/.exec(path)?.[1] ?? null;
}
