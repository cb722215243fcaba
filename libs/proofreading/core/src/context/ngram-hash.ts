/** Spreads every bit of a number over all 32 (the finaliser of MurmurHash3). */
function spread(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Hash of one unit of running text, 32 bits without sign. */
export function hashUnit(unit: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < unit.length; i++) hash = Math.imul(hash ^ unit.charCodeAt(i), 0x01000193);
  return spread(hash);
}

/** Hash of an n-gram made longer by one unit. Order counts. */
export const extendHash = (front: number, unit: number): number =>
  spread((Math.imul(front ^ 0x5bd1e995, 0x9e3779b1) + unit) | 0);
