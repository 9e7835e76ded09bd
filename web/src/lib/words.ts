export { addCatalogues, has, percent, speak, speech, t, type Language } from "./words.svelte";
