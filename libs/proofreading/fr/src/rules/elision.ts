import { defineRule, matchCase, type RuleToken, entryOf } from '@tercet/proofreading-core';
import { takesElision } from '../vowel-start';

const ELIDED: Readonly<Record<string, string>> = {
  le: 'l’',
  la: 'l’',
  je: 'j’',
  me: 'm’',
  te: 't’',
  se: 's’',
  de: 'd’',
  ne: 'n’',
  que: 'qu’',
  jusque: 'jusqu’',
  lorsque: 'lorsqu’',
  puisque: 'puisqu’',
  quoique: 'quoiqu’',
};

/** After "le" and "la" these may start something else: "la où" is "là où", "le et" names the word itself. */
const NOT_AFTER_ARTICLE = new Set(
  'aussi avec au aux et ou où en on il elle ils elles est encore alors après avant aujourd’hui ici y ai as ont entre à'.split(
    ' ',
  ),
);
const NOT_AFTER_DE = new Set(['et', 'ou', 'où', 'en']);
const BEFORE_QUOIQUE = /^(?:ils?|elles?|en|ainsi)$/;
const FOREIGN = new Set([
  'and',
  'is',
  'in',
  'of',
  'on',
  'at',
  'you',
  'it',
  'us',
  'up',
  'out',
  'all',
]);

function elides(word: RuleToken, next: RuleToken, after: RuleToken | undefined): boolean {
  if (next.kind !== 'word' || !/^[ \u00A0]$/.test(next.gap)) return false;
  const isPronounBeforeHas =
    next.norm === 'a' && /^(?:ne|me|te|se|que|puisque|lorsque)$/.test(word.norm);
  if (isPronounBeforeHas) return next.text === 'a';
  if (word.norm === 'jusque' && next.norm === 'à') return true;
  if (/^(?:que|lorsque|puisque|quoique)$/.test(word.norm) && next.norm === 'on') return true;
  if (next.text !== next.text.toLowerCase() || FOREIGN.has(next.norm)) return false;
  if ((word.norm === 'le' || word.norm === 'la') && NOT_AFTER_ARTICLE.has(next.norm)) return false;
  if (word.norm === 'de' && NOT_AFTER_DE.has(next.norm)) return false;
  const isNumber = next.norm === 'un' || next.norm === 'une';
  // "de un à dix": a number that is counted from.
  if (isNumber) return word.norm !== 'le' && word.norm !== 'la' && after?.norm !== 'à';
  if (word.norm === 'quoique') return BEFORE_QUOIQUE.test(next.norm);
  return takesElision(next.norm);
}

export const elision = defineRule({
  id: 'fr/elision',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Before a vowel, write “{fix}”.',
    fr: 'Devant une voyelle, on élide : « {fix} ».',
    es: 'Ante vocal se elide: «{fix}».',
  },
  explanation: {
    en: 'French drops the last vowel of words such as “le”, “je”, “de” and “que” before a vowel or a mute h, and writes an apostrophe.',
    fr: 'Des mots comme « le », « je », « de » ou « que » perdent leur voyelle devant une voyelle ou un h muet ; l’apostrophe la remplace.',
    es: 'Palabras como «le», «je», «de» o «que» pierden su vocal ante vocal o h muda; en su lugar se escribe un apóstrofo.',
  },
  valid: [
    'L’arbre est grand.',
    'Le onze mai, la onzième heure.',
    'Il vit la une du journal.',
    'Le oui l’emporte.',
    'Le haut du mur et la hauteur du toit.',
    'Là où il va, personne ne le suit.',
    'De a à z, tout est vrai.',
    'Le héros de Homs.',
    'La ouate et le yaourt.',
    'Le “e” muet ne compte pas.',
    'Dis-le à ta sœur.',
    'La une du journal est noire.',
    'Comptez de un à dix.',
    'Une soirée de ouf.',
    'La hache est lourde.',
  ],
  invalid: [
    { text: '[[Le arbre]] est grand.', fix: 'L’arbre' },
    { text: '[[Je ai]] faim.', fix: 'J’ai' },
    { text: 'Il vient [[de arriver]].', fix: 'd’arriver' },
    { text: 'Je crois [[que il]] dort.', fix: 'qu’il' },
    { text: 'Elle [[ne est]] pas là.', fix: 'n’est' },
    { text: 'Il [[se est]] levé tôt.', fix: 's’est' },
    { text: 'C’est [[la heure]] du départ.', fix: 'l’heure' },
    { text: 'Il [[me a]] vu hier.', fix: 'm’a' },
    { text: 'La plupart [[de entre]] eux sont partis.', fix: 'd’entre' },
    { text: 'Il dort [[lorsque elle]] travaille.', fix: 'lorsqu’elle' },
    { text: 'Il reste [[jusque à]] lundi.', fix: 'jusqu’à' },
    { text: 'Il dit [[que on]] part demain.', fix: 'qu’on' },
  ],
  misses: ['Il la a vue.', 'Le film de Alain Resnais.', 'La hélice tourne.'],
  check({ tokens }, report) {
    for (const [index, word] of tokens.entries()) {
      const next = tokens[index + 1];
      const elided = entryOf(ELIDED, word.norm);
      if (
        !next ||
        elided === undefined ||
        word.text === 'LA' ||
        !elides(word, next, tokens[index + 2])
      )
        continue;
      const fix = matchCase(word.text, elided) + next.text;
      report({ start: word.start, end: next.end }, [fix], { safe: true });
    }
  },
});
