import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { CLITICS, type Person } from '../grammar/clitics';
import { finiteFormsOf } from '../grammar/verb-forms';
import { has, isFinite, isHanging, isPlainWord } from '../grammar/words';

/** The persons of the pronouns that stand by themselves. */
const PERSONS: Readonly<Record<string, Person>> = {
  moi: { person: 1, number: 'sg' },
  toi: { person: 2, number: 'sg' },
  nous: { person: 1, number: 'pl' },
  vous: { person: 2, number: 'pl' },
  lui: { person: 3, number: 'sg' },
  eux: { person: 3, number: 'pl' },
};

export const moiQui = defineRule({
  id: 'fr/moi-qui',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The verb takes the person of the pronoun before “qui”: “{fix}”.',
    fr: 'Le verbe prend la personne du pronom placé avant « qui » : « {fix} ».',
    es: 'El verbo toma la persona del pronombre que precede a «qui»: «{fix}».',
  },
  explanation: {
    en: '“Qui” has the person of what it stands for: “c’est moi qui suis”, “toi qui viens”, “nous qui savons”.',
    fr: '« Qui » a la personne de ce qu’il représente : « c’est moi qui suis », « toi qui viens », « nous qui savons ».',
    es: '«Qui» tiene la persona de aquello que representa: «c’est moi qui suis», «toi qui viens», «nous qui savons».',
  },
  valid: [
    'C’est moi qui suis là.',
    'C’est toi qui as raison.',
    'Nous qui savons tout, taisons-nous.',
    'C’est à moi qu’il parle.',
    'C’est lui qui vient.',
    'Ce sont eux qui viennent.',
    'C’est vous qui le dites.',
    'Il se demande qui vient.',
    'Dites-moi qui vous êtes.',
    'Dis-moi qui a gagné.',
  ],
  invalid: [
    { text: 'C’est moi qui [[est]] là.', fix: 'suis' },
    { text: 'C’est toi qui [[a]] raison.', fix: 'as' },
    { text: 'C’est nous qui [[ont]] gagné.', fix: 'avons' },
    { text: 'C’est toi qui me l’[[a]] dit.', fix: 'as' },
    { text: 'Ce sont eux qui [[vient]] ce soir.', fix: 'viennent' },
  ],
  misses: ['C’est moi, Paul, qui est là.'],
  check({ words, grammar }, report) {
    for (const [index, qui] of words.entries()) {
      const person = entryOf(PERSONS, words[index - 1]?.norm ?? '');
      if (qui.norm !== 'qui' || !person || isMixed(words[index - 2])) continue;
      // `dites-moi qui vous êtes`
      if (isHanging(words[index - 1])) continue;
      let at = index + 1;
      while (CLITICS.has(words[at]?.norm ?? '')) at += 1;
      const verb = words[at];
      if (!isPlainWord(verb) || !isWrong(verb, person)) continue;
      const finite = verb.readings.filter((reading) => isFinite(reading) && reading.mood !== 'imp');
      const { mood, tense } = finite.find((reading) => reading.mood === 'ind') ?? finite[0] ?? {};
      if (!mood || !tense) continue;
      const fixes = finiteFormsOf(verb, grammar, [{ mood, tense, ...person }]);
      if (fixes.length > 0) report(verb, fixes.slice(0, 2));
    }
  },
});

/** `plus vieux que toi qui`, `lui ou moi qui`, `près de vous qui`: another noun may count. */
const isMixed = (word: AnalysedWord | undefined): boolean =>
  word !== undefined && (word.best.pos === 'ADP' || /^(?:que|qu'|ou|et|ni)$/u.test(word.norm));

function isWrong(verb: AnalysedWord, { person, number }: Person): boolean {
  if (!has(verb, isFinite) || !isFinite(verb.best)) return false;
  return !verb.readings.some(
    (reading) =>
      isFinite(reading) &&
      reading.mood !== 'imp' &&
      (reading.person ?? person) === person &&
      (reading.number ?? number) === number,
  );
}
