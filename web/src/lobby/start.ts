import { api } from "../lib/api";
import { keep } from "../lib/kept.svelte";
import { go } from "../lib/route.svelte";
import type { Created } from "../lib/types";
import { fullName, seating, type Plan } from "./plan";

/** Sets a battle up and goes to its table. */
export async function start(plan: Plan): Promise<void> {
  const seats = seating(plan);
  const created = await api<Created>("/api/games", {
    body: {
      scenario: fullName(plan.battle),
      options: plan.options,
      seats,
      clock_seconds: plan.clock || undefined,
      pace: plan.pace,
      spectators: plan.spectators,
      listed: plan.spectators === "nobody" ? false : plan.listed,
      lesson: plan.guided || undefined,
    },
  });
  keep(created.game, {
    scenario: fullName(plan.battle),
    title: plan.battle.title,
    turns: plan.battle.turns,
    guided: plan.guided,
    shared: plan.opponent === "here",
    seats: created.seats.filter((one) => seats[one.seat]?.player === "human"),
    invite: created.seats.find((one) => seats[one.seat]?.player === "open"),
  });
  go(`/g/${created.game}`);
}
