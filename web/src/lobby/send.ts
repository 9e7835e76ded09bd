import { address, ApiError } from "../lib/api";
import type { Scenario } from "../lib/types";
import type { Failed, FaultInfo } from "../lib/wire";

/** Sends a battle: as the server has taken it, or all that is wrong with it. */
export async function send(text: string): Promise<Scenario | FaultInfo[]> {
  let response: Response;
  try {
    response = await fetch(address("/api/scenarios"), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ text }) });
  } catch {
    throw new ApiError(0, "unreachable", "unreachable");
  }
  if (response.ok) return response.json() as Promise<Scenario>;
  const { error } = (await response.json()) as Failed;
  if (error.faults?.length) return error.faults;
  throw new ApiError(response.status, error.code, error.message);
}
