import { book, label, Word } from "../umpire/book.svelte";
import type { Marker } from "../umpire/books";

/** The markers of a book, each once, however many steps of the turn call it to mind. */
export function markersOf(): Marker[] {
  const all = (book()?.turn ?? []).flatMap((step) => step.markers);
  return all.filter((marker, index) => all.findIndex((one) => one.fact === marker.fact && one.value === marker.value) === index);
}

export const markerName = (marker: Marker) => (typeof marker.value === "boolean" ? label(marker.fact) : Word(marker.value));
