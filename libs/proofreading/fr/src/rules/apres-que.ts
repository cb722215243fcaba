import { defineRule, entryOf } from '@tercet/proofreading-core';
import { SUBJECT_PERSONS, pastClitics } from '../grammar/clitics';
import { finiteFormsOf } from '../grammar/verb-forms';
import { isPlainWord } from '../grammar/words';

export const apresQue = defineRule({
  id: 'fr/apres-que',
  category: 'verb',
  level: 'suggestion',
  message: {
    en: '“Après que” takes the indicative: “{fix}”.',
    fr: '« Après que » demande l’indicatif : « {fix} ».',
    es: '«Après que» pide indicativo: «{fix}».',
  },
  explanation: {
    en: 'What comes after is a fact, and so in the indicative: “après qu’il est parti”. Only “avant que” takes the subjunctive.',
    fr: 'Ce qui suit est un fait, donc à l’indicatif : « après qu’il est parti ». Seul « avant que » demande le subjonctif.',
    es: 'Lo que sigue es un hecho, por tanto en indicativo: «après qu’il est parti». Solo «avant que» pide subjuntivo.',
  },
  valid: [
    'Après qu’il est parti, on a mangé.',
    'Avant qu’il soit parti, on mangeait.',
    'Après que nous avons mangé, il est venu.',
    'Il faut qu’il soit là.',
    'Après que tu es venu, il a plu.',
    'Après cela, qu’il soit là.',
    'Après qu’il eut parlé, elle rit.',
    'Après que je mange, je dors.',
  ],
  invalid: [
    { text: 'Après qu’il [[soit]] parti, on a mangé.', fix: 'est' },
    { text: 'Après que nous [[ayons]] mangé, il est venu.', fix: 'avons' },
    { text: 'Après que tu [[sois]] venu, il a plu.', fix: 'es' },
    { text: 'Il a ri après qu’elle [[ait]] parlé.', fix: 'a' },
    { text: 'Après qu’ils [[aient]] fini, ils sortent.', fix: 'ont' },
  ],
  misses: ['Après que mon frère soit parti, on a mangé.'],
  check({ words, grammar }, report) {
    for (const [index, que] of words.entries()) {
      if (!/^(?:que|qu')$/u.test(que.norm) || words[index - 1]?.norm !== 'après') continue;
      const person = entryOf(SUBJECT_PERSONS, words[index + 1]?.norm ?? '');
      const verb = words[pastClitics(words, index + 2)];
      if (!person || !isPlainWord(verb)) continue;
      // `nous mangions` is an imperfect too.
      const isFact = verb.readings.some(
        ({ mood, tense, lemma }) =>
          mood === 'ind' && (tense === 'pres' || (tense === 'impf' && lemma !== 'avoir')),
      );
      const isWish =
        !isFact && verb.readings.some(({ mood, tense }) => mood === 'sub' && tense === 'pres');
      if (!isWish) continue;
      const fixes = finiteFormsOf(verb, grammar, [{ mood: 'ind', tense: 'pres', ...person }]);
      if (fixes.length > 0) report(verb, fixes.slice(0, 1));
    }
  },
});
