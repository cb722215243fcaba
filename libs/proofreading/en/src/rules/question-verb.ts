import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { nounPhraseAt } from '../grammar/noun-phrase';
import { PLURAL_OF, SINGULAR_OF } from '../grammar/verb-agreement';

const BEFORE = wordSet('where when why how what but and so or');
const SINGULAR_PRONOUNS = wordSet(
  'he she it everybody everyone somebody someone anybody anyone nobody',
);
const PLURAL_PRONOUNS = wordSet('you we they');

/** Whether the question goes on as such: not "Is the dogs’ bowl …", not "Are the cat and the dog …". */
function goesOn(auxiliary: string, after: AnalysedWord | undefined): boolean {
  if (/^(?:and|or|'|’|'s)$/.test(after?.norm ?? '')) return false;
  if (!after || after.kind === 'punctuation') return /^(?:is|are|was|were)/.test(auxiliary);
  const { readings } = after;
  if (/^do/.test(auxiliary))
    return readings.some(({ pos, form }) => pos === 'VERB' && form === 'inf');
  if (/^ha/.test(auxiliary))
    return (
      after.best.pos === 'ADV' ||
      readings.some(({ form, tense }) => form === 'part' && tense === 'past')
    );
  return /^(?:ADJ|ADV|ADP|VERB|DET|PART)$/.test(after.best.pos);
}

export const questionVerb = defineRule({
  id: 'en/question-verb',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The verb that opens the question does not agree with its subject: write “{fix}”.',
    fr: 'Le verbe qui ouvre la question n’est pas accordé avec son sujet : écrivez « {fix} ».',
    es: 'El verbo que abre la pregunta no concuerda con su sujeto: escribe «{fix}».',
  },
  explanation: {
    en: 'In a question the subject stands after “do”, “have” or “be”, which still agree with it: “Do your parents live here?”',
    fr: 'Dans une question, le sujet vient après « do », « have » ou « be », qui s’accordent quand même avec lui : « Do your parents live here? »',
    es: 'En una pregunta el sujeto va tras «do», «have» o «be», que también concuerdan con él: «Do your parents live here?»',
  },
  valid: [
    'Do your parents live here?',
    'Does your father live here?',
    'Have your friends arrived?',
    'Where are my keys?',
    'Is the team ready?',
    'Are the cat and the dog asleep?',
    'Is the boys’ room clean?',
    'Do the right thing.',
    'Have the report sent to me.',
    'What is two days of rest?',
    'Do you know the girl?',
  ],
  invalid: [
    { text: '[[Does]] your parents live here?', fix: 'Do' },
    { text: '[[Do]] your father know the way?', fix: 'Does' },
    { text: '[[Has]] your friends told you?', fix: 'Have' },
    { text: 'Where [[was]] the boys?', fix: 'were' },
    { text: 'Why [[is]] the doors open?', fix: 'are' },
    { text: '[[Have]] she bought it?', fix: 'Has' },
    { text: '[[Do]] everybody know the way?', fix: 'Does' },
  ],
  misses: ['Does the men and the women agree?'],
  check({ words }, report) {
    for (const [index, auxiliary] of words.entries()) {
      const norm = auxiliary.norm;
      const plural = PLURAL_OF.get(norm);
      const fix = plural ?? SINGULAR_OF.get(norm);
      if (fix === undefined) continue;
      const before = words[index - 1];
      if (before && !(index === 1 && BEFORE.has(before.norm))) continue;
      const subject = words[index + 1];
      if (!subject || subject.kind !== 'word' || subject.gap !== ' ') continue;
      if (!words.some(({ text }) => text.startsWith('?'))) continue;
      const isPlural = plural === undefined;
      const pronouns = isPlural ? SINGULAR_PRONOUNS : PLURAL_PRONOUNS;
      const complain = () => report(auxiliary, [matchCase(auxiliary.text, fix)]);
      if (pronouns.has(subject.norm)) {
        if (norm !== 'were' && goesOn(norm, words[index + 2])) complain();
        continue;
      }
      const phrase = nounPhraseAt(words, index + 1);
      if (!phrase || phrase.hasAmount || (!phrase.opener && !isPlural && norm !== 'does')) continue;
      if (phrase.number === undefined || (phrase.number === 'pl') === isPlural) continue;
      if (phrase.opener && /^(?:many|few|any|all|no|such|most)$/.test(phrase.opener.norm)) continue;
      if (goesOn(norm, words[phrase.end])) complain();
    }
  },
});
