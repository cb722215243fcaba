import {
  type AnalysedWord,
  type Reading,
  type RuleSentence,
  defineRule,
  matchCase,
  VERB_DISAGREES,
} from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { type PronounSubject, pronounSubjects } from '../grammar/pronoun-subject';
import {
  disagreeing,
  isFinite,
  isPastOrModal,
  isThird,
  presentForms,
} from '../grammar/verb-agreement';

const AUXILIARY = /^(?:am|is|are|was|were|has|have|does|do)$/;

/** "We cooks", "you kids". */
const PERSONS = wordSet(
  'cooks guides guards judges coaches heads pilots nurses fans hosts doctors kids boys guys lads spies crooks fools dogs pigs pros ' +
    'parents peers partners mothers fathers humans ladies babies bears birds rebels recruits tutors champions captains suckers bastards',
);

/** Behind these the verb may be a subjunctive. */
const UNREAL =
  /^(?:if|as|though|although|whether|until|till|unless|wish|wishes|wished|than|suppose|supposing|imagine|pretend)$/;

export const pronounVerb = defineRule({
  id: 'en/pronoun-verb',
  category: 'agreement',
  level: 'error',
  message: VERB_DISAGREES,
  explanation: {
    en: 'In the present, the verb takes -s after “he”, “she” and “it”, and no -s after “I”, “we” and “they”.',
    fr: 'Au présent, le verbe prend un -s après « he », « she » et « it », et n’en prend pas après « I », « we » et « they ».',
    es: 'En presente, el verbo lleva -s tras «he», «she» e «it», y no la lleva tras «I», «we» y «they».',
  },
  valid: [
    'If only it were that simple.',
    'Suppose it were true.',
    'Imagine he were king.',
    'Would that it were so.',
    'It is time it were done.',
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
    'Between you and me, it is late.',
    'Let it have its way.',
    'If it have not love, it is nothing.',
    'Either they or he was wrong.',
    'If I is the current, then V is the voltage.',
    'If she were here, she would laugh.',
    'It is important that he see a doctor.',
    'Not once did they or he help us.',
    'She made it work, and we helped it grow.',
    'You kids know it all.',
    'Step i corresponds to the first row.',
    'She as well as he is late.',
    'My brother and he work together.',
    'My sister and I were late.',
    'He knew that between my sister and me it was over.',
    'He need not come.',
    'It need not be so.',
    'She dare not speak.',
    'He slew the dragon.',
  ],
  invalid: [
    { text: 'She [[walk]] to school every day.', fix: 'walks' },
    { text: 'They [[walks]] home together.', fix: 'walk' },
    { text: 'We stayed because it [[rain]] a lot here.', fix: 'rains' },
    { text: 'He always [[forget]] his keys.', fix: 'forgets' },
    { text: 'I [[thinks]] you are right.', fix: 'think' },
    { text: 'I usually [[gets]] up late.', fix: 'get' },
    { text: 'We often [[visits]] them.', fix: 'visit' },
    { text: 'It [[depend]] on the weather.', fix: 'depends' },
    { text: 'First of all, they [[needs]] a break.', fix: 'need' },
    { text: 'A sailor saw us, and he [[help]] us at once.', fix: 'helps' },
    { text: 'I think he [[know]] the answer.', fix: 'knows' },
    { text: 'The people they [[meets]] are kind.', fix: 'meet' },
    { text: 'She quietly [[walk]] home.', fix: 'walks' },
    { text: 'If you [[wants]] to come, call me.', fix: 'want' },
    { text: 'I [[is]] tired.', fix: 'am' },
    { text: 'My sister and I [[was]] late.', fix: 'were' },
    { text: 'A man saw us and he [[help]] us.', fix: 'helps' },
    { text: 'I know we [[is]] late.', fix: 'are' },
    { text: 'She called, but they [[was]] away.', fix: 'were' },
    { text: 'It [[have]] a problem.', fix: 'has' },
    { text: 'He said they [[has]] won.', fix: 'have' },
  ],
  misses: ['You cooks too much.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const subject of pronounSubjects(words)) {
      const verb = words[subject.verbAt];
      if (!verb) continue;
      const found = AUXILIARY.test(verb.norm)
        ? wrongAuxiliary(sentence, subject)
        : wrongVerb(sentence, subject);
      if (!found) continue;
      const fixes = found.fixes.map((form) => matchCase(verb.text, form));
      report({ start: verb.start, end: found.end }, fixes);
    }
  },
});

