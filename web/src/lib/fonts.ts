/** The faces that the map is written in. */
const FACES = ['400 16px "IM Fell DW Pica"', 'italic 400 16px "IM Fell DW Pica"', '400 16px "Source Serif 4"'];
/** Longer than this nobody waits for a face. */
const PATIENCE = 600;

/** Asked for as soon as the page begins. Kept once the faces of the map are here: drawn before, it would soon be drawn again. */
export const lettered: Promise<unknown> = Promise.race([
  Promise.allSettled(FACES.map((face) => document.fonts.load(face))),
  new Promise((resolve) => setTimeout(resolve, PATIENCE)),
]);
