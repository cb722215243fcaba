import { type AnalysedWord, type RuleSentence, defineRule } from '@tercet/proofreading-core';
import { ALL, cellsOfWord, firstPair } from '../grammar/cells';
import { CLITICS } from '../grammar/clitics';
import { subjectOf } from '../grammar/subjects';
import { has, hasOnly, isFinite, isInfinitive } from '../grammar/words';

const ETRE = new Set(['être']);
const AVOIR = new Set(['avoir']);
const FORMS = { m: { sg: 'dû', pl: 'dus' }, f: { sg: 'due', pl: 'dues' } } as const;
const MAX_BACK = 4;

export const duAccent = defineRule({
  id: 'fr/du-accent',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The participle of “devoir” takes an accent: “{fix}”.',
    fr: 'Le participe de « devoir » prend un accent : « {fix} ».',
    es: 'El participio de «devoir» lleva acento: «{fix}».',
  },
  explanation: {
    en: '“Du” is “de le”; “dû”, with an accent in the masculine singular only, comes from “devoir”: “dû à la pluie”, “la somme due”.',
    fr: '« Du » vaut « de le » ; « dû », avec accent au masculin singulier seulement, vient de « devoir » : « dû à la pluie », « la somme due ».',
    es: '«Du» equivale a «de le»; «dû», con acento solo en masculino singular, viene de «devoir»: «dû à la pluie», «la somme due».',
  },
  valid: [
    'Le retard est dû à la pluie.',
    'Il vient du port.',
    'Il a dû partir.',
    'La perte est due au vent.',
    'Les maux dus à l’âge sont nombreux.',
    'Elle a du pouvoir.',
    'Il a du goût et du savoir.',
    'De A à Z, du début à la fin.',
  ],
  invalid: [
    { text: 'Le retard est [[du]] à la pluie.', fix: 'dû' },
    { text: 'Cela est sans doute [[du]] au vent.', fix: 'dû' },
    { text: 'Il a [[du]] partir.', fix: 'dû' },
    { text: 'Nous avons [[du]] attendre longtemps.', fix: 'dû' },
    { text: 'La perte est [[du]] à la pluie.', fix: 'due' },
    { text: 'Ils n’ont pas [[du]] comprendre.', fix: 'dû' },
    { text: 'Elle a [[du]] se tromper.', fix: 'dû' },
    { text: 'Vous auriez [[du]] nous appeler.', fix: 'dû' },
    { text: 'Vous n’avez jamais [[du]] balayer la cave.', fix: 'dû' },
  ],
  misses: ['Je lui rends son du.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm !== 'du' || word.text !== 'du') continue;
      const next = words[index + 1];
      if (next?.kind !== 'word') continue;
      const before = words.slice(Math.max(0, index - MAX_BACK), index);
      const owner = auxiliaryAt(words, index, AVOIR);
      const isTo = /^(?:à|au|aux)$/u.test(next.norm) && next.text.toLowerCase() === next.text;
      if (owner !== undefined && isBeforeInfinitive(words, index, owner)) report(word, ['dû']);
      else if (isTo && before.some((one) => isForm(one, ETRE)))
        report(word, [agreed(words, index)]);
    }
  },
});

/** `a du se lever`; `n’a pas du lire`, for a noun would take “de” after a negation. */
function isBeforeInfinitive(
  words: RuleSentence['words'],
  index: number,
  auxiliary: number,
): boolean {
  let at = index + 1;
  while (CLITICS.has(words[at]?.norm ?? '')) at += 1;
  const verb = words[at];
  if (verb?.kind !== 'word') return false;
  const isDenied = words.slice(auxiliary, index).some(({ norm }) => norm === 'pas');
  if (at > index + 1 || isDenied) return has(verb, isInfinitive);
  return hasOnly(verb, isInfinitive);
}

const isForm = (word: AnalysedWord | undefined, lemmas: ReadonlySet<string>): boolean =>
  has(word, (reading) => isFinite(reading) && lemmas.has(reading.lemma));

/** Where the auxiliary stands, with nothing but adverbs between. */
function auxiliaryAt(
  words: RuleSentence['words'],
  index: number,
  lemmas: ReadonlySet<string>,
): number | undefined {
  let at = index - 1;
  const isAdverb = (word: AnalysedWord | undefined): boolean =>
    word?.best.pos === 'ADV' ||
    /^(?:pas|plus|jamais)$/u.test(word?.norm ?? '') ||
    word?.text.startsWith('-') === true;
  while (index - at < MAX_BACK && isAdverb(words[at])) at -= 1;
  return isForm(words[at], lemmas) ? at : undefined;
}

function agreed(words: RuleSentence['words'], index: number): string {
  const verb = auxiliaryAt(words, index, ETRE);
  if (verb === undefined) return 'dû';
  const { cells, isClear } = subjectOf(words, verb);
  const finite = words[verb];
  const number = finite ? cellsOfWord(finite, isFinite) : ALL;
  const pair = firstPair(isClear ? cells & number : number);
  return pair ? FORMS[pair.gender][pair.number] : 'dû';
}
