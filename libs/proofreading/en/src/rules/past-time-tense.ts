import {
  type AnalysedWord,
  type RuleSentence,
  defineRule,
  matchCase,
} from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { verbForms } from '../grammar/verb-forms';
import { timeMarkAt } from '../grammar/past-time';

const SUBJECTS = wordSet('i you he she it we they');
const PLURAL = wordSet('you we they');
/** What one does today to something that was yesterday: "I remember the day when I came last week". */
const OF_THE_MIND = wordSet(
  'remember forget regret know think believe hope like love hate miss want mean guess understand bet wish suppose see hear need',
);

export const pastTimeTense = defineRule({
  id: 'en/past-time-tense',
  category: 'verb',
  level: 'error',
  message: {
    en: 'The time is over, so the verb is in the simple past: “{fix}”.',
    fr: 'Ce moment est passé : le verbe se met au prétérit, « {fix} ».',
    es: 'Ese momento ya pasó: el verbo va en pasado simple, «{fix}».',
  },
  explanation: {
    en: '“Yesterday”, “last week”, “two days ago” name a time that is over and take the simple past: “I saw him yesterday”, not “I have seen him yesterday”.',
    fr: '« Yesterday », « last week », « two days ago » désignent un temps révolu et demandent le prétérit : « I saw him yesterday ».',
    es: '«Yesterday», «last week», «two days ago» nombran un tiempo acabado y piden pasado simple: «I saw him yesterday».',
  },
  valid: [
    'I saw him yesterday.',
    'I have seen him since yesterday.',
    'I have worked here for the last year.',
    'I know what you did last summer.',
    'She has read the letter that came yesterday.',
    'I remember the party last night.',
    'I had been ill until two days ago.',
    'He had seen her two days ago.',
    'I have more work than I had last year.',
    'I was here by yesterday evening.',
    'I have yesterday’s paper.',
  ],
  invalid: [
    { text: 'I [[have seen]] him yesterday.', fix: 'saw' },
    { text: 'She [[has called]] me two days ago.', fix: 'called' },
    { text: 'We [[have been]] in Rome last week.', fix: 'were' },
    { text: 'They [[haven’t come]] last night.', fix: 'didn’t come' },
    { text: 'Yesterday I [[go]] to the cinema.', fix: 'went' },
    { text: 'Last week she [[buys]] a new car.', fix: 'bought' },
    { text: 'He [[goes]] to the doctor yesterday.', fix: 'went' },
  ],
  misses: ['My brother has seen him yesterday.', 'I have yesterday seen him.'],
  check(sentence, report) {
    const { tokens } = sentence;
    if (!tokens.some(({ norm }) => /^(?:yesterday|last|ago)$/.test(norm))) return;
    const { words } = sentence;
    for (const [index, subject] of words.entries()) {
      if (!SUBJECTS.has(subject.norm)) continue;
      const opening = openingMark(words, index);
      const isFirst =
        index === 0 || opening || /^(?:and|but|because|so)$/.test(words[index - 1]?.norm ?? '');
      if (!isFirst) continue;
      const found =
        perfectAt(words, index) ?? (opening || index === 0 ? presentAt(words, index) : undefined);
      if (!found) continue;
      const isPast = opening || endsInMark(sentence, found.at);
      if (!isPast) continue;
      report({ start: found.start, end: found.end }, [matchCase('x', found.fix)]);
    }
  },
});

/** "Yesterday I", "Last week, she": the sentence opens with the time. */
function openingMark(words: readonly AnalysedWord[], subject: number): boolean {
  const length = timeMarkAt(words, 0);
  return (
    length > 0 && (length === subject || (length === subject - 1 && words[length]?.norm === ','))
  );
}

/** Whether the clause goes on to a time that is over, without another verb in between. */
function endsInMark({ words }: RuleSentence, from: number): boolean {
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (!word || word.kind === 'punctuation') return false;
    const length = timeMarkAt(words, at);
    if (length > 0) {
      const before = words[at - 1];
      const after = words[at + length];
      const isFree = at > from && !/^(?:ADP|DET|CCONJ)$/.test(before?.best.pos ?? '');
      return (
        (isFree || (at === from && word.norm !== 'yesterday')) &&
        (!after || /^[.!?,;]+$/.test(after.text))
      );
    }
    if (
      /^(?:VERB|AUX|SCONJ)$/.test(word.best.pos) ||
      /^(?:who|which|that|what|than|as)$/.test(word.norm)
    )
      return false;
    if (
      /^(?:since|until|till|by|before|from|for|during|over|in)$/.test(word.norm) &&
      timeMarkAt(words, at + 1, true) > 0
    )
      return false;
  }
  return false;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly at: number;
  readonly fix: string;
}

/** "have (not) seen" behind the subject. */
function perfectAt(words: readonly AnalysedWord[], index: number): Found | undefined {
  const subject = words[index];
  const have = words[index + 1];
  if (!subject || !have || !/^(?:have|has)$/.test(have.norm)) return undefined;
  const not = words[index + 2];
  const isNegated = not?.norm === "n't" || not?.norm === 'not';
  const at = index + (isNegated ? 3 : 2);
  const participle = words[at];
  const reading = participle?.readings.find(
    ({ form, tense }) => form === 'part' && tense === 'past',
  );
  if (!participle || !reading || participle.gap !== ' ') return undefined;
  // "has been working": the perfect of the progressive, and "has got", which is present.
  if (participle.norm === 'got' || /ing$/.test(words[at + 1]?.norm ?? '')) return undefined;
  const isPlural = PLURAL.has(subject.norm);
  const start = have.start;
  const { end, norm } = participle;
  if (isNegated) {
    if (norm === 'been')
      return { start, end, at: at + 1, fix: `${isPlural ? 'were' : 'was'}${not.gap}${not.text}` };
    return { start, end, at: at + 1, fix: `did${not.gap}${not.text} ${reading.lemma}` };
  }
  if (norm === 'been') return { start, end, at: at + 1, fix: isPlural ? 'were' : 'was' };
  return { start, end, at: at + 1, fix: verbForms(reading.lemma).ed };
}

/** A verb in the present behind the subject. */
function presentAt(words: readonly AnalysedWord[], index: number): Found | undefined {
  const verb = words[index + 1];
  const subject = words[index];
  if (!verb || !subject || verb.gap !== ' ' || verb.best.pos === 'AUX' || verb.best.pos === 'ADV')
    return undefined;
  const verbs = verb.readings.filter(({ pos }) => pos === 'VERB');
  const present = verbs.find(({ tense, mood }) => tense === 'pres' && mood === 'ind');
  if (!present || verbs.some(({ tense }) => tense === 'past') || OF_THE_MIND.has(present.lemma))
    return undefined;
  if (verb.readings.some(({ pos }) => pos === 'AUX' || pos === 'ADV' || pos === 'ADP'))
    return undefined;
  return { start: verb.start, end: verb.end, at: index + 2, fix: verbForms(present.lemma).ed };
}
