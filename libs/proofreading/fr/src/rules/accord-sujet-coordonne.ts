import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { PLURAL, SINGULAR, cellsOf } from '../grammar/cells';
import { isAfterSign, pastClitics } from '../grammar/clitics';
import { finiteFormsOf } from '../grammar/verb-forms';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import {
  hasOnly,
  isFinite,
  isHanging,
  isPlainWord,
  isThirdPerson,
  isVerbal,
} from '../grammar/words';

export const accordSujetCoordonne = defineRule({
  id: 'fr/accord-sujet-coordonne',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'Two subjects joined by “et” take a plural verb: “{fix}”.',
    fr: 'Deux sujets joints par « et » demandent un verbe au pluriel : « {fix} ».',
    es: 'Dos sujetos unidos por «et» piden un verbo en plural: «{fix}».',
  },
  explanation: {
    en: 'One and one make two: “le pain et le vin sont sur la table”. The verb stays singular only where both name the same thing.',
    fr: 'Un et un font deux : « le pain et le vin sont sur la table ». Le verbe ne reste au singulier que si les deux noms désignent la même chose.',
    es: 'Uno y uno son dos: «le pain et le vin sont sur la table». El verbo queda en singular solo si ambos nombran lo mismo.',
  },
  valid: [
    'Le pain et le vin sont sur la table.',
    'Le chat dort et le chien mange.',
    'Paul et Marie chantent.',
    'Il faut du temps et la paix revient.',
    'Le pain ou le vin suffit.',
    'Avec le père et la mère vient la fille.',
    'Un jour, le roi et la reine partirent.',
    'Que font le père et la mère ?',
    'Le maître et ami est mort.',
    'Mon frère et moi, on part demain.',
    'Mon père et moi sommes là.',
  ],
  invalid: [
    { text: 'Le pain et le vin [[est]] sur la table.', fix: 'sont' },
    { text: 'Le père et la mère ne [[vient]] pas.', fix: 'viennent' },
    { text: 'Paul et Marie [[chante]] bien.', fix: 'chantent' },
    { text: 'Le roi et la reine [[a]] fui.', fix: 'ont' },
    { text: 'Ma sœur et mon frère [[dort]] encore.', fix: 'dorment' },
    { text: 'Mon frère et moi [[part]] demain.', fix: 'partons' },
    { text: 'Ma mère et moi [[somme]] là.', fix: 'sommes' },
    { text: 'La pluie et le vent [[abîmait]] le toit.', fix: 'abîmaient' },
  ],
  misses: ['La pluie, la neige et le vent abîme le toit.'],
  check({ words, grammar }, report) {
    for (const [index, et] of words.entries()) {
      if (et.norm !== 'et') continue;
      const first = memberEnding(words, index);
      const last = memberStarting(words, index + 1);
      const person = entryOf(WITH, words[index + 1]?.norm ?? '');
      if (first && person && isAfterSign(words, first.place)) {
        const own = words[pastClitics(words, index + 2)];
        if (!isPlainWord(own) || !isFinite(own.best) || agrees(own, person)) continue;
        const { mood, tense } = own.best;
        if (mood === 'imp' || !mood || !tense) continue;
        const ours =
          own.norm === 'somme'
            ? ['sommes']
            : finiteFormsOf(own, grammar, [{ mood, tense, person, number: 'pl' }]);
        if (ours.length > 0) report(own, ours.slice(0, 1));
        continue;
      }
      if (first === undefined || last === undefined || first.isName !== last.isName) continue;
      if (!isAfterSign(words, first.place)) continue;
      const at = pastClitics(words, last.place);
      const verb = words[at];
      if (!isPlainWord(verb) || isHanging(words[at + 1]) || !isSingular(verb)) continue;
      const { mood, tense } = verb.best;
      if (!mood || !tense || mood === 'imp') continue;
      const fixes = finiteFormsOf(verb, grammar, [{ mood, tense, person: 3, number: 'pl' }]);
      if (fixes.length > 0) report(verb, fixes.slice(0, 1));
    }
  },
});

/** `mon frère et moi`, `Paul et toi` */
const WITH: Readonly<Record<string, 1 | 2>> = { moi: 1, toi: 2 };

const agrees = (verb: AnalysedWord, person: 1 | 2): boolean =>
  verb.readings.some((r) => isFinite(r) && r.person === person && r.number === 'pl');

interface Member {
  /** Where it begins, for the first; where it ends, for the second. */
  readonly place: number;
  readonly isName: boolean;
}

const isName = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' && word.best.pos === 'PROPN' && word.text !== word.text.toLowerCase();

const isOneThing = (
  words: readonly AnalysedWord[],
  group: { noun: number; determiner: number | undefined },
): boolean => group.determiner !== undefined && isPlainWord(words[group.noun]);

function memberEnding(words: readonly AnalysedWord[], end: number): Member | undefined {
  if (isName(words[end - 1])) return { place: end - 1, isName: true };
  const group = nounGroups(words).find((one) => one.end === end);
  if (!group || !isOneThing(words, group) || (cellsOfGroup(words, group) & PLURAL) !== 0)
    return undefined;
  return { place: group.start, isName: false };
}

function memberStarting(words: readonly AnalysedWord[], start: number): Member | undefined {
  if (isName(words[start])) return { place: start + 1, isName: true };
  const group = nounGroups(words).find((one) => one.start === start);
  if (!group || !isOneThing(words, group) || (cellsOfGroup(words, group) & PLURAL) !== 0)
    return undefined;
  return { place: group.end, isName: false };
}

/** A verb in the third person singular, and nothing else. */
const isSingular = (verb: AnalysedWord): boolean =>
  (/^(?:est|a)$/u.test(verb.norm) || hasOnly(verb, isVerbal)) &&
  isFinite(verb.best) &&
  verb.readings.some(
    (r) => isThirdPerson(r) && (cellsOf({ number: r.number ?? 'sg' }) & SINGULAR) !== 0,
  ) &&
  !verb.readings.some((r) => isThirdPerson(r) && r.number === 'pl');
