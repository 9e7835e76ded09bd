import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { keptWhole, onlyWoff2, pocket, tableShell } from "./build/plugins.ts";

const server = process.env.GROGNARD ?? "http://127.0.0.1:8063";

export default defineConfig({
  plugins: [svelte(), onlyWoff2(), pocket(), tableShell(), keptWhole()],
  build: { target: "es2022", assetsInlineLimit: 0, cssCodeSplit: true },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/healthz": server },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
