import type { AnalysedWord } from '@tercet/proofreading-core';
import { isFormOf } from './auxiliaries';
import { nounGroups } from './noun-groups';
import { has, isFinite, isNoun } from './words';

/** Conjunctions that end in `que` and take the subjunctive, by the words before `que`. */
const CONJUNCTIONS = new Set(
  [
    'pour',
    'afin',
    'avant',
    'bien',
    'sans',
    'pourvu',
    'à condition',
    'à moins',
    'à supposer',
    'en admettant',
    'de façon',
    'de manière',
    'jusqu’à ce',
    'de peur',
    'de crainte',
    'en attendant',
    'encore',
  ].map((words) => words.replaceAll('’', "'")),
);
/** Verbs of will, feeling and need, right before `que`. */
const VERBS = new Set(
  `falloir vouloir souhaiter exiger ordonner préférer douter craindre regretter désirer suffire attendre
  interdire refuser redouter déplorer étonner surprendre`.split(/\s+/u),
);
/** The same where only some forms show it: `j’attends que`, but not `l’attendu que`. */
const OTHER_FORMS = /^(?:attendu|voulu|suffisant|étonné|surpris|craint)$/u;
const REFLEXIVE = /^(?:m'|me|t'|te|s'|se|nous|vous)$/u;
const OPINIONS =
  /^(?:dommage|possible|important|essentiel|indispensable|nécessaire|rare|normal|souhaitable|préférable|impossible|temps|utile|obligatoire|content|contente|contents|heureux|heureuse|triste|ravi|ravie|désolé|désolée|surpris|surprise|étonné|étonnée|fier|fière|regrettable|inadmissible|logique|étonnant|urgent|primordial)$/u;
/** `tenir à ce que`, `veiller à ce que` */
const TO_WHAT = new Set(['tenir', 'veiller', 'attendre', 'opposer', 'consentir']);

/** Whether what stands before a `que` takes the subjunctive behind it. */
export function asksForSubjunctive(words: readonly AnalysedWord[], que: number): boolean {
  const norms = [1, 2, 3].map((back) => words[que - back]?.norm ?? '');
  const [one = '', two = '', three = ''] = norms;
  if (one === 'doute' && two === 'sans') return false;
  if (/^(?:temps|dommage)$/u.test(one) && !/^(?:est|était|serait|sera)$/u.test(two)) return false;
  if (one === 'peur' && has(words[que - 2], ({ lemma }) => lemma === 'avoir')) return true;
  // `aussi heureux que vous l’êtes` compares, `le mot rare que vous cherchez` says which.
  if (OPINIONS.test(one))
    return !/^(?:aussi|plus|moins|autant)$/u.test(two) && !describesNoun(words, que - 1);
  if (one === 'bien' || one === 'encore')
    return two === '' || words[que - 2]?.kind === 'punctuation' || /^(?:et|mais|que)$/u.test(two);
  if (/^(?:se peut|vaut mieux|mieux vaut|vaudrait mieux)$/u.test(`${two} ${one}`)) return true;
  if (one === 'ce' && two === 'à' && isFormOf(words[que - 3], TO_WHAT))
    return /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|m'|s'|se)$/u.test(
      words[que - 4]?.norm ?? '',
    );
  const isDenied = /^(?:pas|plus|jamais)$/u.test(one);
  const verb = words[isDenied ? que - 2 : que - 1];
  if (/^aimer(?:ais|ait|ions|iez|aient)$/u.test(one)) return true;
  if (verb && isFormOf(verb, VERBS)) return isAsked(words, isDenied ? que - 2 : que - 1);
  return [one, `${two} ${one}`, `${three} ${two} ${one}`, `${three}${two} ${one}`].some((text) =>
    CONJUNCTIONS.has(text),
  );
}

const describesNoun = (words: readonly AnalysedWord[], at: number): boolean =>
  nounGroups(words).some(({ determiner, after }) => determiner !== undefined && after.includes(at));

/** `j’aime que`, `il attend que`; but `ce qu’il veut que`, `je ne veux que`, `autant … veut que`. */
function isAsked(words: readonly AnalysedWord[], at: number): boolean {
  const verb = words[at];
  if (!verb || OTHER_FORMS.test(verb.norm)) return false;
  // `je me doute que tu es là`: to suspect
  const isSuspected = /^doute/u.test(verb.norm) && REFLEXIVE.test(words[at - 1]?.norm ?? '');
  if (isSuspected) return false;
  const isDenied = words
    .slice(Math.max(0, at - 3), at)
    .some(({ norm }) => /^(?:ne|n')$/u.test(norm));
  return !isDenied || /^(?:pas|plus|jamais)$/u.test(words[at + 1]?.norm ?? '');
}

/** A present or future indicative that is no subjunctive too. */
export function isIndicative(verb: AnalysedWord, isAfterPronoun: boolean): boolean {
  if (!isAfterPronoun && has(verb, isNoun) && !isFinite(verb.best)) return false;
  // A form of `sommer` too, which nobody means.
  if (verb.norm === 'sommes') return true;
  const finite = verb.readings.filter((reading) => isFinite(reading) && reading.mood !== 'imp');
  return (
    finite.some(({ mood, tense }) => mood === 'ind' && tense === 'pres') &&
    finite.every(({ mood, tense }) => mood === 'ind' && tense !== 'impf')
  );
}
