import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { CLITICS } from '../grammar/clitics';
import { nounGroups } from '../grammar/noun-groups';
import { finiteFormsOf } from '../grammar/verb-forms';
import { has, isFinite, isPlainWord, isThirdPerson } from '../grammar/words';

export const laPlupart = defineRule({
  id: 'fr/la-plupart',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“La plupart” takes a plural verb: “{fix}”.',
    fr: '« La plupart » demande un verbe au pluriel : « {fix} ».',
    es: '«La plupart» pide un verbo en plural: «{fix}».',
  },
  explanation: {
    en: 'After “la plupart”, alone or with “des”, the verb agrees with the persons or things meant: “la plupart des gens pensent”.',
    fr: 'Après « la plupart », seul ou suivi de « des », le verbe s’accorde avec les êtres ou les choses dont on parle : « la plupart des gens pensent ».',
    es: 'Tras «la plupart», solo o con «des», el verbo concuerda con las personas o cosas de que se habla: «la plupart des gens pensent».',
  },
  valid: [
    'La plupart des gens pensent cela.',
    'La plupart ne savent rien.',
    'La plupart du temps, il dort.',
    'Pour la plupart, elle est connue.',
    'La plupart s’intéressent à tout.',
    'La plupart d’entre eux viennent.',
    'La plupart du monde parle.',
    'La plupart, dit-il, sont là.',
  ],
  invalid: [
    { text: 'La plupart des gens [[pense]] cela.', fix: 'pensent' },
    { text: 'La plupart ne [[sait]] rien.', fix: 'savent' },
    { text: 'La plupart s’[[intéresse]] à tout.', fix: 'intéressent' },
    { text: 'La plupart des enfants [[dort]].', fix: 'dorment' },
    { text: 'La plupart de ces gens [[pense]] cela.', fix: 'pensent' },
    { text: 'La plupart des portes [[était]] ouvertes.', fix: 'étaient' },
  ],
  misses: ['La plupart de ceux que je vois dort.'],
  check({ words, grammar }, report) {
    for (const [index, word] of words.entries()) {
      if (
        word.norm !== 'plupart' ||
        words[index - 1]?.norm !== 'la' ||
        words[index - 2]?.best.pos === 'ADP'
      )
        continue;
      const verb = words[verbPlace(words, index + 1)];
      if (!isPlainWord(verb) || !isFinite(verb.best) || !isSingular(verb)) continue;
      const { mood, tense } = verb.best;
      if (!mood || !tense || mood === 'imp') continue;
      const fixes = finiteFormsOf(verb, grammar, [{ mood, tense, person: 3, number: 'pl' }]);
      if (fixes.length > 0) report(verb, fixes.slice(0, 1));
    }
  },
});

/** After `des gens`, if it is there, and the pronouns before the verb. */
function verbPlace(words: readonly AnalysedWord[], from: number): number {
  const isPlural = words[from]?.norm === 'des';
  const isSome = words[from]?.norm === 'de' || words[from]?.norm === "d'";
  const first = isPlural ? from : isSome ? from + 1 : -1;
  const group = nounGroups(words).find(({ start }) => start === first);
  let at = group?.end ?? from;
  while (CLITICS.has(words[at]?.norm ?? '')) at += 1;
  return at;
}

const isSingular = (verb: AnalysedWord): boolean =>
  has(verb, (reading) => isThirdPerson(reading) && reading.number === 'sg') &&
  !has(verb, (reading) => isThirdPerson(reading) && reading.number === 'pl');
