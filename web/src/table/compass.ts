import { t } from "../lib/words";

/** A heading as a point of the compass. */
export function facingWord(facing: number): string {
  return t(`compass-${Math.round(facing / 450) % 8}`);
}
