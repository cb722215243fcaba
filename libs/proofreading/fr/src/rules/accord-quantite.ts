import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { PLURAL, cellsOfWord } from '../grammar/cells';
import { pastClitics } from '../grammar/clitics';
import { nounGroups } from '../grammar/noun-groups';
import { finiteFormsOf } from '../grammar/verb-forms';
import { has, isFinite, isHanging, isNoun, isPlainWord, isThirdPerson } from '../grammar/words';

const QUANTITY = /^(?:beaucoup|peu|trop|tant|énormément|assez|tellement)$/u;

export const accordQuantite = defineRule({
  id: 'fr/accord-quantite',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'After “beaucoup de” and the like, the verb agrees with the noun: write “{fix}”.',
    fr: 'Après « beaucoup de » et les autres quantités, le verbe s’accorde avec le nom : écrivez « {fix} ».',
    es: 'Tras «beaucoup de» y otras cantidades, el verbo concuerda con el sustantivo: escribe «{fix}».',
  },
  explanation: {
    en: '“Beaucoup”, “peu”, “trop” only count; the plural noun behind them is the subject: “beaucoup de gens viennent”.',
    fr: '« Beaucoup », « peu », « trop » ne font que compter ; le nom pluriel qui suit est le sujet : « beaucoup de gens viennent ».',
    es: '«Beaucoup», «peu» y «trop» solo cuentan; el sujeto es el sustantivo plural que los sigue: «beaucoup de gens viennent».',
  },
  valid: [
    'Beaucoup de gens viennent.',
    'Peu de monde vient.',
    'Beaucoup d’eau coule.',
    'Trop de sel est mauvais.',
    'Beaucoup d’élèves, le soir, lisent.',
    'Il y a beaucoup de gens qui viennent.',
    'Peu de pages restent.',
    'Avec peu de moyens il fait tout.',
    'Beaucoup de gens me l’ont dit.',
  ],
  invalid: [
    { text: 'Beaucoup de personnes [[pense]] cela.', fix: 'pensent' },
    { text: 'Peu de voisins le [[sait]].', fix: 'savent' },
    { text: 'Trop d’élèves ne [[lit]] plus.', fix: 'lisent' },
    { text: 'Je crois que beaucoup de clients [[attend]] dehors.', fix: 'attendent' },
    { text: 'Beaucoup de portes [[était]] fermées.', fix: 'étaient' },
  ],
  misses: ['Plein de gens pense cela.'],
  check({ words, grammar }, report) {
    for (const [index, word] of words.entries()) {
      if (!QUANTITY.test(word.norm) || !/^(?:de|d')$/u.test(words[index + 1]?.norm ?? '')) continue;
      const before = words[index - 1];
      if (before && !/^(?:[,;:]|que|qu'|et|mais|car|si|quand)$/u.test(before.norm || before.text))
        continue;
      const end = pluralAfter(words, index + 2);
      const at = end === undefined ? -1 : pastClitics(words, end);
      const verb = words[at];
      if (!isPlainWord(verb) || isHanging(words[at + 1]) || !isSingular(verb)) continue;
      const { mood, tense } = verb.readings.find((r) => isFinite(r) && isThirdPerson(r)) ?? {};
      if (!mood || !tense) continue;
      const fixes = finiteFormsOf(verb, grammar, [{ mood, tense, person: 3, number: 'pl' }]);
      if (fixes.length > 0) report(verb, fixes.slice(0, 1));
    }
  },
});

/** Where a plural noun without an article ends. */
function pluralAfter(words: readonly AnalysedWord[], start: number): number | undefined {
  const group = nounGroups(words).find((one) => one.start === start);
  const noun = words[group?.noun ?? -1];
  if (!group || !noun || group.determiner !== undefined || group.after.length > 0) return undefined;
  const cells = cellsOfWord(noun, isNoun);
  return noun.norm === 'gens' || (cells & PLURAL) === cells ? group.end : undefined;
}

/** The third person singular, and no plural. */
const isSingular = (verb: AnalysedWord): boolean =>
  isFinite(verb.best) &&
  has(verb, (reading) => isThirdPerson(reading) && reading.number === 'sg') &&
  !has(verb, (reading) => isThirdPerson(reading) && reading.number === 'pl');
