/** The page's own address for what a person pasted: a link of any host, a path, or a bare game id. */
export function gameOfLink(text: string): string | null {
  const found = /(?:^|\/g\/)([A-Za-z0-9_-]{4,64})(?:\?[^#\s]*)?(#[A-Za-z0-9_-]+)?\s*$/.exec(text.trim());
  return found ? `/g/${found[1]}${found[2] ?? ""}` : null;
}
