import { MediaQuery } from "svelte/reactivity";

/** Panels dock beside the map; on a narrower screen they slide over it. */
export const wide = new MediaQuery("min-width: 60rem");
