import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { PEOPLES } from '../phrases/peoples';
import { hasOnly, isFinite, isVerbal } from '../grammar/words';

export const majusculePeuple = defineRule({
  id: 'fr/majuscule-peuple',
  category: 'capitalization',
  level: 'error',
  message: {
    en: 'The name of a people takes a capital: “{fix}”.',
    fr: 'Le nom d’un habitant prend une majuscule : « {fix} ».',
    es: 'El gentilicio sustantivado lleva mayúscula en francés: «{fix}».',
  },
  explanation: {
    en: 'As a noun for persons, “Français”, “Anglaise”, “Parisiens” take a capital; the adjective and the language do not: “les Français aiment le vin français”.',
    fr: 'Nom de personnes, « Français », « Anglaise », « Parisiens » prennent la majuscule ; l’adjectif et la langue, non : « les Français aiment le vin français ».',
    es: 'Como nombre de personas, «Français», «Anglaise», «Parisiens» llevan mayúscula; el adjetivo y la lengua, no: «les Français aiment le vin français».',
  },
  valid: [
    'Les Français aiment le vin français.',
    'Les livres anglais sont chers.',
    'Beaucoup d’Anglais voyagent.',
    'Il vend des français neufs.',
    'Les textes français modernes abondent.',
    'Deux films italiens passent.',
    'La plupart des Suisses votent.',
    'Les frites belges plaisent à tous.',
  ],
  invalid: [
    { text: 'Beaucoup d’[[anglais]] voyagent l’été.', fix: 'Anglais' },
    { text: 'La plupart des [[espagnols]] dînent tard.', fix: 'Espagnols' },
    { text: 'Il travaille avec des [[anglaises]].', fix: 'Anglaises' },
    { text: 'Les [[italiens]] aiment chanter.', fix: 'Italiens' },
    { text: 'Tous les [[français]] votent.', fix: 'Français' },
    { text: 'Un [[français]] est venu.', fix: 'Français' },
  ],
  misses: ['Un français, hier, est venu.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.kind !== 'word' || word.text !== word.text.toLowerCase()) continue;
      const base = word.norm.replace(/(?<=ais|ois)es$|(?<=[^si])es$|s$/u, '');
      const isPeople = [
        word.norm,
        base,
        word.norm.replace(/es?$/u, ''),
        word.norm.replace(/nes?$/u, ''),
      ].some((form) => PEOPLES.has(form));
      if (
        !isPeople ||
        !(isOnePerson(words, index) || (/s$/u.test(word.norm) && isOfPersons(words, index)))
      )
        continue;
      report(word, [word.text.charAt(0).toUpperCase() + word.text.slice(1)]);
    }
  },
});

/** `un Français est arrivé`: an indefinite article before, a verb behind. */
function isOnePerson(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  const isStart =
    index === 1 || /^(?:qu'|que|quand|si|et|mais)$/u.test(words[index - 2]?.norm ?? '');
  if (!/^une?$/u.test(words[index - 1]?.norm ?? '') || !isStart || next === undefined) return false;
  return isFinite(next.best) && (hasOnly(next, isVerbal) || /^(?:est|a)$/u.test(next.norm));
}

/** `beaucoup d’Anglais`, `la plupart des Espagnols`, `les Italiens aiment`, `avec des Anglaises.` */
function isOfPersons(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1]?.norm ?? '';
  const far = words[index - 2]?.norm ?? '';
  const next = words[index + 1];
  if (
    /^(?:d'|de|des)$/u.test(before) &&
    /^(?:beaucoup|plupart|peu|millions|milliers|nombre)$/u.test(far)
  )
    return next === undefined || next.kind === 'punctuation' || isFinite(next.best);
  const isEnd = next === undefined || /^[.!?]$/u.test(next.text);
  if (before === 'des' && far === 'avec') return isEnd;
  if (before !== 'les' || !next) return false;
  const isSubject = words[index - 2] === undefined || /^(?:tous|que|qu'|,)$/u.test(far);
  return (
    isSubject &&
    hasOnly(next, isVerbal) &&
    isFinite(next.best) &&
    !/^(?:sont|seront|étaient)$/u.test(next.norm)
  );
}
