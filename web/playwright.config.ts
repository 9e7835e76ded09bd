import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  timeout: 240_000,
  expect: { timeout: 45_000 },
  // A browser and a server each: as many as CI has cores.
  workers: 2,
  fullyParallel: false,
  reporter: [["list"]],
  use: {
    // Nothing is waited for without an end.
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: "fr-FR",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      // Chromium would otherwise look up hosts of its own at every start.
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
    trace: "off",
  },
});
