/** The guided first battle: what to explain when a decision of this kind comes up for the first time. */
export interface Lesson {
  /** The kind of decision that brings it up; `*`: any. */
  kind: string;
  /** Its words: `learn-<key>-title` and `learn-<key>-text`. */
  key: string;
  /** The rules that it explains. */
  rules: string[];
}

/** In the order in which a battle brings them up. The first that is due and unread is shown. */
export const LESSONS: Lesson[] = [
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
];

/** The lesson that is due: the first of this kind that was not read. */
export function due(kind: string | undefined, read: ReadonlySet<string>): Lesson | null {
  if (!kind) return null;
  return LESSONS.find((lesson) => (lesson.kind === "*" || lesson.kind === kind) && !read.has(lesson.key)) ?? null;
}

/** How far the pupil is. */
export function progress(read: ReadonlySet<string>): { done: number; all: number } {
  return { done: LESSONS.filter((lesson) => read.has(lesson.key)).length, all: LESSONS.length };
}
