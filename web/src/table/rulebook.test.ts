import { expect, test } from "vitest";
import { byChapter, search } from "./rulebook";

const rules = [
  { id: "X-1.1", chapter: "1. Mouvement", text: "Une unité à l’arrêt ne s’arrête pas." },
  { id: "X-1.2", chapter: "1. Mouvement", text: "Un bois coûte le double." },
  { id: "X-2.1", chapter: "2. Tir", text: "Un bois donne un couvert ; voir X-1.2." },
];

test("rules are found by all words of their text, with or without accents, whatever their order", () => {
  expect(search(rules, "BOIS cout").map((rule) => rule.id)).toEqual(["X-1.2"]);
  expect(search(rules, "unite arret").map((rule) => rule.id)).toEqual(["X-1.1"]);
  expect(search(rules, "fusée")).toEqual([]);
});

test("whoever asks for an id has that rule first", () => {
  expect(search(rules, "x-1.2").map((rule) => rule.id)).toEqual(["X-1.2", "X-2.1"]);
});

test("rules stand by chapter", () => {
  expect(byChapter(rules).map((one) => [one.chapter, one.rules.length])).toEqual([["1. Mouvement", 2], ["2. Tir", 1]]);
});
