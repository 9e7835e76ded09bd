/** Why the program cannot take a situation, and which field it speaks of. */
export interface Refusal {
  message: string;
  rule?: string;
  field?: string;
}

/** Whether a refusal speaks of this field. */
export function concerns(refusal: Refusal, path: string): boolean {
  const field = refusal.field?.replace(/\[(\d+)\]/g, ".$1");
  return field === path || (field !== undefined && field !== "" && path.endsWith(`.${field}`));
}

/** Whether it speaks of something inside this field, or of this field. */
export function within(refusal: Refusal, path: string): boolean {
  const field = refusal.field?.replace(/\[(\d+)\]/g, ".$1") ?? "";
  return concerns(refusal, path) || field.startsWith(`${path}.`);
}
