import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';

const SUBJECTS = wordSet('i you he she we they');
const AUXILIARIES = wordSet(
  'am is are was were can could will would should must have has had do does did',
);
const LOWER_AFTER = wordSet('what where why when how');

export const questionOrder = defineRule({
  id: 'en/question-order',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'In a question, an auxiliary verb stands before the subject: “{fix}”.',
    fr: 'Dans une question, un auxiliaire précède le sujet : « {fix} ».',
    es: 'En una pregunta el auxiliar va antes del sujeto: «{fix}».',
  },
  explanation: {
    en: 'Questions take “do”, “does”, “did” or another auxiliary before the subject: “Where do you live?”, “Why are you here?”',
    fr: 'L’interrogation met « do », « does », « did » ou un autre auxiliaire avant le sujet : « Where do you live? »',
    es: 'La pregunta lleva «do», «does», «did» u otro auxiliar antes del sujeto: «Where do you live?»',
  },
  valid: [
    'Where do you live?',
    'Why are you here?',
    'What you want is money, right?',
    'When you come, will she be there?',
    'How you doing?',
    'You live where?',
    'What he said was true?',
    'Who are they?',
    'When I was young, was it better?',
  ],
  invalid: [
    { text: 'Where [[you live]]?', fix: 'do you live' },
    { text: 'Why [[you are]] here?', fix: 'are you' },
    { text: 'What [[he wants]]?', fix: 'does he want' },
    { text: 'When [[she arrived]]?', fix: 'did she arrive' },
    { text: 'How [[I can]] help you?', fix: 'can I' },
    { text: 'Why [[they don’t]] answer?', fix: 'don’t they' },
  ],
  misses: ['Where your brother lives?'],
  check({ words, tokens }, report) {
    const first = tokens[0];
    if (!first || !LOWER_AFTER.has(first.norm) || !/^\?+!?$/.test(tokens.at(-1)?.text ?? ''))
      return;
    const [, subject, verb] = words;
    if (!subject || !verb || !SUBJECTS.has(subject.norm) || subject.gap !== ' ' || verb.gap !== ' ')
      return;
    if (tokens.slice(1, -1).some(({ kind }) => kind === 'punctuation')) return;
    const negation = words[3]?.norm === "n't" && words[3].gap === '' ? words[3] : undefined;
    const rest = words.slice(negation ? 4 : 3);
    if (rest.some(isFinite)) return;
    const pronoun = subject.norm === 'i' ? 'I' : subject.norm;
    if (AUXILIARIES.has(verb.norm)) {
      // "What you do?" asks with "do" as a full verb.
      if (/^(?:do|does|did|have|has|had)$/.test(verb.norm) && !negation) return;
      const auxiliary = verb.text + (negation?.text ?? '');
      report({ start: subject.start, end: (negation ?? verb).end }, [`${auxiliary} ${pronoun}`]);
      return;
    }
    const reading = verb.readings.find(({ pos, form }) => pos === 'VERB' && form === 'fin');
    if (!reading || verb.best.pos !== 'VERB' || verb.best.form === 'part' || /ing$/.test(verb.norm))
      return;
    const isPast = reading.tense === 'past';
    const auxiliary = isPast ? 'did' : /^(?:he|she)$/.test(subject.norm) ? 'does' : 'do';
    report({ start: subject.start, end: verb.end }, [
      matchCase('x', `${auxiliary} ${pronoun} ${reading.lemma}`),
    ]);
  },
});

const isFinite = ({ best }: AnalysedWord): boolean =>
  /^(?:VERB|AUX)$/.test(best.pos) && best.form === 'fin';
