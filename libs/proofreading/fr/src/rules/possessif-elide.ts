import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { cellsOfWord, FEMININE, MASCULINE, NONE, PLURAL } from '../grammar/cells';
import { hasOnly, isFinite, isNoun, isPlainWord } from '../grammar/words';

const WHOLE: Readonly<Record<string, string>> = {
  "m'a": 'ma',
  "t'a": 'ta',
  "m'ont": 'mon',
  "t'ont": 'ton',
  "l'a": 'la',
  "l'as": 'la',
};

export const possessifElide = defineRule({
  id: 'fr/possessif-elide',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here, in one word: no form of “avoir” fits.',
    fr: 'Écrivez ici « {fix} », en un mot : le verbe « avoir » n’y a pas de place.',
    es: 'Escribe aquí «{fix}», en una palabra: no cabe ninguna forma de «avoir».',
  },
  explanation: {
    en: '“M’a”, “t’a”, “m’ont”, “l’a” are forms of “avoir” before a participle: “il m’a vu”. Before a noun stand “ma”, “ta”, “mon”, “la”; before a verb, “la”.',
    fr: '« M’a », « t’a », « m’ont », « l’a » sont des formes d’« avoir » devant un participe : « il m’a vu ». Devant un nom viennent « ma », « ta », « mon », « la » ; devant un verbe, « la ».',
    es: '«M’a», «t’a», «m’ont», «l’a» son formas de «avoir» ante un participio: «il m’a vu». Ante un sustantivo van «ma», «ta», «mon», «la»; ante un verbo, «la».',
  },
  valid: [
    'Il m’a dit bonjour.',
    'Ma voiture est rouge.',
    'Tu l’as vue hier.',
    'Cela m’a fait peur.',
    'Il l’a mise à la porte.',
    'Ils m’ont donné raison.',
    'Cela t’a plu.',
    'Elle la regarde.',
  ],
  invalid: [
    { text: '[[M’a]] voiture est en panne.', fix: 'Ma' },
    { text: '[[T’a]] sœur est là.', fix: 'Ta' },
    { text: '[[M’ont]] frère est parti.', fix: 'Mon' },
    { text: '[[L’as]] maison est rouge.', fix: 'La' },
    { text: 'Elle [[l’a]] regarde dans les yeux.', fix: 'la' },
    { text: 'Il est venu avec [[m’a]] mère.', fix: 'ma' },
  ],
  misses: ['M’a petite voiture est en panne.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const have = words[index + 1];
      const next = words[index + 2];
      if (!have || have.gap !== '' || !isPlainWord(next) || next.gap === '') continue;
      const fix = entryOf(WHOLE, word.norm + have.norm);
      if (fix === undefined) continue;
      if (isPossessed(words, index, fix) || isObject(words, index, fix))
        report({ start: word.start, end: have.end }, [matchCase(word.text, fix)]);
    }
  },
});

/** At the start or after a preposition, before a noun that is nothing else. */
function isPossessed(words: readonly AnalysedWord[], index: number, fix: string): boolean {
  const before = words[index - 1];
  const noun = words[index + 2];
  const isOpen = before === undefined || before.best.pos === 'ADP';
  if (!isOpen || !noun || !hasOnly(noun, (r) => isNoun(r) && r.guessed !== true)) return false;
  const gender = /on$/u.test(fix) ? MASCULINE : FEMININE;
  return (cellsOfWord(noun, isNoun) & gender & ~PLURAL) !== NONE;
}

/** `elle l’a regarde`: after a subject, before a form of the present that is no participle. */
function isObject(words: readonly AnalysedWord[], index: number, fix: string): boolean {
  const subject = words[index - 1]?.norm ?? '';
  const verb = words[index + 2];
  const isSubject = fix === 'la' && /^(?:il|elle|on|tu|je)$/u.test(subject);
  const isNear = words[index - 2]?.best.pos !== 'ADP';
  return isSubject && isNear && verb !== undefined && hasOnly(verb, isFinite);
}
