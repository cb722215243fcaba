import type { AnalysedWord } from '@tercet/proofreading-core';

/** Adverbs of several words, as they stand between a verb and what belongs to it. */
const ADVERBIALS: ReadonlySet<string> = new Set([
  'à nouveau',
  'de nouveau',
  'à jamais',
  'à peine',
  'à présent',
  'à tort',
  'au moins',
  'au plus',
  'au minimum',
  'au maximum',
  'au total',
  'avant tout',
  'd’abord',
  'd’ailleurs',
  'd’habitude',
  'd’emblée',
  'd’office',
  'de fait',
  'du coup',
  'du moins',
  'de plus en plus',
  'de moins en moins',
  'en effet',
  'en fait',
  'en général',
  'en général',
  'en outre',
  'en partie',
  'en particulier',
  'en permanence',
  'en plus',
  'en pratique',
  'en principe',
  'en réalité',
  'en revanche',
  'en théorie',
  'en tout cas',
  'le plus souvent',
  'la plupart du temps',
  'tout de suite',
  'tout à fait',
  'tout d’abord',
  'un peu plus',
  'un peu moins',
  'un peu trop',
  'un peu',
  'par ailleurs',
  'par conséquent',
  'par contre',
  'par défaut',
  'par exemple',
  'par la suite',
  'pour la plupart',
  'pour le moment',
  'pour l’instant',
  'pour l’essentiel',
  'quant à lui',
  'quant à elle',
  'quant à eux',
  'quant à elles',
  'quelque peu',
  'sans cesse',
  'sans doute',
  'sans aucun doute',
  'tout au plus',
  'tout au moins',
  'tout simplement',
  'depuis longtemps',
  'dès lors',
  'dès le départ',
  'dès le début',
  'en même temps',
  'à la fois',
  'à l’origine',
  'à l’avance',
  'à la fin',
  'à terme',
  'à tout jamais',
  'à tout moment',
]);
const MAX_WORDS = 5;
/** As the analysis parts them: `d'` of `d’abord`. */
const FIRST_WORDS = new Set(
  [...ADVERBIALS].map((phrase) => /^[^ ’]+’?/u.exec(phrase)?.[0].replace('’', "'")),
);

/** Where an adverb of several words that begins at a position ends; the position itself where none does. */
export function pastAdverbial(words: readonly AnalysedWord[], at: number): number {
  if (!FIRST_WORDS.has(words[at]?.norm ?? '')) return at;
  for (let length = MAX_WORDS; length > 1; length -= 1) {
    const phrase = words
      .slice(at, at + length)
      .reduce((text, { norm, gap }, i) => text + (i > 0 && gap !== '' ? ' ' : '') + norm, '');
    if (ADVERBIALS.has(phrase.replaceAll("'", '’'))) return at + length;
  }
  return at;
}
