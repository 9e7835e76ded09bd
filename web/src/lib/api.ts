import type { ErrorBody, ErrorCode } from "./wire";
import { speech } from "./words";

/** An answer of the server that is not the wanted one. `status` 0: it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode | "unreachable",
    message: string,
    readonly rule?: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

export interface Ask {
  method?: "GET" | "POST";
  body?: unknown;
  token?: string | null;
  signal?: AbortSignal;
  query?: Record<string, string | number | undefined>;
}

/** The full address of an API path, with the language. */
export function address(path: string, query: Ask["query"] = {}): string {
  const parameters = new URLSearchParams({ lang: speech.language });
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return `${path}?${parameters}`;
}

async function send(path: string, ask: Ask): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (ask.body !== undefined) headers["Content-Type"] = "application/json";
  if (ask.token) headers["Authorization"] = `Bearer ${ask.token}`;
  let response: Response;
  try {
    response = await fetch(address(path, ask.query), {
      method: ask.method ?? (ask.body === undefined ? "GET" : "POST"),
      headers,
      body: ask.body === undefined ? undefined : JSON.stringify(ask.body),
      signal: ask.signal,
    });
  } catch (error) {
    if (error instanceof DOMException && (error.name === "AbortError" || error.name === "TimeoutError")) throw error;
    throw new ApiError(0, "unreachable", "unreachable");
  }
  if (response.ok) return response;
  throw refused(response.status, await response.json().catch(() => null), response.statusText);
}

/** What an answer with an error tells. */
export function refused(status: number, answer: { error?: Partial<ErrorBody> } | null, unsaid = ""): ApiError {
  const { code = "fault", message = unsaid, rule, field } = answer?.error ?? {};
  return new ApiError(status, code, message, rule, field);
}

/** Asks the server, in the language of the page. */
export async function api<T>(path: string, ask: Ask = {}): Promise<T> {
  return (await send(path, ask)).json() as Promise<T>;
}

/** The same for what is text, such as a map. */
export async function text(path: string, ask: Ask = {}): Promise<string> {
  return (await send(path, ask)).text();
}
