import { defineRule, matchCase, type RuleToken } from '@tercet/proofreading-core';
import { takesElision } from '../vowel-start';

const CONTRACTED: Readonly<Record<string, string>> = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
};

/** After these, "le" and "les" are pronouns: "sans le lui dire", "de les en avertir". */
const BEFORE_VERB = new Set(
  'lui leur y en bien mieux plus moins peu très trop tout tous toutes toujours jamais pas ne faire avoir'.split(
    ' ',
  ),
);

/** Before an infinitive, or a participle written in its place, they are pronouns; nouns that end alike cannot be told apart. */
const MAY_BE_VERB = /(?:er|ir|re|oir|ée?s?|ez)$/;

function isArticle(next: RuleToken): boolean {
  if (next.kind !== 'word' || next.text !== next.text.toLowerCase()) return false;
  return !BEFORE_VERB.has(next.norm) && !MAY_BE_VERB.test(next.norm);
}

export const contraction = defineRule({
  id: 'fr/contraction',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Write “{fix}” for “{found}”.',
    fr: 'Écrivez « {fix} » au lieu de « {found} ».',
    es: 'Escribe «{fix}» en lugar de «{found}».',
  },
  explanation: {
    en: 'The prepositions “de” and “à” merge with the articles “le” and “les”: “du”, “des”, “au”, “aux”. Before a verb, “le” and “les” are pronouns and stay.',
    fr: 'Les prépositions « de » et « à » se fondent avec les articles « le » et « les » : « du », « des », « au », « aux ». Devant un verbe, « le » et « les » sont des pronoms et restent.',
    es: 'Las preposiciones «de» y «à» se funden con los artículos «le» y «les»: «du», «des», «au», «aux». Ante un verbo, «le» y «les» son pronombres y se mantienen.',
  },
  valid: [
    'Il vient du marché.',
    'Il est temps de le faire.',
    'Merci de les prévenir.',
    'Il a pensé à le lui dire.',
    'Elle cherche à les en avertir.',
    'C’est un film de Le Clézio.',
    'Afin de le mieux comprendre, relisez.',
    'Il a fini de l’écrire.',
    'Prêt à le suivre partout.',
    'En vue de le peu à peu amener à céder.',
    'Merci de le signaler.',
    'Essayez de les changés.',
    'Elle va au marché et aux halles.',
  ],
  invalid: [
    { text: 'Il vient [[de le]] bureau.', fix: 'du' },
    { text: 'Le prix [[de les]] fruits monte.', fix: 'des' },
    { text: 'Elle va [[à le]] bureau.', fix: 'au' },
    { text: 'Il parle [[à les]] voisins.', fix: 'aux' },
    { text: 'La fin [[de le]] monde est proche.', fix: 'du' },
    { text: '[[De les]] amis, il en a.', fix: 'Des' },
  ],
  misses: ['Il sort de le théâtre.', 'Il revient de le marché.', 'La fin de le hiver approche.'],
  check({ tokens }, report) {
    for (const [index, preposition] of tokens.entries()) {
      const article = tokens[index + 1];
      const next = tokens[index + 2];
      if (!article || !next || article.gap !== ' ' || next.gap !== ' ') continue;
      const fix = CONTRACTED[`${preposition.norm} ${article.text}`];
      if (fix === undefined || !isArticle(next)) continue;
      if (article.norm === 'le' && takesElision(next.norm)) continue;
      const span = { start: preposition.start, end: article.end };
      report(span, [matchCase(preposition.text, fix)], { safe: true });
    }
  },
});
