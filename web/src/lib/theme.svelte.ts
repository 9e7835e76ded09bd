/** How the page is lit. `auto` follows the system. */
export type Light = "auto" | "paper" | "lamp";

const dark = matchMedia("(prefers-color-scheme: dark)");
const stored = (() => {
  try {
    return localStorage.getItem("grognard.light");
  } catch {
    return null;
  }
})();

export const light = $state({
  choice: (stored === "paper" || stored === "lamp" ? stored : "auto") as Light,
  dark: dark.matches,
});

dark.addEventListener("change", (event) => {
  light.dark = event.matches;
  paint();
});

/** The theme in force: what maps are asked for. */
export function theme(): "paper" | "lamp" {
  if (light.choice === "auto") return light.dark ? "lamp" : "paper";
  return light.choice;
}

/** Changes how the page is lit, and remembers it. */
export function setLight(choice: Light): void {
  light.choice = choice;
  try {
    localStorage.setItem("grognard.light", choice);
  } catch {
    // Not kept: the page is lit so until the reload.
  }
  paint();
}

/** Writes the theme where the style sheet reads it. */
export function paint(): void {
  document.documentElement.dataset.theme = theme();
}
