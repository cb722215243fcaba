import { defineRule, matchCase } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { verbForms } from '../grammar/verb-forms';

/** Words of time after which the present stands for the future, whatever comes before them. */
const CONJUNCTIONS = wordSet('until till unless once before after');
const SUBJECTS = wordSet('i you he she it we they');
const WILL = wordSet("will 'll");

export const timeClauseFuture = defineRule({
  id: 'en/time-clause-future',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After this word the present tense speaks of the future: “{fix}”.',
    fr: 'Après ce mot, c’est le présent qui exprime le futur : « {fix} ».',
    es: 'Tras esta palabra el presente expresa el futuro: «{fix}».',
  },
  explanation: {
    en: 'Clauses of time and condition take the present, not “will”: “Call me when you arrive”, “We will wait until she comes.”',
    fr: 'Les propositions de temps et de condition prennent le présent, sans « will » : « Call me when you arrive. »',
    es: 'Las oraciones de tiempo y de condición llevan presente, sin «will»: «Call me when you arrive.»',
  },
  valid: [
    'I will call you when I arrive.',
    'We will wait until she comes.',
    'I don’t know when he will come.',
    'Before long you will know.',
    'After all, it will be fine.',
    'The day will come when she will leave.',
    'Once more they will try.',
    'When will you come?',
    'If you will excuse me, I must go.',
    'Come back after the rain, and you will see it.',
  ],
  invalid: [
    { text: 'We will wait until she [[will come]].', fix: 'comes' },
    { text: 'We can start as soon as I [[will arrive]].', fix: 'arrive' },
    { text: 'Wash your hands before you [[will eat]].', fix: 'eat' },
    { text: 'When he [[will be]] older, he will understand.', fix: 'is' },
    { text: 'I will pay you after I [[will get]] my money.', fix: 'get' },
    { text: 'If it [[will rain]] tomorrow, we will stay in.', fix: 'rains' },
    { text: 'Once they [[will know]] the truth, they will be angry.', fix: 'know' },
  ],
  misses: ['I will tell him when he will come.'],
  check({ words, tokens }, report) {
    if (!tokens.some(({ norm }) => norm === 'will' || norm.endsWith('’ll'))) return;
    for (const [index, will] of words.entries()) {
      if (!WILL.has(will.norm)) continue;
      const subject = words[index - 1];
      const verb = words[index + 1];
      const opener = words[index - 2];
      if (!subject || !SUBJECTS.has(subject.norm) || !opener || !verb || verb.gap !== ' ') continue;
      if (!verb.readings.some(({ form }) => form === 'inf')) continue;
      const isSoon = opener.norm === 'as' && words[index - 3]?.norm === 'soon';
      // "If you will excuse me", "when will …": only a condition whose result lies in the future as well.
      const isCondition =
        index === 2 &&
        /^(?:when|if)$/.test(opener.norm) &&
        subject.norm !== 'you' &&
        words.slice(index + 2).some(({ norm }) => WILL.has(norm) || norm === 'wo');
      const isTime = CONJUNCTIONS.has(opener.norm) && opener.best.pos !== 'ADV';
      if (!isSoon && !isCondition && !isTime) continue;
      const fix = present(verb.norm, subject.norm);
      const start = will.gap === '' ? subject.start : will.start;
      const prefix = will.gap === '' ? `${subject.text} ` : '';
      report({ start, end: verb.end }, [prefix + matchCase(will.text, fix)]);
    }
  },
});

function present(base: string, subject: string): string {
  const isThird = /^(?:he|she|it)$/.test(subject);
  if (base === 'be') return isThird ? 'is' : subject === 'i' ? 'am' : 'are';
  return isThird ? verbForms(base).s : base;
}
