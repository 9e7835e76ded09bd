/** Our rule summaries are written in Markdown; a sheet shows them without its marks. */
export function plain(markdown: string): string {
  return markdown.replace(/\*\*(.+?)\*\*/g, "$1").replace(/`(.+?)`/g, "$1").replace(/\*(.+?)\*/g, "$1");
}

/** A sentence begins with a capital, whatever the catalogue's fragment begins with. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1);
}
