const IRREGULAR = new Map([
  ['good', 'well'],
  ['fast', 'fast'],
  ['hard', 'hard'],
  ['whole', 'wholly'],
  ['true', 'truly'],
  ['due', 'duly'],
  ['full', 'fully'],
  ['public', 'publicly'],
]);

/** Adverb of manner of an adjective. */
export function adverbOf(adjective: string): string {
  const irregular = IRREGULAR.get(adjective);
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (/ll$/.test(adjective)) return `${adjective}y`;
  return /ic$/.test(adjective) ? `${adjective}ally` : `${adjective}ly`;
}
