/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Where the umpire as WebAssembly is found, packed by gzip; null where it was not built. */
declare module "virtual:pocket" {
  const address: string | null;
  export default address;
}
