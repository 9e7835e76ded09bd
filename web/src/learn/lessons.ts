import { api } from "../lib/api";
import type { Course, Decision, Lesson } from "../lib/types";

let asked: Promise<Course[]> | null = null;

/** What the rulebooks teach, and with which battle; asked for once. */
export function courses(): Promise<Course[]> {
  asked ??= api<Course[]>("/api/lessons").catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** What closes the battle that was learnt with. */
export function closing(lessons: readonly Lesson[]): Lesson | null {
  return lessons.find((lesson) => lesson.over) ?? null;
}

/** The lesson that is due: the first that was not read and whose moment has come. */
export function due(lessons: readonly Lesson[], decision: Decision | null, turn: number, read: ReadonlySet<string>): Lesson | null {
  if (!decision) return null;
  const comesUp = (lesson: Lesson) =>
    !lesson.over &&
    (lesson.decision === undefined || lesson.decision === decision.kind) &&
    (lesson.turn === undefined || turn >= lesson.turn) &&
    (lesson.shape === undefined || decision.offers.some((offer) => offer.shape.kind === lesson.shape));
  return lessons.find((lesson) => !read.has(lesson.id) && comesUp(lesson)) ?? null;
}

/** Whether a lesson waits for no question of its own: it speaks of the battle as a whole. */
export function speaksOfAll(lesson: Lesson | null): boolean {
  return lesson !== null && !lesson.over && lesson.decision === undefined && lesson.shape === undefined;
}

/** How far the pupil is. */
export function progress(lessons: readonly Lesson[], read: ReadonlySet<string>): { done: number; all: number } {
  return { done: lessons.filter((lesson) => read.has(lesson.id)).length, all: lessons.length };
}
