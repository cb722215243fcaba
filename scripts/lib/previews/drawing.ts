/** HTML of the things that drawings are made of. Lengths in pixels, places within the right part of the picture. */

type Place = readonly [left: number, top: number];
type Size = readonly [width: number, height: number];

const at = ([left, top]: Place): string => `left:${left}px;top:${top}px`;

export const box = (kind: string, place: Place, [width, height]: Size, content = ''): string =>
  `<div class="${kind}" style="${at(place)};width:${width}px;height:${height}px">${content}</div>`;

/** Something as wide as it is. */
export const put = (place: Place, content: string): string =>
  `<div style="${at(place)}">${content}</div>`;

/** Lines of writing too small to be read, in percent of the room. */
export const bars = (...widths: readonly number[]): string =>
  `<div class="bars">${widths.map((width) => `<div class="bar" style="width:${width}%"></div>`).join('')}</div>`;

/** Room around what stands on a sheet. */
export const padded = (content: string, padding: string): string =>
  `<div style="padding:${padding}">${content}</div>`;

/** A drawing on a grid of 24 × 24. */
export const icon = (
  place: Place,
  size: number,
  path: string,
  color: string,
  width = 1.8,
): string =>
  `<svg viewBox="0 0 24 24" stroke-width="${width}" style="${at(place)};width:${size}px;height:${size}px;color:var(${color});overflow:visible">${path}</svg>`;

export const CHECK = '<path d="M5 12.5l4.5 4.5L19 7.5"/>';
export const CROSS = '<path d="M7 7l10 10M17 7L7 17"/>';
export const SPARK =
  '<path fill="currentColor" stroke="none" d="M12 1c1 7 4 10 11 11-7 1-10 4-11 11-1-7-4-10-11-11 7-1 10-4 11-11z"/>';
export const ARROW = '<path d="M4 12h15M13 6l6 6-6 6"/>';

/** An icon in a disc of its colour. */
export const disc = ([left, top]: Place, size: number, path: string, color: string): string =>
  put(
    [left, top],
    `<div class="disc" style="width:${size}px;height:${size}px;background:var(${color})"></div>`,
  ) + icon([left + size * 0.22, top + size * 0.22], size * 0.56, path, '--surface', 2.6);
