/** The guided first battle of a rulebook: what to explain when a decision of this kind comes up for the first time. */
export interface Lesson {
  /** The kind of decision that brings it up; `*`: any. */
  kind: string;
  /** Its words: `learn-<key>-title` and `learn-<key>-text`. */
  key: string;
  /** The rules that it explains. */
  rules: string[];
  /** Not before this turn: what the battle does not need yet can wait. */
  from?: number;
}

/** By rulebook, in the order in which a battle brings them up. The first that is due and unread is shown. */
export const LESSONS: Record<string, Lesson[]> = {
  "brigades-de-fer": [
    { kind: "*", key: "welcome", rules: ["BF-5.1"] },
    { kind: "deploy", key: "deploy", rules: ["BF-20.2"] },
    { kind: "attach_generals", key: "attach", rules: ["BF-17.7"] },
    { kind: "designate", key: "designate", rules: ["BF-5.4"] },
    { kind: "group", key: "group", rules: ["BF-6.9"] },
    { kind: "spend", key: "spend", rules: ["BF-6.3"] },
    { kind: "move_order", key: "move-order", rules: ["BF-6.19"] },
    { kind: "move_unit", key: "move", rules: ["BF-7.2"] },
    { kind: "act", key: "act", rules: ["BF-8.1", "BF-9.1"] },
    { kind: "react", key: "react", rules: ["BF-12.1"] },
    { kind: "spend_reaction", key: "spend-reaction", rules: ["BF-12.2"] },
    { kind: "even_loss", key: "even-loss", rules: ["BF-10.9"] },
    { kind: "retreat_to", key: "retreat", rules: ["BF-10.11"] },
    { kind: "breakthrough", key: "breakthrough", rules: ["BF-14.1"] },
    { kind: "move_generals", key: "generals", rules: ["BF-17.11"] },
  ],
  "puissance-de-feu": [
    { kind: "*", key: "pf-welcome", rules: ["PF-3.3", "PF-18.2"] },
    { kind: "deploy", key: "pf-deploy", rules: ["PF-2.4", "PF-2.5"] },
    { kind: "order", key: "pf-order", rules: ["PF-3.5", "PF-3.7"], from: 1 },
    { kind: "order", key: "pf-measure", rules: ["PF-3.8", "PF-Q8"], from: 1 },
    { kind: "move", key: "pf-move", rules: ["PF-4.5", "PF-4.12"], from: 1 },
    { kind: "order", key: "pf-officer", rules: ["PF-11.2", "PF-11.1"], from: 1 },
    { kind: "order", key: "pf-fire", rules: ["PF-5.1", "PF-5.8"], from: 2 },
    { kind: "order", key: "pf-guns", rules: ["PF-5.7", "PF-5.12"], from: 2 },
    { kind: "order", key: "pf-cover", rules: ["PF-5.4", "PF-17.9"], from: 2 },
    { kind: "order", key: "pf-morale", rules: ["PF-7.3", "PF-7.5"], from: 3 },
    { kind: "order", key: "pf-rally", rules: ["PF-7.11", "PF-11.3"], from: 3 },
    { kind: "flee", key: "pf-flee", rules: ["PF-7.12", "PF-7.9"] },
    { kind: "order", key: "pf-charge", rules: ["PF-8.1", "PF-8.3"], from: 4 },
    { kind: "order", key: "pf-melee", rules: ["PF-9.2", "PF-9.12"], from: 4 },
    { kind: "order", key: "pf-obstacle", rules: ["PF-4.9", "PF-8.8"], from: 4 },
    { kind: "react", key: "pf-react", rules: ["PF-10.1", "PF-10.3"] },
    { kind: "reface", key: "pf-reface", rules: ["PF-9.15"] },
  ],
};

/** The battle that each rulebook is learnt with. */
export const FIRST_BATTLES: Record<string, string> = { "brigades-de-fer": "brawners-farm", "puissance-de-feu": "toll-gate" };

export const lessonsOf = (ruleset: string): Lesson[] => LESSONS[ruleset] ?? [];

/** The lesson that is due: the first of this kind that was not read. */
export function due(lessons: Lesson[], kind: string | undefined, turn: number, read: ReadonlySet<string>): Lesson | null {
  if (!kind) return null;
  const fits = (lesson: Lesson) => (lesson.kind === "*" || lesson.kind === kind) && turn >= (lesson.from ?? 0);
  return lessons.find((lesson) => fits(lesson) && !read.has(lesson.key)) ?? null;
}

/** How far the pupil is. */
export function progress(lessons: Lesson[], read: ReadonlySet<string>): { done: number; all: number } {
  return { done: lessons.filter((lesson) => read.has(lesson.key)).length, all: lessons.length };
}
