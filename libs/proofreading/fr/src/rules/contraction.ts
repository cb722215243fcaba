import {
  defineRule,
  type Grammar,
  matchCase,
  type Reading,
  type RuleToken,
  entryOf,
} from '@tercet/proofreading-core';
import { takesElision } from '../vowel-start';

const CONTRACTED: Readonly<Record<string, string>> = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
};
const RELATIVE: Readonly<Record<string, string>> = {
  'de lequel': 'duquel',
  'de lesquels': 'desquels',
  'de lesquelles': 'desquelles',
  'à lequel': 'auquel',
  'à lesquels': 'auxquels',
  'à lesquelles': 'auxquelles',
};

/** After these, "le" and "les" are pronouns: "sans le lui dire", "de les en avertir". */
const BEFORE_VERB = new Set(
  'lui leur y en bien mieux plus moins peu très trop tout tous toutes toujours jamais pas ne faire avoir'.split(
    ' ',
  ),
);

const isThing = ({ pos, gender, guessed }: Reading): boolean =>
  pos === 'NOUN' && gender === 'm' && !guessed;

const MAY_BE_VERB = /(?:er|ir|re|oir|ée?s?|ez)$/;

/**
 * Before an infinitive, or a participle written in its place, they are pronouns. Of nouns that end alike
 * those count that are no verb, and only after a word that does not ask for an infinitive.
 */
function isArticle(next: RuleToken, grammar: Grammar): boolean {
  if (next.kind !== 'word') return false;
  if (next.text !== next.text.toLowerCase()) return /^(?:états-unis|pays-bas)$/u.test(next.norm);
  if (BEFORE_VERB.has(next.norm)) return false;
  if (/(?:er|ir|re)s$/.test(next.norm) && isInfinitiveWithS(next.norm, grammar)) return false;
  if (!MAY_BE_VERB.test(next.norm)) return true;
  const readings = grammar.readings(next.norm.replaceAll('’', "'"));
  // `à le marché`: a participle, which no pronoun stands before.
  if (/é$/u.test(next.norm) && readings.some(isThing)) return true;
  // `à le centre`: no infinitive, though a form of a verb too; `de le montre` is a slip for one.
  if (/(?:[bt]re|[^e]r)s?$/.test(next.norm) && readings.some(isThing))
    return !readings.some(({ form }) => form === 'inf' || form === 'part');
  return readings.length > 0 && readings.every(({ pos, guessed }) => pos === 'NOUN' && !guessed);
}

/** `de les perdres`: no word, but an infinitive with an “s” too many. */
const isInfinitiveWithS = (norm: string, grammar: Grammar): boolean =>
  grammar.readings(norm).every(({ guessed }) => guessed) &&
  grammar.readings(norm.slice(0, -1)).some(({ form }) => form === 'inf');

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
    'Essayez de les changer.',
    'Il rêve de les montrer à Paul.',
    'Elle va au marché et aux halles.',
    'Merci de le noter.',
    'Le sujet duquel il parle.',
  ],
  invalid: [
    { text: 'Ma tante va [[à le]] marché.', fix: 'au' },
    { text: 'Il vient [[de le]] bureau.', fix: 'du' },
    { text: 'Le prix [[de les]] fruits monte.', fix: 'des' },
    { text: 'Elle va [[à le]] bureau.', fix: 'au' },
    { text: 'Il parle [[à les]] voisins.', fix: 'aux' },
    { text: 'La fin [[de le]] monde est proche.', fix: 'du' },
    { text: 'Le projet [[à lequel]] je pense est grand.', fix: 'auquel' },
    { text: 'Les gens [[de lesquels]] il parle sont loin.', fix: 'desquels' },
    { text: 'Il vient [[de les]] États-Unis.', fix: 'des' },
    { text: 'Le prix [[de le]] théâtre monte.', fix: 'du' },
    { text: 'Je vais [[à le]] centre du village.', fix: 'au' },
    { text: '[[De les]] amis, il en a.', fix: 'Des' },
  ],
  misses: ['Il sort de le dîner.', 'La fin de le hiver approche.'],
  check({ tokens, grammar }, report) {
    for (const [index, preposition] of tokens.entries()) {
      if (preposition.norm !== 'de' && preposition.norm !== 'à') continue;
      const article = tokens[index + 1];
      const next = tokens[index + 2];
      if (!article || article.gap !== ' ') continue;
      const relative = entryOf(RELATIVE, `${preposition.norm} ${article.text}`);
      if (relative !== undefined)
        report({ start: preposition.start, end: article.end }, [
          matchCase(preposition.text, relative),
        ]);
      if (!next || next.gap !== ' ') continue;
      const fix = entryOf(CONTRACTED, `${preposition.norm} ${article.text}`);
      if (fix === undefined || !isArticle(next, grammar)) continue;
      if (article.norm === 'le' && takesElision(next.norm)) continue;
      const span = { start: preposition.start, end: article.end };
      report(span, [matchCase(preposition.text, fix)], { safe: true });
    }
  },
});
