import { FluentNumber, type FluentVariable } from "@fluent/bundle";

/** A whole number without thousands reads the same in both languages: to ask for its format takes longer than the rest of a sentence. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000;

/** The arguments of a message, small numbers as they are. */
export function plainly(args?: Record<string, FluentVariable>): Record<string, FluentVariable> | undefined {
  return args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new Small(value) : value]));
}
