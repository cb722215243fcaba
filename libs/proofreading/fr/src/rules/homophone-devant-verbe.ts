import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { PURE_CLITICS } from '../grammar/clitics';
import { has, isFinite, isHanging, isInfinitive } from '../grammar/words';

/** Written in place of pronouns that sound alike. */
const PRONOUNS: Readonly<Record<string, string>> = {
  si: 's’y',
  ci: 's’y',
  ni: 'n’y',
  sans: 's’en',
  sens: 's’en',
  cent: 's’en',
  sang: 's’en',
};
const REFLEXIVE = /^(?:il|elle|on|ils|elles|qui|ça|cela)$/u;
const SUBJECT = /^(?:je|tu|il|elle|on|ils|elles|nous|vous|qui|ça|cela)$/u;
const ELIDED: Readonly<Record<string, string>> = { "c'": 's’' };

export const homophoneDevantVerbe = defineRule({
  id: 'fr/homophone-devant-verbe',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Between subject and verb stand pronouns: “{fix}”.',
    fr: 'Entre le sujet et le verbe, il faut des pronoms : « {fix} ».',
    es: 'Entre el sujeto y el verbo van pronombres: «{fix}».',
  },
  explanation: {
    en: '“S’y”, “n’y” and “s’en” sound like “si”, “ni” and “sans”, but hold two pronouns that belong to the verb: “il s’y rend”, “je n’y vois rien”, “elle s’en va”.',
    fr: '« S’y », « n’y » et « s’en » se prononcent comme « si », « ni » et « sans », mais ce sont des pronoms compléments du verbe : « il s’y rend », « je n’y vois rien », « elle s’en va ».',
    es: '«S’y», «n’y» y «s’en» suenan como «si», «ni» y «sans», pero son pronombres del verbo: «il s’y rend», «je n’y vois rien», «elle s’en va».',
  },
  valid: [
    'Il s’y rend chaque jour.',
    'Elle est si belle.',
    'Ni lui ni elle ne viennent.',
    'Il part sans dire un mot.',
    'Est-il si malade ?',
    'Je ne sais si je viendrai.',
    'Il ne sent rien.',
    'Ce n’est ni lui ni elle ni personne.',
    'Avec elle, sans rire, tout va bien.',
    'On vient sans attendre.',
    'Il ne parle ni ne rit.',
  ],
  invalid: [
    { text: 'Il [[si]] rend chaque jour.', fix: 's’y' },
    { text: 'Elle ne [[si]] intéresse pas.', fix: 's’y' },
    { text: 'Il [[sans]] va demain.', fix: 's’en' },
    { text: 'Il [[ni]] a plus de pain.', fix: 'n’y' },
    { text: 'Je [[ni]] comprends rien.', fix: 'n’y' },
    { text: 'Elle ne [[sans]] souvient pas.', fix: 's’en' },
    { text: 'Cela [[c’en]] va.', fix: 's’en' },
  ],
  misses: ['Les voisins si rendent chaque jour.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const isElided = word.norm === "c'" && words[index + 1]?.norm === 'en';
      const fix = isElided ? entryOf(ELIDED, word.norm) : entryOf(PRONOUNS, word.norm);
      if (fix === undefined || word.kind !== 'word') continue;
      const last = isElided ? words[index + 1] : word;
      const verb = words[index + (isElided ? 2 : 1)];
      if (!last || !verb || !isVerbHere(verb) || !isAfterSubject(words, index, fix)) continue;
      const text = isElided ? `${fix}${last.text}` : fix;
      report({ start: word.start, end: last.end }, [matchCase(word.text, text)]);
    }
  },
});

const isVerbHere = (verb: AnalysedWord): boolean =>
  verb.kind === 'word' &&
  verb.gap !== '' &&
  has(verb, isFinite) &&
  !has(verb, isInfinitive) &&
  verb.readings.every(
    ({ pos }) => pos !== 'ADJ' && pos !== 'ADV' && pos !== 'ADP' && pos !== 'PRON',
  );

function isAfterSubject(words: readonly AnalysedWord[], index: number, fix: string): boolean {
  const isDenied = /^(?:ne|n')$/u.test(words[index - 1]?.norm ?? '');
  if (isDenied && fix.startsWith('n')) return false;
  const at = isDenied ? index - 2 : index - 1;
  const subject = words[at];
  if (isDenied && subject?.kind === 'word' && !PURE_CLITICS.has(subject.norm))
    return !has(subject, isFinite);
  if (!subject || isHanging(subject)) return false;
  const known = fix.startsWith('n') ? SUBJECT : REFLEXIVE;
  // `avec elle sans souci`, `celui qui`: a pronoun after a preposition is no subject.
  const before = words[at - 1];
  return known.test(subject.norm) && before?.best.pos !== 'ADP' && !has(before, isFinite);
}
