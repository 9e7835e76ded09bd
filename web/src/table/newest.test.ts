import { expect, test } from "vitest";
import { Newest } from "./newest";

test("while one question is under way only the newest of the others waits", async () => {
  const asked: number[] = [];
  let answer: () => void = () => undefined;
  const questions = new Newest();
  const ask = (number: number) =>
    questions.ask(
      () =>
        new Promise((resolve) => {
          asked.push(number);
          answer = resolve;
        }),
    );
  ask(1);
  ask(2);
  ask(3);
  expect(asked).toEqual([1]);
  answer();
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toEqual([1, 3]);
  questions.forget();
  answer();
  await Promise.resolve();
  expect(asked).toEqual([1, 3]);
});
