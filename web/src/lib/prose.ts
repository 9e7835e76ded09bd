import { typeset } from "./typeset";
import { speech } from "./words";

/** Words of the server's catalogue as a printer sets them in the language of the page. */
export const printed = (text: string): string => typeset(text, speech.language);

/** A sentence begins with a capital, whatever the catalogue's fragment begins with. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return printed(trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1));
}
