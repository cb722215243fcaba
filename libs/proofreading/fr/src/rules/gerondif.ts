import { type AnalysedWord, type RuleSentence, defineRule } from '@tercet/proofreading-core';
import { presentParticiplesOf } from '../grammar/verb-forms';
import { has, hasOnly, isFinite, isPlainWord, isUnknown, isVerbal } from '../grammar/words';

export const gerondif = defineRule({
  id: 'fr/gerondif',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “en” the verb ends in “-ant”: “{fix}”.',
    fr: 'Après « en », le verbe se termine par « -ant » : « {fix} ».',
    es: 'Tras «en», el verbo termina en «-ant»: «{fix}».',
  },
  explanation: {
    en: 'What happens at the same time is told with “en” and the present participle: “il est tombé en courant”. The ending “-ent” belongs to the plural: “ils courent”.',
    fr: 'Ce qui se passe en même temps se dit avec « en » et le participe présent : « il est tombé en courant ». La terminaison « -ent » est celle du pluriel : « ils courent ».',
    es: 'Lo que ocurre al mismo tiempo se dice con «en» y el participio presente: «il est tombé en courant». La terminación «-ent» es la del plural: «ils courent».',
  },
  valid: [
    'Il chante en marchant.',
    'Ces arbres sont vieux, mais ils en tombent rarement.',
    'Les gens en parlent beaucoup.',
    'Ceux qui mentent en souffrent.',
    'Les enfants en veulent encore.',
    'Il a vu ceux qui en viennent.',
    'Ces livres, plusieurs en parlent.',
    'Elle en mange en hiver.',
    'Il connaît la mer et les dangers qui en viennent.',
  ],
  invalid: [
    { text: 'Elle s’est blessée en [[tombent]] du toit.', fix: 'tombant' },
    { text: 'Il chante en [[marchent]].', fix: 'marchant' },
    { text: 'J’ai perdu ma clé en [[courent]] dans la rue.', fix: 'courant' },
    { text: 'En [[arrivent]] à la gare, il a ri.', fix: 'arrivant' },
    { text: 'On apprend vite en [[lisent]].', fix: 'lisant' },
    { text: 'Tu as réussi en [[travaillent]] le soir.', fix: 'travaillant' },
  ],
  misses: ['Les enfants tombent en courent.'],
  check(sentence, report) {
    const { words, grammar } = sentence;
    for (const [index, en] of words.entries()) {
      const verb = words[index + 1];
      if (en.norm !== 'en' || !isPlainWord(verb) || isUnknown(verb) || !/ent$/u.test(verb.norm))
        continue;
      if (!hasOnly(verb, (reading) => isFinite(reading) && reading.number === 'pl')) continue;
      if (!isWithoutSubject(words, index)) continue;
      const fixes = presentParticiplesOf(verb, grammar);
      if (fixes.length > 0) report(verb, fixes.slice(0, 2));
    }
  },
});

/** Whether no plural stands before that could be the subject of what follows `en`. */
function isWithoutSubject(words: RuleSentence['words'], en: number): boolean {
  const before = words.slice(0, en);
  const last = before.at(-1);
  if (last === undefined) return true;
  if (last.kind !== 'word' || last.norm === 'qui') return false;
  return before.some(({ best }) => isFinite(best)) && !before.some(mayBePlural);
}

const mayBePlural = (word: AnalysedWord): boolean =>
  /^(?:et|ou|qui|ils|elles|tous|toutes|beaucoup|plusieurs|certains|certaines|ceux|celles|dont|que|qu'|où)$/u.test(
    word.norm,
  ) ||
  (!isVerbal(word.best) && has(word, ({ pos, number }) => pos !== 'ADV' && number === 'pl'));
