import {
  type AnalysedWord,
  type RuleSentence,
  VERB_DISAGREES,
  defineRule,
  matchCase,
} from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { type NounPhrase, nounPhraseAt } from '../grammar/noun-phrase';
import type { GrammaticalNumber } from '../grammar/noun-number';
import { disagreeing, isFinite, isThird, presentForms } from '../grammar/verb-agreement';

const ADVERBS = wordSet(
  'always often never also really usually sometimes still just only now already',
);

export const relativeVerb = defineRule({
  id: 'en/relative-verb',
  category: 'agreement',
  level: 'error',
  message: VERB_DISAGREES,
  explanation: {
    en: 'Behind “who”, “which” and “that” the verb agrees with the noun they stand for: “a cook who tries new dishes”, “cooks who try new dishes”.',
    fr: 'Après « who », « which » et « that », le verbe s’accorde avec le nom qu’ils reprennent : « a cook who tries new dishes ».',
    es: 'Tras «who», «which» y «that», el verbo concuerda con el nombre al que se refieren: «a cook who tries new dishes».',
  },
  valid: [
    'A cook who tries new dishes learns.',
    'Cooks who try new dishes learn.',
    'One of the men who live here is old.',
    'The price of books that sell well is high.',
    'The bowl which water fills is blue.',
    'The trees which dogs like are old.',
    'I asked the boys who was there.',
    'There is a girl in a coat and boots who looks lost.',
    'The friends of my brother who lives here came.',
    'He is the only one of the boys who sings.',
    'I insist that the boy go at once.',
    'It is a fact that cats sleep a lot.',
    'We need a rule that people like.',
    'The team who have won it came home.',
    'The day that dogs talk will come.',
    'It is important that the child sleep.',
    'I know the man that put it there.',
    'Everything that dogs like is here.',
    'She crossed the desert that lay before her.',
    'People came to a party who have no car.',
    'The boys in the class who sing are loud.',
    'A boy and a girl who sing came in.',
    'The list with the name that we want is here.',
  ],
  invalid: [
    { text: 'A cook that [[try]] new dishes learns.', fix: 'tries' },
    { text: 'The man who [[live]] here is old.', fix: 'lives' },
    { text: 'I like anyone who [[laugh]] a lot.', fix: 'laughs' },
    { text: 'The boy who [[were]] here has left.', fix: 'was' },
    { text: 'We live in a house that [[have]] no lift.', fix: 'has' },
    { text: 'She looked for a place that [[sell]] bread.', fix: 'sells' },
    { text: 'They go to schools which strongly [[supports]] them.', fix: 'support' },
    { text: 'People who [[has]] a car are lucky.', fix: 'have' },
    { text: 'The houses which [[was]] built here are small.', fix: 'were' },
    { text: 'She has a dog which always [[bark]] at me.', fix: 'barks' },
    { text: 'He knows some boys that [[plays]] chess.', fix: 'play' },
  ],
  misses: ['The boy with two dogs who bark at me is here.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const [index, relative] of words.entries()) {
      if (!/^(?:who|which|that)$/.test(relative.norm) || relative.gap !== ' ' || index < 1)
        continue;
      let at = index + 1;
      while (isAdverb(words[at])) at += 1;
      const verb = words[at];
      const phrase = indefinite(words, index - 1) ?? antecedent(words, index);
      if (!verb || verb.gap !== ' ' || !phrase?.number || phrase.hasAmount) continue;
      // "The fact that sheep sleep": a clause of its own.
      if (relative.norm === 'that' && (isContent(phrase) || phrase.opener === undefined)) continue;
      // "the trees which dogs like": the next word is the verb.
      if (/^(?:be|lay|thrust)$/.test(verb.norm) || isSubject(verb, words[at + 1])) continue;
      if (relative.norm !== 'who' && /^(?:were|do|need)$/.test(verb.norm)) continue;
      if (ASKING.test(words[phrase.start - 1]?.norm ?? '')) continue;
      const found =
        disagreeing(sentence, words, at, phrase.number, true) ??
        misfit(sentence, verb, phrase.number, words[at + 1]);
      if (!found) continue;
      report(
        { start: verb.start, end: found.end },
        found.fixes.map((form) => matchCase(verb.text, form)),
      );
    }
  },
});

