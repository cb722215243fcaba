import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { ASPIRATED, takesElision } from '../vowel-start';
import { cellsOfWord, FEMININE, NONE, PLURAL } from '../grammar/cells';
import { has, isNoun, isPlainWord, isQualifier, isUnknown, isVerbal } from '../grammar/words';

const BEFORE_VOWEL: Readonly<Record<string, string>> = {
  ce: 'cet',
  ma: 'mon',
  ta: 'ton',
  sa: 'son',
  beau: 'bel',
  nouveau: 'nouvel',
  vieux: 'vieil',
};
const BEFORE_CONSONANT: Readonly<Record<string, string>> = {
  cet: 'ce',
  bel: 'beau',
  nouvel: 'nouveau',
  vieil: 'vieux',
};
const ADJECTIVES = /^(?:beau|nouveau|vieux)$/u;
/** `ce à quoi`, `ce autour de quoi`, `ce avec`: a pronoun, and no noun behind it. */
const OPEN = /^(?:à|a|ai|avec|autour|après|avant|en|et|ou|où|est|était|eût|aura|il|elle|on|y)$/u;

export const formeDevantVoyelle = defineRule({
  id: 'fr/forme-devant-voyelle',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Before this word, write “{fix}”.',
    fr: 'Devant ce mot, écrivez « {fix} ».',
    es: 'Ante esta palabra, escribe «{fix}».',
  },
  explanation: {
    en: 'Before a vowel or a mute “h”, “ce”, “ma”, “beau”, “nouveau” and “vieux” become “cet”, “mon”, “bel”, “nouvel” and “vieil”: “cet homme”, “mon amie”. Before a consonant they do not.',
    fr: 'Devant une voyelle ou un « h » muet, « ce », « ma », « beau », « nouveau » et « vieux » deviennent « cet », « mon », « bel », « nouvel » et « vieil » : « cet homme », « mon amie ». Devant une consonne, non.',
    es: 'Ante vocal o «h» muda, «ce», «ma», «beau», «nouveau» y «vieux» pasan a «cet», «mon», «bel», «nouvel» y «vieil»: «cet homme», «mon amie». Ante consonante, no.',
  },
  valid: [
    'Cet homme est fou.',
    'Ce héros est mort.',
    'Mon amie est venue.',
    'Ma hache est lourde.',
    'C’est beau et grand.',
    'Un nouveau onzième arrondissement.',
    'Ce à quoi je pense est simple.',
    'Un vieux monsieur et un vieil ami.',
    'Les vieux ont froid.',
    'Le beau est rare.',
    'C’est bel et bien fini.',
    'Ce oui m’étonne.',
  ],
  invalid: [
    { text: '[[Ce]] homme est fou.', fix: 'Cet' },
    { text: '[[Ma]] amie est venue.', fix: 'Mon' },
    { text: 'Il visite [[sa]] école.', fix: 'son' },
    { text: '[[Ma]] écharpe est bleue.', fix: 'Mon' },
    { text: 'Un [[nouveau]] élève est arrivé.', fix: 'nouvel' },
    { text: 'Un [[vieil]] monsieur attend.', fix: 'vieux' },
    { text: '[[Cet]] chien aboie.', fix: 'Ce' },
    { text: 'Quel [[beau]] arbre !', fix: 'bel' },
  ],
  misses: ['Un fou espoir le tient.'],
  falseAlarms: ['Son amour pour le beau idéal l’égare.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (!(word.norm in BEFORE_VOWEL || word.norm in BEFORE_CONSONANT)) continue;
      const next = words[index + 1];
      if (!isPlainWord(next) || next.gap === '' || word.text.startsWith('-')) continue;
      if (isUnknown(next) || word.text === word.text.toUpperCase()) continue;
      const fix = isBeforeVowel(words, index, next)
        ? entryOf(BEFORE_VOWEL, word.norm)
        : isBeforeConsonant(next)
          ? entryOf(BEFORE_CONSONANT, word.norm)
          : undefined;
      if (fix !== undefined) report(word, [matchCase(word.text, fix)]);
    }
  },
});

const isHere = (before: AnalysedWord | undefined): boolean =>
  !before || (before.best.pos === 'ADP' && before.best.fused !== true);

const isNamed = (word: AnalysedWord): boolean => has(word, isNoun) || has(word, isQualifier);

function isBeforeVowel(words: readonly AnalysedWord[], index: number, next: AnalysedWord): boolean {
  const norm = words[index]?.norm ?? '';
  if (entryOf(BEFORE_VOWEL, norm) === undefined || !takesElision(next.norm) || OPEN.test(next.norm))
    return false;
  if (!isNamed(next) || (cellsOfWord(next, isNoun) & ~PLURAL) === NONE) return false;
  if (norm === 'ce')
    return !has(next, isVerbal) && (cellsOfWord(next, isNoun) & ~FEMININE) !== NONE;
  // `ma écharpe`: at the start of a clause, or after a preposition, no verb can follow.
  const isOwn = /^[mts]a$/u.test(norm) && isNoun(next.best) && isHere(words[index - 1]);
  if (!ADJECTIVES.test(norm)) return isOwn || !has(next, isVerbal);
  // `le beau est rare`, `un vieux aux yeux bleus`: the noun comes at once, and is no adjective.
  const before = words[index - 1]?.norm ?? '';
  return (
    /^(?:un|le|ce|mon|ton|son|notre|votre|leur|quel|du|au)$/u.test(before) &&
    isNoun(next.best) &&
    (cellsOfWord(next, isNoun) & ~FEMININE) !== NONE
  );
}

function isBeforeConsonant(next: AnalysedWord): boolean {
  const isConsonant = /^[bcdfgjklmnpqrstvwxz]/u.test(next.norm) || ASPIRATED.test(next.norm);
  const cells = cellsOfWord(next, isNoun);
  return isConsonant && isNoun(next.best) && (cells & ~(FEMININE | PLURAL)) !== NONE;
}
