/** Who listens to a line. */
export interface Listener {
  hear: (text: string) => void;
  closed: () => void;
}

/**
 * A socket that is greeted as soon as it is open. It may be opened before anybody listens: what is
 * said meanwhile is kept.
 */
export class BufferedSocket {
  readonly #socket: WebSocket;
  #listener: Listener | null = null;
  #kept: string[] = [];
  #gone = false;

  constructor(address: string | URL, greeting: () => unknown) {
    this.#socket = new WebSocket(address);
    this.#socket.onopen = () => this.#socket.send(JSON.stringify(greeting()));
    this.#socket.onmessage = (event) => {
      if (this.#listener) this.#listener.hear(String(event.data));
      else this.#kept.push(String(event.data));
    };
    this.#socket.onclose = () => {
      this.#gone = true;
      this.#listener?.closed();
    };
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    for (const text of this.#kept.splice(0)) listener.hear(text);
    if (this.#gone) listener.closed();
  }

  send(message: unknown): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.close();
  }
}
