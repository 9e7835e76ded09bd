import type { SeatNumber, Step } from "../lib/types";

/** Joins what was fetched and what was told live; what was taken back is cut off. */
export function join(fetched: Step[], told: Step[]): Step[] {
  const story: Step[] = [];
  for (const step of [...fetched, ...told]) {
    const back = step.taken_back;
    if (back != null) while (story.length > 0 && story.at(-1)!.number > back) story.pop();
    // A step told again replaces itself and whatever stood after it.
    while (story.length > 0 && story.at(-1)!.number >= step.number) story.pop();
    story.push(step);
  }
  return story;
}

/** The steps by turn, in order. */
export function byTurn(story: Step[]): { turn: number; steps: Step[] }[] {
  const turns: { turn: number; steps: Step[] }[] = [];
  for (const step of story) {
    const last = turns.at(-1);
    if (last && last.turn === step.turn) last.steps.push(step);
    else turns.push({ turn: step.turn, steps: [step] });
  }
  return turns;
}

/** The number of the moment after a seat last chose something while others have chosen since. */
export function sinceLastTurn(story: Step[], you: SeatNumber | null): number | null {
  if (you === null) return null;
  let last: Step | undefined;
  let others = false;
  for (let at = story.length - 1; at >= 0; at -= 1) {
    const step = story[at]!;
    if (step.seat !== you) others = true;
    else if (others) {
      last = step;
      break;
    }
  }
  if (!others) return null;
  return last ? last.number : 0;
}

/** Whether a step is worth a line of its own when the story is read quickly: dice fell, or something happened. */
export function notable(step: Step): boolean {
  return step.lines.length > 0;
}
