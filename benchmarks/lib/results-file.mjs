/**
 * Puts a part into a page of results, in the place of the one with the same heading, or last. A part is what follows a heading
 * of the first level; each is written by another run.
 * @param {string} page
 * @param {string} part
 * @returns {string}
 */
export function withPart(page, part) {
  const headingOf = (text) => text.split('\n', 1)[0];
  const parts = page.split(/^(?=# )/m).filter((text) => text.trim());
  const place = parts.findIndex((other) => headingOf(other) === headingOf(part));
  parts.splice(place < 0 ? parts.length : place, 1, part);
  return parts.map((text) => `${text.trimEnd()}\n`).join('\n');
}
