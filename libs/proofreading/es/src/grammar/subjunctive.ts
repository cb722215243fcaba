import type { Localized } from '@tercet/contracts';
import type { AnalysedWord, Grammar, Reading } from '@tercet/proofreading-core';
import { isPerson } from './people';
import { conjugate, infinitiveOf } from './verbs';
import { isClearNoun, isStatement, isVerb, wordSet } from './words';

/** What the rules about the subjunctive say. */
export const WANTS_SUBJUNCTIVE: Localized = {
  en: 'The subjunctive goes here: “{fix}”.',
  fr: 'Ici, il faut le subjonctif : « {fix} ».',
  es: 'Aquí va el subjuntivo: «{fix}».',
};

const BETWEEN = wordSet(
  'me te se nos os le les lo la los las no ya yo tú él ella usted ustedes ellos ellas nosotros nosotras también todos todas siempre nunca todo mañana hoy pronto algún día ahora aquí allí después luego nadie alguien',
);

/** Index of the verb of a clause that starts at an index, where only pronouns, `no` and a person stand before it. */
export function clauseVerb(words: readonly AnalysedWord[], start: number): number {
  let at = afterPronouns(words, start);
  // `que mis hijos hablan`, `que Juan viene`
  if (POSSESSIVES.test(words[at]?.norm ?? '') && words[at + 1]?.best.pos === 'NOUN') at += 1;
  const subject = words[at];
  const isOwn = /^(?:mis?|tus?|sus?|el|los|las?)$/u.test(words[at - 1]?.norm ?? '');
  const isSubject =
    subject?.best.pos === 'NOUN' && isOwn
      ? isPerson(subject) || isThing(words, at)
      : subject?.best.pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(subject.text);
  return isSubject ? afterPronouns(words, at + 1) : at;
}

/** `que la comida llega`, `que las clases empiezan`: nothing but a verb follows the noun. */
function isThing(words: readonly AnalysedWord[], at: number): boolean {
  const next = words[afterPronouns(words, at + 1)];
  return isClearNoun(words[at]) && next?.best.form === 'fin' && next.readings.every(isVerb);
}

const POSSESSIVES = /^(?:mis?|tus?|sus?|el)$/u;

function afterPronouns(words: readonly AnalysedWord[], start: number): number {
  let at = start;
  while (BETWEEN.has(words[at]?.norm ?? '')) at += 1;
  return at;
}

/** Plainly indicative: the present or a past; the future and the conditional are left alone. */
export function isIndicative(verb: AnalysedWord | undefined): verb is AnalysedWord {
  return isVerbForm(verb) && verb.best.form === 'fin' && verb.readings.every(isVerb);
}

/** The same where only a verb can stand, as after `como si`: a noun of the same form is left out of account. */
function isIndicativeHere(words: readonly AnalysedWord[], at: number): boolean {
  const verb = words[at];
  if (!isVerbForm(verb)) return false;
  // `que las personas`
  if (/^l[oa]s?$/u.test(words[at - 1]?.norm ?? '') && verb.best.pos === 'NOUN') return false;
  const next = words[at + 1]?.best;
  return isIndicative(verb) || !(next?.form === 'fin' || next?.pos === 'ADJ');
}

/** Verbs of which hardly anybody writes the forms that they share with `poder`, `ser` and `salir`. */
const RARE = wordSet('podar erar salar somar');
/** A verb's reading, but not of such a verb. */
export const isLikelyVerb = (reading: Reading): boolean =>
  isVerb(reading) && !RARE.has(reading.lemma);

function isVerbForm(verb: AnalysedWord | undefined): verb is AnalysedWord {
  if (verb?.kind !== 'word' || verb.text !== verb.text.toLowerCase() || verb.norm === 'nada')
    return false;
  const forms = verb.readings.filter(isLikelyVerb);
  return (
    forms.some(({ mood }) => mood === 'ind') &&
    forms.every(
      ({ form, mood, tense }) =>
        form === 'fin' && ((mood === 'ind' && tense !== 'fut') || mood === 'imp'),
    )
  );
}

/** What to write for a verb in the indicative at an index where the subjunctive goes; nothing where it is none. */
export function subjunctivesAt(
  grammar: Grammar,
  words: readonly AnalysedWord[],
  at: number,
  wanted?: 'pres' | 'impf',
): string[] {
  const verb = words[at];
  return verb && isIndicativeHere(words, at) ? subjunctivesOf(grammar, verb, wanted) : [];
}

const SECOND_FORM = /se(?:s|n|is|mos)?$/u;

/** The subjunctive of a verb in the indicative, its person kept: the present for a present, else the past in -ra. */
export function subjunctivesOf(
  grammar: Grammar,
  verb: AnalysedWord,
  wanted?: 'pres' | 'impf',
): string[] {
  const main = infinitiveOf(verb);
  const forms = verb.readings
    .filter((reading) => isStatement(reading) && isLikelyVerb(reading) && reading.mood === 'ind')
    // `salgo` of `salir` before that of `salgar`, a present before a past.
    .sort(
      (a, b) =>
        Number(b.lemma === main) - Number(a.lemma === main) ||
        Number(b.tense === 'pres') - Number(a.tense === 'pres'),
    )
    .flatMap((reading) => subjunctiveOf(grammar, reading, wanted));
  return [...new Set(forms)];
}

function subjunctiveOf(
  grammar: Grammar,
  { lemma, tense, person, number }: Reading,
  wanted?: 'pres' | 'impf',
): string[] {
  if (person === undefined || number === undefined) return [];
  const past = wanted ?? (tense === 'pres' ? 'pres' : 'impf');
  const forms = conjugate(grammar, lemma, `fin.sub.${past}.${person}.${number}`);
  return [...forms]
    .sort((a, b) => Number(SECOND_FORM.test(a)) - Number(SECOND_FORM.test(b)))
    .slice(0, 1);
}
