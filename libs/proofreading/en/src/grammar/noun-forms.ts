/** Plurals that follow no ending, by their singular. */
const IRREGULAR = new Map(
  'man men|woman women|child children|person people|foot feet|tooth teeth|mouse mice|goose geese|life lives|wife wives|knife knives|leaf leaves|half halves|shelf shelves|loaf loaves|thief thieves|wolf wolves|criterion criteria|phenomenon phenomena|bacterium bacteria|potato potatoes|tomato tomatoes|hero heroes|echo echoes'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
const SINGULARS = new Map([...IRREGULAR].map(([one, many]) => [many, one] as const));

export function pluralOf(noun: string): string {
  const irregular = IRREGULAR.get(noun);
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

export function singularOf(noun: string): string {
  const irregular = SINGULARS.get(noun);
  if (irregular) return irregular;
  if (/[^aeiou]ies$/.test(noun) && !/^(?:movies|cookies)$/.test(noun))
    return `${noun.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(noun) ? noun.slice(0, -2) : noun.replace(/s$/, '');
}
