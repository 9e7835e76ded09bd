import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Every browser that can run the page reads woff2: the older files would only fill the program. */
export function onlyWoff2(): Plugin {
  return {
    name: "only-woff2",
    enforce: "pre",
    transform: (code, id) => (id.includes("@fontsource") ? code.replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, "") : null),
  };
}

/** The faces that a map and its panels are written in. */
const FACES = /\/(im-fell-dw-pica-latin-400-(normal|italic)|im-fell-dw-pica-sc-latin-400-normal|source-serif-4-latin-(400|600)-normal)-[^/]*\.woff2$/;

/**
 * `table.html`: the page as the server gives it at the address of a battle. It names what draws the
 * table, so that the browser asks for all of it at once instead of one part after another.
 */
export function tableShell(): Plugin {
  return {
    name: "table-shell",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        const table = Object.values(bundle).find((part) => part.type === "chunk" && part.facadeModuleId?.endsWith("/table/Table.svelte"));
        if (index?.type !== "asset" || table?.type !== "chunk") return this.error("no index.html, or no table");
        const html = String(index.source);
        const scripts = [table.fileName, ...table.imports];
        const styles = scripts.flatMap((name) => [...((bundle[name] as typeof table).viteMetadata?.importedCss ?? [])]);
        const faces = Object.keys(bundle).filter((name) => FACES.test(name));
        const links = [
          ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
          ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
          ...faces.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`),
        ].filter((link) => !html.includes(/href="([^"]*)"/.exec(link)![1]!));
        const source = html.replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
        this.emitFile({ type: "asset", fileName: "table.html", source });
      },
    },
  };
}

/** The umpire as WebAssembly, where it was built: `make page` does, if Rust knows the target. */
const POCKET = process.env.GROGNARD_POCKET ?? fileURLToPath(new URL("../../target/wasm32-unknown-unknown/pocket/pocket.wasm", import.meta.url));

/** `virtual:pocket`: where the umpire as WebAssembly is found, packed; or null, and the server is asked. */
export function pocket(): Plugin {
  const [name, resolved] = ["virtual:pocket", "\0virtual:pocket"];
  let builds = false;
  return {
    name: "pocket",
    configResolved: (config) => void (builds = config.command === "build"),
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      if (!builds || !existsSync(POCKET)) return "export default null;";
      const source = gzipSync(readFileSync(POCKET), { level: 9 });
      const reference = this.emitFile({ type: "asset", name: "pocket.pack", source });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

/** Tells the worker that keeps the page what there is to keep, and which version it is. */
export function keptWhole(): Plugin {
  let folder = "";
  return {
    name: "kept-whole",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      const assets = readdirSync(join(folder, "assets")).sort();
      const kept = ["/icon.svg", "/manifest.webmanifest", ...assets.map((name) => `/assets/${name}`)];
      const template = readFileSync(join(folder, "sw.js"), "utf8");
      const page = readFileSync(join(folder, "index.html"), "utf8");
      const version = createHash("sha256").update([template, page, ...kept].join("\n")).digest("hex").slice(0, 12);
      const source = template
        .replace("const KEPT = [];", `const KEPT = ${JSON.stringify(kept)};`)
        .replace('const VERSION = "dev";', `const VERSION = "${version}";`);
      if (!source.includes(version) || !source.includes(kept.at(-1)!)) this.error("sw.js does not take the list");
      writeFileSync(join(folder, "sw.js"), source);
    },
  };
}
