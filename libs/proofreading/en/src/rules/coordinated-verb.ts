import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { verbForms } from '../grammar/verb-forms';

const SINGULAR = wordSet('he she it');
const SUBJECTS = wordSet('i he she it we they');
/** Words before the subject of a clause that may be the last one, so that “and” goes on with it. */
const STARTS = wordSet('and but so then');
/** Verbs that “to” and a place follow. */
const OF_MOTION = wordSet(
  'go goes went come comes came got gets walked drove ran flew returned returns moved',
);

export const coordinatedVerb = defineRule({
  id: 'en/coordinated-verb',
  category: 'verb',
  level: 'error',
  message: {
    en: 'Both verbs have the same subject and tense: write “{fix}”.',
    fr: 'Les deux verbes ont le même sujet et le même temps : écrivez « {fix} ».',
    es: 'Los dos verbos tienen el mismo sujeto y tiempo: escribe «{fix}».',
  },
  explanation: {
    en: 'Verbs joined by “and” keep the form that their subject and the time ask for: “She got up and looked around”, “He reads and writes.”',
    fr: 'Les verbes coordonnés par « and » gardent la forme que demandent sujet et temps : « She got up and looked around. »',
    es: 'Los verbos unidos por «and» conservan la forma que piden el sujeto y el tiempo: «She got up and looked around.»',
  },
  valid: [
    'She got up and looked around.',
    'He reads and writes.',
    'She made him stop and listen.',
    'He wants to stop and decide.',
    'He came and put it down.',
    'She stopped and people began to talk.',
    'He went home and work began.',
    'He helped us find and decide on a house.',
    'They came and went.',
    'He did nothing but eat and receive guests.',
  ],
  invalid: [
    { text: 'She got up and [[decide]] to leave.', fix: 'decided' },
    { text: 'He came home and [[take]] a shower.', fix: 'took' },
    { text: 'He plays football and [[learn]] English.', fix: 'learns' },
    { text: 'She opened the box and [[see]] a ring.', fix: 'saw' },
    { text: 'It rained all day, so we stayed in and [[write]] letters.', fix: 'wrote' },
    { text: 'He gets up at six and [[go]] to work.', fix: 'goes' },
  ],
  misses: ['She got up and quickly decide to leave.', 'The girl got up and decide to leave.'],
  check({ words, grammar }, report) {
    for (const [index, subject] of words.entries()) {
      if (!SUBJECTS.has(subject.norm) || !startsClause(words, index)) continue;
      const first = words[index + 1];
      const tense = first && finiteTense(first);
      if (!tense || (tense === 'pres' && !SINGULAR.has(subject.norm))) continue;
      const and = words.findIndex((word, at) => at > index + 1 && word.norm === 'and');
      const verb = words[and + 1];
      if (and < 0 || and - index > 8 || !verb || verb.gap !== ' ') continue;
      if (
        words[index + 2]?.norm !== 'to' &&
        words.slice(index + 2, and).some(({ norm }) => norm === 'to')
      )
        continue;
      if (words[index + 2]?.norm === 'to' && !OF_MOTION.has(first?.norm ?? '')) continue;
      if (!words.slice(index + 2, and).every(isPlain) || !isBareVerb(verb, words[and + 2]))
        continue;
      const base = verb.norm;
      const forms = verbForms(base);
      const fix = tense === 'past' ? forms.ed : forms.s;
      if (fix !== base && grammar.readings(fix).length > 0) report(verb, [fix]);
    }
  },
});

function startsClause(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  return !before || before.text === ';' || STARTS.has(before.norm);
}

/** Tense of a verb that is finite for sure. */
function finiteTense({ readings, norm }: AnalysedWord): 'past' | 'pres' | undefined {
  if (
    /^(?:had|did|was|were|has|does|is|could|would|should|might|let|made|saw|heard|helped|watched)$/.test(
      norm,
    )
  )
    return undefined;
  const verbs = readings.filter(({ pos }) => pos === 'VERB');
  if (verbs.length === 0 || verbs.some(({ form }) => form === 'inf')) return undefined;
  if (verbs.some(({ form, tense }) => form === 'fin' && tense === 'past')) return 'past';
  return verbs.some(({ person }) => person === 3) ? 'pres' : undefined;
}

/** Nothing between the verbs that could govern the second one. */
const isPlain = ({ kind, norm, readings, best }: AnalysedWord): boolean =>
  kind === 'word' &&
  !(norm === 'to' && best.pos !== 'ADP') &&
  !/^(?:that|who|which|what|how|why|when|where|if|not|let|both|between|he|she|it|we|they|i|you)$/.test(
    norm,
  ) &&
  best.pos !== 'VERB' &&
  best.pos !== 'AUX' &&
  !readings.every(({ pos }) => pos === 'VERB' || pos === 'AUX');

/** A bare verb that nothing makes a noun, and that has an object or a preposition behind it. */
function isBareVerb(
  { norm, text, readings, best }: AnalysedWord,
  next: AnalysedWord | undefined,
): boolean {
  if (text !== norm || best.pos !== 'VERB') return false;
  if (!readings.some(({ pos, form }) => pos === 'VERB' && form === 'inf')) return false;
  if (readings.some(({ tense, form }) => tense === 'past' || form === 'part')) return false;
  if (!next || next.kind === 'punctuation') return !readings.some(({ pos }) => pos !== 'VERB');
  const isOpen = /^(?:DET|PRON|ADP|PART)$/.test(next.best.pos);
  return isOpen || !readings.some(({ pos }) => pos !== 'VERB');
}
