const IRREGULAR = new Map([
  ['good', ['better', 'best']],
  ['bad', ['worse', 'worst']],
  ['far', ['farther', 'farthest']],
]);

/** Comparative and superlative of a short adjective. */
export function comparison(adjective: string): { readonly er: string; readonly est: string } {
  const [er, est] = IRREGULAR.get(adjective) ?? [];
  if (er && est) return { er, est };
  const stem = stemOf(adjective);
  return { er: `${stem}er`, est: `${stem}est` };
}

function stemOf(adjective: string): string {
  if (/e$/.test(adjective)) return adjective.slice(0, -1);
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i`;
  return /^[^aeiou]+[aeiou][bdgmnpt]$/.test(adjective)
    ? adjective + adjective.slice(-1)
    : adjective;
}
