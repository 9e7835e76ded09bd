import { expect, type Page } from "@playwright/test";

/** Gives a part to a unit of the roster: one tap shows them, one picks. */
export async function pickUnit(page: Page, part: string, unit: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${part}`) }).click();
  await page.locator("dialog[open]").getByRole("button", { name: new RegExp(`^${unit}`) }).click();
}

/** Gives two parts in three taps: once one is picked the other is asked for. */
export async function cast(page: Page, first: [part: string, unit: string], second: [part: string, unit: string]): Promise<void> {
  await pickUnit(page, ...first);
  const asked = page.locator("dialog[open]");
  await expect(asked.getByRole("heading", { level: 2 })).toContainText(second[0]);
  await asked.getByRole("button", { name: new RegExp(`^${second[1]}`) }).click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  for (const [part, unit] of [first, second]) await expect(page.getByRole("button", { name: new RegExp(`^${part}`) })).toContainText(unit);
}
