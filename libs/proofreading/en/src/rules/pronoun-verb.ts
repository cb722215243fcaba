import {
  type AnalysedWord,
  type Reading,
  type RuleSentence,
  defineRule,
  matchCase,
  VERB_DISAGREES,
} from '@tercet/proofreading-core';
import { wordSet } from '../clauses';

const SINGULAR = wordSet('he she it');
const OTHERS = wordSet('i we they');
/** Words between subject and verb that change nothing. */
const ADVERBS = wordSet('always often never also really usually sometimes still just only');
/** Words after which a statement begins. After `that`, `if`, `lest` and others the verb may be a subjunctive. */
const OPENERS = wordSet(
  'because when but so while although since where why how then before after whereas',
);

/** Past forms of other verbs, that the lexicon has as the present of their own only: `he lay down`. */
const PAST_TOO = wordSet('lay');

const isFinite = ({ pos, form }: Reading): boolean => pos === 'VERB' && form === 'fin';
const isThird = ({ person, number }: Reading): boolean => person === 3 && number === 'sg';

export const pronounVerb = defineRule({
  id: 'en/pronoun-verb',
  category: 'agreement',
  level: 'error',
  message: VERB_DISAGREES,
  explanation: {
    en: 'In the present, the verb takes -s after he, she and it, and no -s after I, we and they.',
    fr: 'Au présent, le verbe prend un -s après he, she et it, et n’en prend pas après I, we et they.',
    es: 'En presente, el verbo lleva -s tras he, she e it, y no la lleva tras I, we y they.',
  },
  valid: [
    'She walks to school.',
    'He lay on the sofa.',
    'They walk home every day.',
    'He put the cup on the table.',
    'Does he walk to work?',
    'Let it rain.',
    'We asked that she leave at once.',
    'The book they read helps a lot.',
    'I never liked the walks there.',
    'It may rain, and it can snow.',
    'What did she always want?',
    'Nor does it work.',
    'She and he work together.',
    'He hit the ball, then he cut the rope.',
  ],
  invalid: [
    { text: 'She [[walk]] to school every day.', fix: 'walks' },
    { text: 'They [[walks]] home together.', fix: 'walk' },
    { text: 'We stayed because it [[rain]] a lot here.', fix: 'rains' },
    { text: 'He always [[forget]] his keys.', fix: 'forgets' },
    { text: 'I [[thinks]] you are right.', fix: 'think' },
    { text: 'We often [[visits]] them.', fix: 'visit' },
    { text: 'It [[depend]] on the weather.', fix: 'depends' },
  ],
  misses: ['She quietly walk home.', 'You walks too fast.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const [index, subject] of words.entries()) {
      const isSingular = SINGULAR.has(subject.norm);
      if (!(isSingular || OTHERS.has(subject.norm)) || !startsStatement(words, index)) continue;
      const at = ADVERBS.has(words[index + 1]?.norm ?? '') ? index + 2 : index + 1;
      const verb = words[at];
      if (!verb || PAST_TOO.has(verb.norm) || !isPlainVerb(verb)) continue;
      const wrong = verb.readings.filter((reading) => isFinite(reading) && reading.mood === 'ind');
      if (wrong.length === 0 || wrong.some((reading) => agrees(reading, isSingular))) continue;
      const fixes = formsFor(sentence, wrong, isSingular);
      if (fixes.length > 0)
        report(
          verb,
          fixes.map((form) => matchCase(verb.text, form)),
        );
    }
  },
});

function agrees(reading: Reading, isSingular: boolean): boolean {
  return reading.tense === 'past' || isThird(reading) === isSingular;
}

function isPlainVerb(verb: AnalysedWord): boolean {
  const isSame = verb.text === verb.text.toLowerCase();
  return verb.kind === 'word' && isSame && verb.gap === ' ' && !verb.readings.some(isOther);
}

/** Words that are likelier to be something else after a pronoun. */
const isOther = ({ pos, guessed }: Reading): boolean =>
  guessed === true || /^(?:AUX|ADV|ADP|SCONJ|CCONJ|PART|INTJ|DET|PRON|NUM)$/u.test(pos);

function startsStatement(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  if (!before) return true;
  if (before.kind === 'punctuation') return /^[;:“]$/u.test(before.text);
  return OPENERS.has(before.norm);
}

function formsFor(
  { grammar }: RuleSentence,
  wrong: readonly Reading[],
  isSingular: boolean,
): string[] {
  const wanted = isSingular ? ({ person: 3, number: 'sg' } as const) : {};
  const forms = wrong.flatMap((reading) => {
    const { person: _person, number: _number, ...rest } = reading;
    return grammar
      .inflect({ ...rest, tag: 'VERB.fin.ind.pres' }, wanted)
      .filter((form) =>
        grammar
          .readings(form)
          .some(
            (other) =>
              other.lemma === reading.lemma &&
              isFinite(other) &&
              other.mood === 'ind' &&
              other.tense === 'pres' &&
              isThird(other) === isSingular,
          ),
      );
  });
  return [...new Set(forms)];
}
