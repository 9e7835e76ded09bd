/** How long a notice is shown, in milliseconds. */
const SHOWN = 6000;

/** A short word over the table: something was copied, something did not work. */
export class Notice {
  text = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What was done need not be read for long; what must be copied by hand `stays`. */
  show(text: string, stays = false): void {
    clearTimeout(this.#timer);
    this.text = text;
    if (text && !stays) this.#timer = setTimeout(() => this.clear(), SHOWN);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.text = "";
  }
}
