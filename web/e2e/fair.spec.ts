// Is it fair? A battle of one's own is fought many times by computers, as a job that tells how far it is.
import { readFileSync } from "node:fs";
import { accessible, expect, open, test } from "./fixtures";

const farm = readFileSync(new URL("../../scenarios/brigades-de-fer/brawners-farm.toml", import.meta.url), "utf8");

for (const [kind, options, words] of [
  ["wide, in French", {}, { begin: "Livrer les batailles", stop: "Arrêter", heading: "Est-ce équilibré ?", who: "Qui gagne", stopped: "Arrêté après" }],
  ["phone, in English", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-GB" }, { begin: "Fight the battles", stop: "Stop", heading: "Is it fair?", who: "Who wins", stopped: "Stopped after" }],
] as const) {
  test(`a battle is fought many times, stopped, and its reports are kept over a restart (${kind})`, async ({ browser, server }, info) => {
    const text = farm.replace("turns = 5", "turns = 2");
    const sent = await fetch(`${server.address}/api/scenarios`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text }) });
    const { id } = (await sent.json()) as { id: string };
    const { page, faults } = await open(browser, server, `/equilibre?battle=${encodeURIComponent(id)}`, options);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
    await page.locator("form fieldset").nth(0).getByRole("radio").nth(0).check();
    await page.locator("form fieldset").nth(1).getByRole("radio").nth(0).check();
    await page.locator("form").getByRole("radio", { name: "20", exact: true }).check();
    await page.getByRole("button", { name: words.begin }).click();
    const report = page.getByTestId("report");
    await expect(report).toContainText(words.who, { timeout: 120_000 });
    await expect(report.locator("svg").first()).toBeVisible();
    await expect(page.locator(".results li")).toHaveCount(1);
    await accessible(page);
    await info.attach("report.png", { body: await page.screenshot({ fullPage: true }), contentType: "image/png" });

    // Another is stopped before its end, and found again by whoever comes back in the middle.
    // Between marshals it takes long enough to be stopped.
    for (const seat of [0, 1]) await page.locator("form fieldset").nth(seat).getByRole("radio").nth(2).check();
    await page.locator("form").getByRole("radio", { name: "1000", exact: true }).check();
    await page.getByRole("button", { name: words.begin }).click();
    await expect(page.locator("progress")).toBeVisible();
    await page.reload();
    await expect.poll(async () => Number(await page.locator("progress").getAttribute("value"))).toBeGreaterThan(0);
    await page.getByRole("button", { name: words.stop }).click();
    await expect(page.getByText(words.stopped)).toBeVisible({ timeout: 60_000 });
    await expect(page.locator(".results li")).toHaveCount(2);
    await server.kill();
    await server.run();
    await page.reload();
    await expect(page.locator(".results li")).toHaveCount(2);
    await expect(report).toContainText(words.who);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(faults.filter((one) => !/ERR_CONNECTION|502/.test(one))).toEqual([]);
  });
}

test("the desk sends a sound text to be fought many times", async ({ browser, server }) => {
  const { page } = await open(browser, server, "/atelier?copy=brigades-de-fer/brawners-farm");
  await expect(page.locator(".sound")).toBeVisible();
  await page.getByRole("button", { name: "Est-ce équilibré ?" }).click();
  await expect(page).toHaveURL(/\/equilibre\?battle=/);
  await expect(page.getByRole("button", { name: "Livrer les batailles" })).toBeEnabled();
});
