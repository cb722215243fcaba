import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { nounPhraseAt } from '../grammar/noun-phrase';
import { verbForms } from '../grammar/verb-forms';

/** Words that an indirect question hangs on. */
const ASKING = wordSet(
  'know knows knew known wonder wonders wondered wondering ask asked asking understand understood remember remembered forget forgot ' +
    'explain explained idea sure imagine guess discover learn learned out clue tell told show showed of about me us him her them',
);
const REPORTING = wordSet('tell tells told ask asks asked show shows showed explain');
const QUESTION_WORDS = wordSet('what where when why how who which');
const BE = wordSet('is are was were');
const DO = wordSet('do does did');
const PRONOUNS = wordSet('i you he she it we they');

export const indirectQuestion = defineRule({
  id: 'en/indirect-question',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'In a question within a sentence, the subject comes first: “{fix}”.',
    fr: 'Dans une interrogation indirecte, le sujet précède le verbe : « {fix} ».',
    es: 'En una pregunta indirecta el sujeto va antes del verbo: «{fix}».',
  },
  explanation: {
    en: 'A question inside another sentence has the order of a statement: “Where is it?” but “I know where it is”; “What do you mean?” but “Tell me what you mean.”',
    fr: 'Une question enchâssée garde l’ordre de l’affirmation : « Where is it? », mais « I know where it is ».',
    es: 'Una pregunta dentro de otra oración lleva el orden de la afirmación: «Where is it?», pero «I know where it is».',
  },
  valid: [
    'I know where it is.',
    'Tell me what you mean.',
    'Do you know who is the boss here?',
    'I wonder, where is he?',
    'I don’t know what is wrong.',
    'He asked: “Where is it?”',
    'She knows where the best places to eat are.',
    'Nobody knows how do-it-yourself works.',
    'You know what is the matter.',
    'I know what are called fixed costs.',
  ],
  invalid: [
    { text: 'I don’t know where [[is it]].', fix: 'it is' },
    { text: 'Can you tell me where [[is the station]]?', fix: 'the station is' },
    { text: 'I don’t understand what [[do you mean]].', fix: 'you mean' },
    { text: 'She asked me where [[did I live]].', fix: 'I lived' },
    { text: 'Tell me what [[does he want]].', fix: 'he wants' },
    { text: 'I wonder why [[are they]] late.', fix: 'they are' },
    { text: 'Do you know how old [[is she]]?', fix: 'she is' },
    { text: 'We have no idea how [[can we]] do that.', fix: 'we can' },
  ],
  misses: [
    'She knows where are the best places to eat.',
    'I don’t know what is his name.',
    'He knows when is the next train to Rome.',
  ],
  check({ words, tokens }, report) {
    if (!tokens.some(({ norm }, at) => at > 0 && QUESTION_WORDS.has(norm))) return;
    for (const [index, word] of words.entries()) {
      if (!QUESTION_WORDS.has(word.norm) || !isAsked(words, index)) continue;
      const at = index + 1 + quantityAfter(words, index);
      const auxiliary = words[at];
      const subject = words[at + 1];
      if (!auxiliary || !subject || auxiliary.gap !== ' ' || subject.gap !== ' ') continue;
      const found = inverted(words, at, word.norm);
      if (!found) continue;
      report({ start: auxiliary.start, end: found.end }, [found.fix]);
    }
  },
});

/** Whether the question word follows, without a sign, a word that asks or tells. */
function isAsked(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  if (!before || !ASKING.has(before.norm) || words[index]?.gap !== ' ') return false;
  if (/^(?:me|us|him|her|them)$/.test(before.norm))
    return REPORTING.has(words[index - 2]?.norm ?? '');
  if (before.norm === 'of' || before.norm === 'about')
    return /^(?:idea|sure|clue)$/.test(words[index - 2]?.norm ?? '');
  return before.norm !== 'out' || /^(?:find|found|figure)$/.test(words[index - 2]?.norm ?? '');
}

/** Words of "old", "much money" after "how". */
function quantityAfter(words: readonly AnalysedWord[], index: number): number {
  if (words[index]?.norm !== 'how') return 0;
  const next = words[index + 1];
  return next && /^(?:old|long|far|big|tall|much|many|often|high|deep|good|bad)$/.test(next.norm)
    ? 1
    : 0;
}

function inverted(
  words: readonly AnalysedWord[],
  at: number,
  question: string,
): { readonly fix: string; readonly end: number } | undefined {
  const auxiliary = words[at];
  const subject = words[at + 1];
  const next = words[at + 2];
  if (!auxiliary || !subject) return undefined;
  const isPronoun = PRONOUNS.has(subject.norm);
  if (DO.has(auxiliary.norm)) {
    if (!isPronoun || !next?.readings.some(({ form }) => form === 'inf')) return undefined;
    const isThird = /^(?:he|she|it)$/.test(subject.norm);
    const { ed, s } = verbForms(next.norm);
    const verb = auxiliary.norm === 'did' ? ed : isThird ? s : next.norm;
    return { fix: `${subject.text} ${verb}`, end: next.end };
  }
  const isBe = BE.has(auxiliary.norm);
  const isModal = /^(?:can|could|should|will|would|must)$/.test(auxiliary.norm);
  if (isPronoun && (isBe || isModal) && question !== 'who' && question !== 'which') {
    if (isModal && question === 'what') return undefined;
    return { fix: `${subject.text} ${auxiliary.text}`, end: subject.end };
  }
  if (!isBe || /^(?:what|who|which)$/.test(question)) return undefined;
  const phrase = nounPhraseAt(words, at + 1);
  if (!phrase?.opener || !/^(?:the|my|your|his|her|our|their|this|that)$/.test(phrase.opener.norm))
    return undefined;
  const after = words[phrase.end];
  if (after && !/^[.?!,]+$/.test(after.text)) return undefined;
  const text = words
    .slice(at + 1, phrase.end)
    .map((word, offset) => (offset === 0 ? '' : word.gap) + word.text)
    .join('');
  return { fix: `${text} ${auxiliary.text}`, end: phrase.head.end };
}
