/** Which part of the sheet is seen: a point of the sheet stands at `x + s * point` on the screen. */
export interface View {
  x: number;
  y: number;
  s: number;
}

export interface Size {
  width: number;
  height: number;
}

export const CLOSEST = 4;

/** The scale at which the whole sheet is seen. */
export function fitScale(sheet: Size, window: Size): number {
  return Math.min(window.width / sheet.width, window.height / sheet.height);
}

/** The whole sheet, in the middle of the window. */
export function fit(sheet: Size, window: Size): View {
  const s = fitScale(sheet, window);
  return { s, x: (window.width - sheet.width * s) / 2, y: (window.height - sheet.height * s) / 2 };
}

/** A part of the sheet. */
export interface Area extends Size {
  x: number;
  y: number;
}

/** A part of the sheet in the middle of the window: all of it, unless it would then be smaller than `least`. */
export function frame(area: Area, least: number, sheet: Size, window: Size): View {
  const s = Math.min(CLOSEST, Math.max(least, fitScale(area, window)));
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  return clamp({ s, x: window.width / 2 - x * s, y: window.height / 2 - y * s }, sheet, window);
}

/** Keeps the sheet in the window: never lost, never smaller than fits, never larger than is of use. */
export function clamp(view: View, sheet: Size, window: Size): View {
  const least = fitScale(sheet, window) * 0.9;
  const s = Math.min(CLOSEST, Math.max(least, view.s));
  return { s, x: clampAxis(view.x, sheet.width * s, window.width), y: clampAxis(view.y, sheet.height * s, window.height) };
}

function clampAxis(at: number, length: number, window: number): number {
  if (length <= window) return (window - length) / 2;
  const spare = Math.min(80, window / 4);
  return Math.min(spare, Math.max(window - length - spare, at));
}

/** Zooms so that the point of the sheet under (px, py) stays there. */
export function zoomAt(view: View, factor: number, px: number, py: number, sheet: Size, window: Size): View {
  const least = fitScale(sheet, window) * 0.9;
  const s = Math.min(CLOSEST, Math.max(least, view.s * factor));
  const ratio = s / view.s;
  return clamp({ s, x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio }, sheet, window);
}

export function panBy(view: View, dx: number, dy: number, sheet: Size, window: Size): View {
  return clamp({ ...view, x: view.x + dx, y: view.y + dy }, sheet, window);
}

/** Moves the view only as far as needed for a point of the sheet to be well inside the window. */
export function reveal(view: View, at: { x: number; y: number }, sheet: Size, window: Size): View {
  const margin = Math.min(90, window.width / 5, window.height / 5);
  const [px, py] = [view.x + at.x * view.s, view.y + at.y * view.s];
  const dx = px < margin ? margin - px : px > window.width - margin ? window.width - margin - px : 0;
  const dy = py < margin ? margin - py : py > window.height - margin ? window.height - margin - py : 0;
  return dx || dy ? panBy(view, dx, dy, sheet, window) : view;
}
