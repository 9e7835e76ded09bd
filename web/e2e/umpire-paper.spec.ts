// What the umpire prints: rosters, chits, reference sheets, the battle's report.
import { BOOKS } from "../src/umpire/books";
import { accessible, expect, test } from "./fixtures";
import { cast, CSV, muster, phone, PHONE, throwReal } from "./umpire";

/** What stands between the margins of a sheet, in the browser's pixels. */
const A4 = { width: 703, height: 1032 };

test("sheets print: roster with boxes, chits, reference in both languages", async ({ browser, server }, info) => {
  const { page } = await phone(browser, server, "/aide/brigades-de-fer/effectifs");
  await muster(page, CSV);
  await page.getByRole("link", { name: "Papier" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".box")).toHaveCount(7);
  await expect(page.locator("nav.tools")).toBeHidden();
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  await info.attach("roster.pdf", { body: pdf, contentType: "application/pdf" });

  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Aide-mémoire" }).click();
  await expect(page.locator(".chapters")).toContainText("Chaque joueur");
  await page.getByRole("button", { name: "EN", exact: true }).click();
  await expect(page.locator(".chapters")).toContainText("command");
  await accessible(page);
  await info.attach("sheet.pdf", { body: await page.pdf({ format: "A4" }), contentType: "application/pdf" });

  await page.goto(`${server.address}/aide/marie-louise/papier`);
  await page.getByRole("button", { name: "Chits to cut out" }).click();
  // Four orders for six units, by the book's own letters, and six of each of the three markers.
  await expect(page.locator(".chit.order")).toHaveCount(24);
  await expect(page.locator(".chit.order").nth(3)).toHaveText(/T\s*Hold/);
  await expect(page.locator(".chit:not(.order)")).toHaveCount(18);
  await page.context().close();
});

test("every book prints: roster, reference with its tables and the options in force, in both languages", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide");
  for (const book of Object.keys(BOOKS)) {
    for (const [language, sheet, options] of [["FR", "Aide-mémoire", "Options en vigueur"], ["EN", "Quick reference", "Options in force"]] as const) {
      await page.goto(`${server.address}/aide/${book}/papier`);
      await page.getByRole("button", { name: language, exact: true }).click();
      await page.getByRole("button", { name: sheet }).click();
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize(A4);
      await expect(page.locator(".options")).toContainText(options);
      await expect.poll(() => page.locator("table.chart").count()).toBeGreaterThan(2);
      expect(await page.locator(".chapters h3").count()).toBeGreaterThan(3);
      await expect(page.locator("nav.tools")).toBeHidden();
      // No chart is broader than its column or the page: no word would be cut, none runs into the next.
      const broad = () => page.locator("table.chart").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || one.clientWidth > (one.closest(".across")?.clientWidth ?? innerWidth / 3)).map((one) => one.textContent?.slice(0, 60)));
      expect(await broad(), `${book} ${language}`).toEqual([]);
      if (language === "FR") expect(await page.locator("article.sheet").textContent()).not.toMatch(/ [;!?»]|« /);
      expect((await page.pdf({ format: "A4" })).subarray(0, 5).toString()).toBe("%PDF-");
      await page.emulateMedia({ media: "screen" });
      await page.setViewportSize(PHONE.viewport);
    }
  }
  await page.context().close();
});

test("the diary prints as a report of the battle, in both languages", async ({ browser, server }, info) => {
  const { page, faults } = await phone(browser, server, "/aide/brigades-de-fer/effectifs");
  await muster(page, CSV);
  await page.goto(`${server.address}/aide/brigades-de-fer/p/fire`);
  await cast(page, ["Qui tire", "Iron Brigade"], ["Sur qui", "Stonewall Brigade"]);
  await page.getByRole("button", { name: "Dés réels" }).click();
  await throwReal(page, [1, 6, 6, 6]);
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("link", { name: "Journal" }).click();
  await page.getByLabel("Nom de la bataille").fill("Le champ de maïs");
  await page.locator("form.write textarea").fill("La fumée couvre tout.");
  await page.getByRole("button", { name: "Inscrire" }).click();
  const left = page.locator("section.only-print");
  await expect(left).toBeHidden();
  for (const [language, title, of, said] of [["FR", "Ce qui reste", "VC 2", "retirez une plaquette"], ["EN", "What is left", "Combat value 2", "take one stand off"]] as const) {
    await page.getByRole("button", { name: language, exact: true }).click();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".says")).toContainText(said);
    await expect(page.locator(".note")).toHaveText("La fumée couvre tout.");
    await expect(left.getByRole("heading", { level: 2 })).toHaveText(title);
    await expect(left).toContainText(of);
    for (const hidden of ["form.write", "nav.tools", ".shared"]) await expect(page.locator(hidden)).toBeHidden();
    await info.attach(`report-${language}.pdf`, { body: await page.pdf({ format: "A4" }), contentType: "application/pdf" });
    await page.emulateMedia({ media: "screen" });
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
