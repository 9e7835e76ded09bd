import { afterEach, expect, it } from "vitest";
import { sentence } from "./prose";
import { speech } from "./words";

const before = speech.language;
afterEach(() => {
  speech.language = before;
});

it("sets the server's words as sentences of the page's language", () => {
  speech.language = "fr";
  expect(sentence(" régiment : front de quel côté ?")).toBe("Régiment\u00a0: front de quel côté\u202f?");
  speech.language = "en";
  expect(sentence("which way ?")).toBe("Which way ?");
});
