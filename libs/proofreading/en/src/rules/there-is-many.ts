import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { nounPhraseAt } from '../grammar/noun-phrase';
import type { GrammaticalNumber } from '../grammar/noun-number';
import { PLURAL_OF, SINGULAR_OF } from '../grammar/verb-agreement';

const BETWEEN = wordSet('also still already now only never always really actually currently not');
const MEASURE =
  /^(?:second|minute|hour|day|week|month|year|mile|metre|meter|kilometre|kilometer|foot|inche|dollar|euro|pound|cent|percent|point|degree|litre|liter|gram)s$|^feet$/;
/** "if there were a way" */
const UNREAL =
  /^(?:if|wish|wished|would|could|should|might|though|unless|suppose|rather|lest|whether|than)$/;

export const thereIsMany = defineRule({
  id: 'en/there-is-many',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The verb agrees with what follows: “{fix}”.',
    fr: 'Le verbe s’accorde avec ce qui suit : « {fix} ».',
    es: 'El verbo concuerda con lo que sigue: «{fix}».',
  },
  explanation: {
    en: 'In “there is” and “there are” the verb agrees with what comes after it: “there is one way”, “there are many ways”.',
    fr: 'Dans « there is » et « there are », le verbe s’accorde avec ce qui le suit : « there is one way », « there are many ways ».',
    es: 'En «there is» y «there are» el verbo concuerda con lo que sigue: «there is one way», «there are many ways».',
  },
  valid: [
    'What little evidence there is points the other way.',
    'There are many ways.',
    'There is many a slip.',
    'There is much to do.',
    'Is there any time left?',
    'There is a lot of time.',
    'There was a few minutes left.',
    'There is one of many.',
    'There was so much noise.',
    'There is more than one.',
    'There are a cat and a dog.',
    'If there were a train, we would take it.',
    'There were a number of cars.',
    'There is ten years between them.',
    'There are a good many books.',
    'The people there were students.',
  ],
  invalid: [
    { text: 'There [[is]] many people here.', fix: 'are' },
    { text: 'There [[was]] several reasons.', fix: 'were' },
    { text: 'There [[isn’t]] many trees.', fix: 'aren’t' },
    { text: 'I think there [[is]] too many cars.', fix: 'are' },
    { text: '[[Is]] there many people here?', fix: 'Are' },
    { text: 'In the garden, there [[is]] old trees.', fix: 'are' },
    { text: 'There [[is]] two cats outside.', fix: 'are' },
    { text: 'Call me if there [[is]] any questions.', fix: 'are' },
    { text: 'There [[are]] a painting on my wall.', fix: 'is' },
    { text: 'In the town, there [[were]] a big fire.', fix: 'was' },
    { text: '[[Are]] there a bus to the station?', fix: 'Is' },
  ],
  misses: ['There’s many people.', 'There is a cat and two dogs.'],
  check({ words }, report) {
    for (const [index, there] of words.entries()) {
      if (there.norm !== 'there') continue;
      // "What little evidence there is points the other way."
      if (words.slice(0, index).some(({ norm }) => /^what(?:ever)?$/.test(norm))) continue;
      const before = words[index - 1];
      const isQuestion = index === 1 && words.at(-1)?.text === '?';
      const verb = isQuestion && before?.best.pos !== 'ADP' ? before : words[index + 1];
      const next = words[index + 2];
      const isNegated = next?.norm === "n't" && !isQuestion;
      const fix = fixFor(verb);
      if (!verb || fix === undefined) continue;
      let at = isQuestion ? index + 1 : index + (isNegated ? 3 : 2);
      while (BETWEEN.has(words[at]?.norm ?? '')) at += 1;
      const number = numberAt(words, at);
      if (number === undefined || (number === 'pl') === (PLURAL_OF.get(verb.norm) === undefined))
        continue;
      if (verb.norm === 'were' && words.some(({ norm }) => UNREAL.test(norm))) continue;
      const end = isNegated ? next.end : verb.end;
      report({ start: verb.start, end }, [matchCase(verb.text, isNegated ? `${fix}n’t` : fix)]);
    }
  },
});

const fixFor = (verb: AnalysedWord | undefined): string | undefined =>
  verb && /^(?:is|are|was|were)$/.test(verb.norm)
    ? (PLURAL_OF.get(verb.norm) ?? SINGULAR_OF.get(verb.norm))
    : undefined;

/** Number of what there is, where its form leaves no doubt. */
function numberAt(words: readonly AnalysedWord[], start: number): GrammaticalNumber | undefined {
  const at = /^(?:so|too|very)$/.test(words[start]?.norm ?? '') ? start + 1 : start;
  const phrase = nounPhraseAt(words, at);
  const first = words[at];
  if (/^(?:many|several)$/.test(first?.norm ?? ''))
    return words[at + 1]?.kind === 'word' && !/^an?$/.test(words[at + 1]?.norm ?? '')
      ? 'pl'
      : undefined;
  if (!phrase?.number || !first || first.gap !== ' ') return undefined;
  if (phrase.hasAmount && (MEASURE.test(phrase.head.norm) || first.norm === 'no')) return undefined;
  if (phrase.number === 'pl') return phrase.opener?.norm === 'a' ? undefined : 'pl';
  const rest = words.slice(phrase.end);
  const end = rest.findIndex(({ text }) => /^[.;:!?]$/.test(text));
  const isList = rest
    .slice(0, end < 0 ? undefined : end)
    .some(({ norm }) => /^(?:and|or|,|many|-|–|plus)$/.test(norm));
  return isList || !/^(?:an?|another|no)$/.test(phrase.opener?.norm ?? '') ? undefined : 'sg';
}
