import { expect, it } from "vitest";
import { typeset } from "./typeset";

it("sets French with the spaces of a printer", () => {
  expect(typeset("Feu ! Qui va là ? Oui ; 37 % : « garde »", "fr")).toBe(
    "Feu\u202f! Qui va là\u202f? Oui\u202f; 37\u202f%\u00a0: «\u00a0garde\u00a0»",
  );
  expect(typeset("l'assaillant qu'il 'cite'", "fr")).toBe("l’assaillant qu’il 'cite'");
  expect(typeset("repli de 2 UD, 4 plaquettes, à 18:30", "fr")).toBe("repli de 2\u00a0UD, 4\u00a0plaquettes, à 18:30");
});
it("sets the quotes of English, and nothing else of it", () => {
  expect(typeset("Who goes there ? 2 UD", "en")).toBe("Who goes there ? 2 UD");
  expect(typeset(`3. "Billy Yank" basing: the unit's "base" is 5" wide`, "en")).toBe(`3. “Billy Yank” basing: the unit’s “base” is 5" wide`);
});
