import { defineRule, matchCase, type AnalysedWord } from '@tercet/proofreading-core';

/** Nouns of place and time: what follows `ou` and a subject is a clause about them. */
const PLACES =
  /^(?:endroit|endroits|lieu|lieux|jour|jours|moment|moments|cas|sens|mesure|pays|ville|maison|rue|époque|année|années|heure|instant|point|page|période|là|partout|place|situation|dossier|zone|siècle|temps|monde|niveau|soir|matin|semaine|mois|région|chambre|école|village)$/u;
const SUBJECTS = /^(?:il|elle|on|ils|elles|je|j'|tu|nous|vous|l'on)$/u;
const KNOWING =
  /^(?:sais|sait|savoir|savez|savent|savons|savait|ignore|demande|demander|dis|dire|dites|devine|vois|voir)$/u;
const QUESTION =
  /^(?:est|sont|vas|va|vont|habite|habites|étais|était|êtes|suis|es|vont|irons|ira|seront|sera|allez|allons)$/u;

export const ouAdverbe = defineRule({
  id: 'fr/ou-adverbe',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'For a place or a time, write “{fix}” with an accent.',
    fr: 'Pour un lieu ou un temps, écrivez « {fix} » avec un accent.',
    es: 'Para un lugar o un tiempo, escribe «{fix}» con acento.',
  },
  explanation: {
    en: '“Ou” without an accent means “or else” (“ou bien”); “où” asks or tells where or when: “la ville où il vit”.',
    fr: '« Ou » sans accent veut dire « ou bien » ; « où » dit le lieu ou le temps : « la ville où il vit ».',
    es: '«Ou» sin acento significa «o bien»; «où» indica lugar o tiempo: «la ville où il vit».',
  },
  valid: [
    'La ville où il vit est grande.',
    'Un jour ou deux.',
    'Il part ou il reste.',
    'Où sont les clés ?',
    'Le moment ou la manière importe peu.',
    'Je sais où aller.',
    'Ou bien il vient, ou bien il dort.',
    'D’où viens-tu ?',
  ],
  invalid: [
    { text: 'La ville [[ou]] il vit est grande.', fix: 'où' },
    { text: 'Le jour [[ou]] elle viendra, il pleuvra.', fix: 'où' },
    { text: '[[Ou]] sont les clés ?', fix: 'Où' },
    { text: 'Je ne sais pas [[ou]] il habite.', fix: 'où' },
    { text: 'Dans le cas [[ou]] vous partez, écrivez.', fix: 'où' },
  ],
  misses: ['Le café ou il déjeune ferme.'],
  check({ words }, report) {
    for (const [index, word] of words.entries())
      if (word.norm === 'ou' && isPlace(words, index)) report(word, [matchCase(word.text, 'où')]);
  },
});

function isPlace(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1]?.norm ?? '';
  if (!before && words[index + 2]?.norm === 'ce') return false;
  if (!before) return QUESTION.test(next) && words.at(-1)?.text === '?';
  if (before.kind !== 'word') return false;
  const isComma =
    words[index + 1]?.text === ',' && /^(?:sens|cas|mesure|moment)$/u.test(before.norm);
  if (isComma) return SUBJECTS.test(words[index + 2]?.norm ?? '');
  if (PLACES.test(before.norm)) return SUBJECTS.test(next);
  const knows = before.norm === 'pas' || before.norm === 'plus' ? words[index - 2] : before;
  return (
    KNOWING.test(knows?.norm ?? '') &&
    (SUBJECTS.test(next) ||
      (/^(?:sai|sav)/u.test(knows?.norm ?? '') && words[index + 1]?.best.form === 'inf'))
  );
}