const isAdverb = (word: AnalysedWord | undefined): boolean =>
  word !== undefined &&
  (ADVERBS.has(word.norm) ||
    (/..ly$/.test(word.norm) && word.readings.every(({ pos }) => pos === 'ADV')));

/** "asked the boys who was there": a question, not a relative clause. */
const ASKING = /^(?:ask|asks|asked|tell|tells|told|show|showed|wonder|teach|taught)$/;

/** Whether this may be a noun, and the word behind it the verb. */
function isSubject({ readings, norm }: AnalysedWord, next: AnalysedWord | undefined): boolean {
  if (!next || !readings.some(({ pos }) => pos === 'NOUN')) return false;
  if (/^(?:VERB|AUX)$/.test(next.best.pos)) return true;
  return norm.endsWith('s') && next.readings.some(isFinite);
}

/** A verb that is also a noun: behind the pronoun it can only be the verb. */
function misfit(
  sentence: RuleSentence,
  verb: AnalysedWord,
  number: GrammaticalNumber,
  next: AnalysedWord | undefined,
): { readonly fixes: readonly string[]; readonly end: number } | undefined {
  // "which clean water fills"
  if (/^(?:NOUN|ADJ)$/.test(next?.best.pos ?? '') && number === 'sg' && hasAdjective(verb))
    return undefined;
  if (
    verb.readings.some(
      ({ pos, guessed }) => guessed === true || !/^(?:VERB|NOUN|ADJ|ADV)$/.test(pos),
    )
  )
    return undefined;
  const finite = verb.readings.filter(isFinite);
  const agrees = finite.some(
    (reading) => reading.tense === 'past' || isThird(reading) === (number === 'sg'),
  );
  if (finite.length === 0 || agrees) return undefined;
  const fixes = presentForms(sentence, finite, number);
  return fixes.length > 0 ? { fixes, end: verb.end } : undefined;
}

const hasAdjective = ({ readings }: AnalysedWord): boolean =>
  readings.some(({ pos }) => pos === 'ADJ');

const CONTENT = wordSet(
  'fact idea belief thought hope fear news claim opinion rule view theory feeling proof evidence sign chance way time ' +
    'day reason moment year thing order demand condition point proposal suggestion request',
);
const isContent = ({ head }: NounPhrase): boolean =>
  CONTENT.has(head.norm) || CONTENT.has(head.norm.replace(/s$/, ''));

/** "anyone who", "something that" */
function indefinite(words: readonly AnalysedWord[], at: number): NounPhrase | undefined {
  const head = words[at];
  if (!head || !/^(?:any|some|every|no)(?:one|body|thing)$/.test(head.norm)) return undefined;
  return { start: at, end: at + 1, head, number: 'sg', opener: head, hasAmount: false };
}

/** Whether a noun phrase here hangs on no other noun: not "the price of books", not "a boy and a girl". */
function isFree(words: readonly AnalysedWord[], start: number): boolean {
  const before = words[start - 1];
  if (before === undefined || /^(?:that|but|[,;:“(])$/.test(before.norm)) return true;
  if (/^(?:VERB|AUX|SCONJ|ADV|INTJ)$/.test(before.best.pos)) return true;
  if (before.best.pos !== 'ADP' || /^(?:with|between)$/.test(before.norm)) return false;
  const governor = words[start - 2];
  return governor === undefined || /^(?:VERB|AUX|ADV|SCONJ|CCONJ|PUNCT)$/.test(governor.best.pos);
}

/** The noun phrase that ends before the pronoun, unless it hangs on another one that may be meant. */
function antecedent(words: readonly AnalysedWord[], end: number): NounPhrase | undefined {
  for (let start = Math.max(0, end - 5); start < end; start += 1) {
    const before = words[start - 1];
    if (!isFree(words, start) || (before && /^(?:be|only|than|as)$/.test(before.norm))) continue;
    const phrase = nounPhraseAt(words, start);
    // "people might come to a project who have other ideas"
    if (before?.best.pos === 'ADP' && words[end]?.norm === 'who') continue;
    if (phrase?.end === end) return phrase;
  }
  return undefined;
}
