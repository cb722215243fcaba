import { CORPORA, readCorpus } from '../corpora';

/** How often running text has a word at all, and as a noun. */
export interface NounUses {
  all: number;
  noun: number;
}

/** Between a determiner and what cannot be its noun: `el crítico de`, `los siguientes,`. */
const AS_NOUN =
  /(?<![\p{L}-])(?:el|la|los|las|un|una|unos|unas|al|del|este|esta|estos|estas|ese|esa|otro|otra|otros|otras|su|sus|mi|mis|nuestro|nuestra|cada|muchos|muchas|varios|varias|algún|ningún) ([\p{L}-]{3,})(?=[,.;:)!?]| (?:de|del|que|y|o|en|con|a|al|para|por|se|es|son|fue|ha|han|no|como|sin|sobre)(?![\p{L}-]))/gu;

export function countNounUses(corpora: string): Map<string, NounUses> {
  const uses = new Map<string, NounUses>();
  const count = (word: string, kind: keyof NounUses): void => {
    let found = uses.get(word);
    if (!found) uses.set(word, (found = { all: 0, noun: 0 }));
    found[kind]++;
  };
  for (const { name } of CORPORA.es)
    for (const paragraph of readCorpus(corpora, name)) {
      const text = paragraph.toLowerCase();
      for (const [word] of text.matchAll(/\p{L}{3,}(?:-\p{L}+)*/gu)) count(word, 'all');
      for (const [, word = ''] of text.matchAll(AS_NOUN)) count(word, 'noun');
    }
  return uses;
}
