/** Hands a text to whatever the device shares with, else to the clipboard; the key of what to say. */
export async function share(title: string, text: string, url?: string): Promise<string> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, text, url });
      return "umpire-shared";
    } catch (error) {
      // A player who changes their mind is not a fault.
      if (error instanceof DOMException && error.name === "AbortError") return "umpire-share-left";
    }
  }
  const whole = url ? `${text}\n${url}` : text;
  try {
    await navigator.clipboard.writeText(whole);
    return "umpire-copied";
  } catch {
    save(`${title}.txt`, whole, "text/plain");
    return "umpire-saved";
  }
}

/** Gives a file to keep. */
export function save(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name.replace(/[/\\:]+/g, "-");
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
