import type { Agreed, BattleOption, Course, Level, Scenario, SeatNumber, Spectators } from "../lib/types";
import type { Pace } from "../lib/wire";

/** Who sits opposite: the computer, somebody with a link, somebody at this screen, or nobody: two computers. */
export type Opponent = "computer" | "link" | "here" | "watch";

export interface Plan {
  battle: Scenario;
  you: SeatNumber;
  opponent: Opponent;
  level: Level;
  options?: Agreed;
  clock?: number;
  /** How long a seat may take for its move. */
  pace?: Pace;
  /** Who may watch, and talk beside the players. */
  spectators?: Spectators;
  /** Whether the game stands on the public list. */
  listed?: boolean;
  guided?: boolean;
}

export interface Seating {
  player: "human" | "open" | "computer";
  level?: Level;
}

/** The seats of a plan, in the order of the scenario's sides. */
export function seating(plan: Plan): Seating[] {
  return plan.battle.armies.map((_, seat) => {
    if (plan.opponent === "watch") return { player: "computer", level: plan.level };
    if (plan.opponent === "here" || seat === plan.you) return { player: "human" };
    return plan.opponent === "link" ? { player: "open" } : { player: "computer", level: plan.level };
  });
}

/** The battles to learn with, each with the message that invites to it. */
export function learningBattles(courses: Course[], scenarios: Scenario[]): { battle: Scenario; invitation: string; level: Level }[] {
  return courses.flatMap(({ scenario, invitation, level }) => scenarios.filter((one) => fullName(one) === scenario).map((battle) => ({ battle, invitation, level })));
}

/** The scenario's name to the server, whether or not its id carries the rulebook's. */
export function fullName(battle: { id: string; ruleset: string }): string {
  return battle.id.includes("/") ? battle.id : `${battle.ruleset}/${battle.id}`;
}

/** Every battle once, with the scenarios that play it: one for each ground. */
export function battles(scenarios: Scenario[]): Scenario[][] {
  const found = new Map<string, Scenario[]>();
  for (const one of scenarios) found.set(one.battle, [...(found.get(one.battle) ?? []), one]);
  return [...found.values()];
}

/** The battles of each rulebook, in the order in which they come. */
export function byBook(list: Scenario[][]): { ruleset: string; list: Scenario[][] }[] {
  const found = new Map<string, Scenario[][]>();
  for (const grounds of list) {
    const { ruleset } = grounds[0]!;
    found.set(ruleset, [...(found.get(ruleset) ?? []), grounds]);
  }
  return [...found].map(([ruleset, list]) => ({ ruleset, list }));
}

/** What differs from what goes without saying; that need not be told. */
export function agreedOn(options: BattleOption[], chosen: Agreed): Agreed {
  const said = options.filter((one) => one.id in chosen && chosen[one.id] !== one.default);
  return Object.fromEntries(said.map((one) => [one.id, chosen[one.id]]));
}
