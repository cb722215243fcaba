import { CORPORA, readCorpus } from '../corpora';

/** What running text shows of a word's part of speech. */
export interface WordUses {
  all: number;
  /** Between a determiner and what cannot be its noun: `el crítico de`, `los siguientes,`. */
  noun: number;
  /** After an adverb of degree: `très multiple`. */
  degree: number;
}

const PATTERNS = {
  fr: {
    noun: /(?<![\p{L}'-])(?:le|la|les|un|une|des|du|au|aux|ce|cet|cette|ces|mon|ma|mes|son|sa|ses|notre|nos|leur|leurs|plusieurs|chaque) ([\p{L}-]{3,})(?=[,.;:)!?]| (?:de|du|des|d'|que|et|ou|en|dans|sur|par|pour|avec|qui|est|sont|a|ont)(?![\p{L}-]))/gu,
    degree:
      /(?<![\p{L}'-])(?:très|trop|assez|aussi|extrêmement|particulièrement|plutôt|relativement|vraiment|totalement|parfaitement|bien plus|le plus|la plus|les plus) ([\p{L}-]{3,})(?![\p{L}'-])/gu,
  },
  es: {
    noun: /(?<![\p{L}-])(?:el|la|los|las|un|una|unos|unas|al|del|este|esta|estos|estas|ese|esa|otro|otra|otros|otras|su|sus|mi|mis|nuestro|nuestra|cada|muchos|muchas|varios|varias|algún|ningún) ([\p{L}-]{3,})(?=[,.;:)!?]| (?:de|del|que|y|o|en|con|a|al|para|por|se|es|son|fue|ha|han|no|como|sin|sobre)(?![\p{L}-]))/gu,
    degree:
      /(?<![\p{L}-])(?:muy|tan|demasiado|bastante|extremadamente|particularmente|totalmente) ([\p{L}-]{3,})(?![\p{L}-])/gu,
  },
} as const;

/** How the words of running text are used. */
export function countUses(language: 'fr' | 'es', corpora: string): Map<string, WordUses> {
  const uses = new Map<string, WordUses>();
  const count = (word: string, kind: keyof WordUses): void => {
    let found = uses.get(word);
    if (!found) uses.set(word, (found = { all: 0, noun: 0, degree: 0 }));
    found[kind]++;
  };
  const { noun, degree } = PATTERNS[language];
  for (const { name } of CORPORA[language])
    for (const paragraph of readCorpus(corpora, name)) {
      const text = paragraph.toLowerCase();
      for (const [word] of text.matchAll(/\p{L}{3,}(?:-\p{L}+)*/gu)) count(word, 'all');
      for (const [, word = ''] of text.matchAll(noun)) count(word, 'noun');
      for (const [, word = ''] of text.matchAll(degree)) count(word, 'degree');
    }
  return uses;
}