interface Found {
  readonly fixes: readonly string[];
  readonly end: number;
}

function wrongAuxiliary(sentence: RuleSentence, subject: PronounSubject): Found | undefined {
  const { words } = sentence;
  const { pronoun, number, verbAt, isWish, opener, isJoined } = subject;
  const verb = words[verbAt];
  const next = words[verbAt + 1];
  if (!verb || (verb.norm === 'am' && pronoun.norm === 'i')) return undefined;
  // "if it were", "that he have"
  if ((isWish || UNREAL.test(opener?.norm ?? '')) && /^(?:were|have|do)$/.test(verb.norm))
    return undefined;
  // "If only it were", "would that he were", "it is time it were"
  const before = words.slice(0, words.indexOf(pronoun)).map(({ norm }) => norm);
  if (verb.norm === 'were' && /(?:^| )(?:if only|would that|time)$/.test(before.join(' ')))
    return undefined;
  if (isJoined) return disagreeing(sentence, words, verbAt, 'pl', true);
  if (pronoun.norm === 'i' && /^(?:was|were)$/.test(verb.norm)) return undefined;
  // "Whatever it is they are."
  if (next?.kind === 'punctuation' && !/^[.!?]$/.test(next.text)) return undefined;
  // "If I is the current, …"
  if (pronoun.norm === 'i' && opener && /^(?:if|where|when)$/.test(opener.norm)) return undefined;
  if (pronoun.norm === 'i' && /^(?:is|are)$/.test(verb.norm) && next?.norm !== "n't")
    return { fixes: ['am'], end: verb.end };
  return disagreeing(sentence, words, verbAt, number, true);
}

function wrongVerb(sentence: RuleSentence, subject: PronounSubject): Found | undefined {
  const { words } = sentence;
  const { pronoun, number, verbAt, isWish } = subject;
  const verb = words[verbAt];
  const next = words[verbAt + 1];
  if (!verb || isPastOrModal(words, verbAt) || !isPlainVerb(verb, next)) return undefined;
  if (isWish && number === 'sg') return undefined;
  if (/^(?:we|you)$/.test(pronoun.norm) && PERSONS.has(verb.norm) && !opensObject(next))
    return undefined;
  const finite = verb.readings.filter((reading) => isFinite(reading) && reading.mood === 'ind');
  const agrees = finite.some(
    (reading) => reading.tense === 'past' || isThird(reading) === (number === 'sg'),
  );
  if (finite.length === 0 || agrees) return undefined;
  const fixes = presentForms(sentence, finite, number);
  return fixes.length > 0 ? { fixes, end: verb.end } : undefined;
}

const opensObject = (next: AnalysedWord | undefined): boolean =>
  next?.gap === ' ' && (/^(?:DET|PRON)$/.test(next.best.pos) || /^(?:to|that)$/.test(next.norm));

/** Whether nothing but a verb is likely here. */
function isPlainVerb(
  { kind, text, norm, gap, readings }: AnalysedWord,
  next: AnalysedWord | undefined,
): boolean {
  if (kind !== 'word' || text !== norm || gap !== ' ') return false;
  if (norm === 'like') return opensObject(next);
  if (/^(?:needs|gets?)$/.test(norm)) return true;
  return !readings.some(isOther);
}

/** Words that are likelier to be something else after a pronoun. */
const isOther = ({ pos, guessed }: Reading): boolean =>
  guessed === true || /^(?:AUX|ADV|ADP|SCONJ|CCONJ|PART|INTJ|DET|PRON|NUM)$/u.test(pos);
