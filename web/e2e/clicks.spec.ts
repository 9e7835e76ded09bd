import type { Page } from "@playwright/test";
import { battleAt, chair, expect, open, settled, test, type Seen } from "./fixtures";

const decision = (page: Page) => page.locator("section.decision");
const confirm = (page: Page) => decision(page).locator(".preview button.main");

/** What there is to do now: it is another when a click has had its effect. */
async function toDo(page: Page): Promise<string> {
  const count = (what: string) => page.locator(what).count();
  const counts = [await count("g.spot"), await count("g.piece.target"), await count("section.decision .says button:not(.back)")];
  const previewed = await confirm(page).isVisible();
  if (!previewed && counts.every((one) => one === 0)) return nothing;
  const number = await decision(page).getAttribute("data-number");
  return [previewed, ...counts, number, await decision(page).innerText()].join("|");
}
const nothing = "nothing";

/** An order of each book, and how many touches it may take: who, what or where, and the word. */
const orders: { scenario: string; kind: RegExp; most: number }[] = [
  { scenario: "brigades-de-fer/brawners-farm", kind: /^designate$/, most: 3 },
  { scenario: "puissance-de-feu/toll-gate", kind: /^order$/, most: 4 },
  { scenario: "orel-tsaritsyne/kukuyevka", kind: /^move$/, most: 3 },
  { scenario: "bataille-empire/the-farm", kind: /^move$/, most: 3 },
  { scenario: "marie-louise/petit-morin", kind: /^orders$/, most: 3 },
];

for (const { scenario, kind, most } of orders) {
  test(`an order of ${scenario} takes at most ${most} clicks`, async ({ browser, server }) => {
    const battle = await battleAt(server, scenario, (asked, table) => kind.test(asked.kind) && (table as Seen & { turn: number }).turn >= 1);
    const { page, faults } = await open(browser, server, chair(battle));
    await expect(decision(page)).toHaveAttribute("data-kind", kind);
    const begun = await decision(page).getAttribute("data-number");
    const given = async () => (await decision(page).getAttribute("data-number")) !== begun && !/^(group|spend)$/.test((await decision(page).getAttribute("data-kind")) ?? "");
    let clicks = 0;
    const click = async (what: ReturnType<Page["locator"]>) => {
      clicks += 1;
      const before = await toDo(page);
      await what.click({ force: true });
      await expect.poll(async () => (await given()) || (await toDo(page)) !== before).toBe(true);
      await expect.poll(async () => (await given()) || (await toDo(page)) !== nothing).toBe(true);
      await settled(decision(page));
    };
    // Where one alone can act he is in hand already.
    const piece = page.locator("g.piece.legal:not(.target)");
    await expect(piece.or(page.locator("g.piece.subject")).first()).toBeVisible();
    if (await piece.count()) await click(piece.first());
    while (!(await given()) && clicks < 9) {
      if (await confirm(page).isVisible()) {
        await click(confirm(page));
        continue;
      }
      const spot = page.locator("g.spot").first();
      const says = decision(page).locator(".says button:not(.back)").first();
      if (await spot.count()) await click(spot);
      else if (await page.locator("g.piece.target").count()) await click(page.locator("g.piece.target").first());
      else await click(says);
    }
    test.info().annotations.push({ type: "clicks", description: String(clicks) });
    console.log(`${scenario}: ${clicks} clicks`);
    expect(await given()).toBe(true);
    expect(clicks).toBeLessThanOrEqual(most);
    expect(faults).toEqual([]);
  });
}
