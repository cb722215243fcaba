import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { has, isHanging, isInfinitive, isNoun, isPastParticiple, isVerbal } from '../grammar/words';

const SOUNDS_ALIKE = /^(?:ces|ses|s'est|c'est|sais|sait)$/u;
const FIRST = /^(?:je|tu)$/u;
const THIRD = /^(?:il|elle|on)$/u;
const DENIAL = /^(?:pas|plus|jamais|rien|guère)$/u;

export const saisSait = defineRule({
  id: 'fr/sais-sait',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'This is a form of “savoir”: “{fix}”.',
    fr: 'Il s’agit du verbe « savoir » : « {fix} ».',
    es: 'Es una forma de «savoir»: «{fix}».',
  },
  explanation: {
    en: '“Je sais”, “il sait” sound like “c’est”, “s’est”, “ces” and “ses”. If “je savais” fits, write “sais” or “sait”.',
    fr: '« Je sais », « il sait » se prononcent comme « c’est », « s’est », « ces » et « ses ». Si l’on peut dire « je savais », écrivez « sais » ou « sait ».',
    es: '«Je sais», «il sait» suenan como «c’est», «s’est», «ces» y «ses». Si se puede decir «je savais», escribe «sais» o «sait».',
  },
  valid: [
    'Je ne sais pas.',
    'Il ne sait plus nager.',
    'Il ne s’est pas levé.',
    'Ce n’est pas lui.',
    'Je crois que c’est lui.',
    'Il s’est tu.',
    'Elle, c’est autre chose.',
    'Ne serait-ce que ses amis.',
  ],
  invalid: [
    { text: 'Je ne [[c’est]] pas.', fix: 'sais' },
    { text: 'Il ne [[c’est]] pas nager.', fix: 'sait' },
    { text: 'Je ne [[ses]] plus quoi faire.', fix: 'sais' },
    { text: 'Il [[c’est]] conduire depuis longtemps.', fix: 'sait' },
    { text: 'Je [[ces]] que tu viens.', fix: 'sais' },
    { text: 'Elle ne [[ces]] pas lire.', fix: 'sait' },
  ],
  misses: ['Mon frère ne c’est pas nager.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const isSplit = /^[cs]'$/u.test(word.norm) && words[index + 1]?.norm === 'est';
      const last = isSplit ? words[index + 1] : word;
      const norm = isSplit ? `${word.norm}est` : word.norm;
      if (!last || !SOUNDS_ALIKE.test(norm) || /^sai/u.test(norm)) continue;
      const fix = formFor(words, index, index + (isSplit ? 2 : 1), norm);
      if (fix !== undefined)
        report({ start: word.start, end: last.end }, [matchCase(word.text, fix)]);
    }
  },
});

function formFor(
  words: readonly AnalysedWord[],
  index: number,
  after: number,
  norm: string,
): string | undefined {
  const isDenied = words[index - 1]?.norm === 'ne';
  const subject = words[isDenied ? index - 2 : index - 1];
  const next = words[after];
  if (!subject || isHanging(subject)) return undefined;
  const isFirst = FIRST.test(subject.norm);
  if (!isFirst && !THIRD.test(subject.norm)) return undefined;
  const fix = isFirst ? 'sais' : 'sait';
  // `il ne c’est pas lavé`: another rule’s.
  if (isDenied && has(words[after + 1], isPastParticiple)) return undefined;
  if (isDenied) return DENIAL.test(next?.norm ?? '') && norm !== "s'est" ? fix : undefined;
  if (isFirst)
    return /^(?:pas|plus|que|qu'|où|comment|pourquoi|bien)$/u.test(next?.norm ?? '')
      ? fix
      : undefined;
  // `il c’est conduire`: no infinitive follows `c’est` at once after a subject.
  const isAct = next !== undefined && has(next, isInfinitive) && !has(next, isNoun);
  const before = words[index - 2];
  return isAct &&
    !(before && (before.best.pos === 'ADP' || isVerbal(before.best))) &&
    !THIRD_ALONE.test(subject.norm)
    ? fix
    : undefined;
}

/** `elle, c’est rire qu’elle veut` */
const THIRD_ALONE = /^elle$/u;
