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
