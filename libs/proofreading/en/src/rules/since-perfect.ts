import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { verbForms } from '../grammar/verb-forms';

const SUBJECTS = wordSet('i you he she it we they');
const TIMES = wordSet(
  'yesterday childhood birth monday tuesday wednesday thursday friday saturday sunday january february march april june july august ' +
    'september october november december christmas easter',
);

export const sincePerfect = defineRule({
  id: 'en/since-perfect',
  category: 'verb',
  level: 'error',
  message: {
    en: 'With “since” the verb is in the perfect: “{fix}”.',
    fr: 'Avec « since », le verbe se met au « present perfect » : « {fix} ».',
    es: 'Con «since» el verbo va en «present perfect»: «{fix}».',
  },
  explanation: {
    en: 'What began in the past and still goes on is in the perfect: “I have lived here since 2010”, “She has been waiting since noon.”',
    fr: 'Ce qui a commencé dans le passé et dure encore se met au « present perfect » : « I have lived here since 2010. »',
    es: 'Lo que empezó en el pasado y aún dura va en «present perfect»: «I have lived here since 2010.»',
  },
  valid: [
    'I have lived here since 2010.',
    'She has been waiting since Monday.',
    'It is two years since 2010.',
    'I live here, since 2010 was a good year.',
    'I am here since Monday is a holiday.',
    'He is happier than ever since childhood.',
    'They live in a house built since 1990.',
    'It is the best since 2001.',
    'I think it has been closed since Monday.',
  ],
  invalid: [
    { text: 'I [[live]] here since 2010.', fix: 'have lived' },
    { text: 'She [[is waiting]] for you since Monday.', fix: 'has been waiting' },
    { text: 'We [[know]] him since childhood.', fix: 'have known' },
    { text: 'They [[are]] married since last year.', fix: 'have been' },
    { text: 'He [[works]] there since January.', fix: 'has worked' },
    { text: 'I [[am learning]] French since yesterday.', fix: 'have been learning' },
  ],
  misses: ['My sister lives here since 2010.', 'I live here since I was ten.'],
  check({ words, tokens }, report) {
    if (!tokens.some(({ norm }) => norm === 'since')) return;
    const since = words.findIndex(({ norm }) => norm === 'since');
    if (since < 2 || !isTime(words, since + 1) || words[since]?.gap !== ' ') return;
    for (let at = since - 2; at >= Math.max(0, since - 8); at -= 1) {
      const subject = words[at];
      if (!subject || !SUBJECTS.has(subject.norm)) continue;
      const before = words[at - 1];
      if (before && !/^(?:and|but|because|that|as|[,;])$/.test(before.norm)) return;
      const found = presentAt(words, at);
      if (found && words.slice(found.next, since).every(isPlain)) report(found, [found.fix]);
      return;
    }
  },
});

/** "2010", "last year", "Monday", and nothing but the end of the clause behind it. */
function isTime(words: readonly AnalysedWord[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  const isYear = /^(?:19|20)\d\d$/.test(word.text);
  const isLast =
    word.norm === 'last' &&
    /^(?:week|month|year|summer|winter|monday|friday)$/.test(words[at + 1]?.norm ?? '');
  if (!isYear && !isLast && !TIMES.has(word.norm)) return false;
  const after = words[at + (isLast ? 2 : 1)];
  return !after || /^[.!?;,]+$/.test(after.text) || after.norm === 'and';
}

const isPlain = ({ kind, norm, best }: AnalysedWord): boolean =>
  kind === 'word' &&
  !/^(?:VERB|AUX)$/.test(best.pos) &&
  !/^(?:that|who|which|than|ever|only|best|first)$/.test(norm);

function presentAt(
  words: readonly AnalysedWord[],
  at: number,
):
  | { readonly start: number; readonly end: number; readonly next: number; readonly fix: string }
  | undefined {
  const subject = words[at];
  const verb = words[at + 1];
  const next = words[at + 2];
  if (!subject || !verb || verb.gap !== ' ') return undefined;
  const have = /^(?:he|she|it)$/.test(subject.norm) ? 'has' : 'have';
  const { start, end } = verb;
  if (/^(?:am|is|are)$/.test(verb.norm)) {
    if (next && /..ing$/.test(next.norm) && next.best.pos === 'VERB')
      return { start, end: next.end, next: at + 3, fix: `${have} been ${next.text}` };
    return subject.norm === 'it' ? undefined : { start, end, next: at + 2, fix: `${have} been` };
  }
  const present = verb.readings.find(
    ({ pos, tense, mood }) => pos === 'VERB' && tense === 'pres' && mood === 'ind',
  );
  if (!present || verb.readings.some(({ pos, tense }) => pos === 'AUX' || tense === 'past'))
    return undefined;
  return { start, end, next: at + 2, fix: `${have} ${verbForms(present.lemma).en}` };
}
