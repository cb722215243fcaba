import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { FEMININE, PLURAL, cellsOfWord } from '../grammar/cells';
import { hasOnly, isPlainWord, isQualifier } from '../grammar/words';

/** Things whose name is a participle in the feminine: `une donnée`, never `un donné`. */
const THINGS = new Set(
  'donné entré coordonné idé anné journé soiré matiné duré porté allé arrivé pensé traversé rangé assemblé armé fusé poussé veillé tourné'.split(
    ' ',
  ),
);
/** Nothing but a noun follows these. */
const FIRM =
  /^(?:une|des|ces|cette|mes|tes|ses|nos|vos|leurs|plusieurs|quelques|certaines|chaque|aucune|toutes|deux|trois|quatre|cinq)$/u;
const FEMININE_PLURAL = FEMININE & PLURAL;
const ARTICLE = /^(?:les|la|l')$/u;
/** `une base de données`: nouns that hold such things. */
const HOLDER =
  /^(?:base|bases|banque|banques|jeu|jeux|type|types|structure|structures|saisie|échange|échanges|fichier|fichiers|champ|champs|ensemble|flux|source|sources|collecte|analyse|transfert|volume|format|formats|modèle|protection|traitement|en-tête|perte)$/u;

export const nomEnEe = defineRule({
  id: 'fr/nom-en-ee',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The noun is feminine: write “{fix}”.',
    fr: 'Le nom est féminin : écrivez « {fix} ».',
    es: 'El nombre es femenino: escribe «{fix}».',
  },
  explanation: {
    en: 'The noun ends in “-ée”: “une donnée”, “les entrées”. “Donné” and “entré” are participles.',
    fr: 'Le nom finit en « -ée » : « une donnée », « les entrées ». « Donné » et « entré » sont des participes.',
    es: 'El nombre termina en «-ée»: «une donnée», «les entrées». «Donné» y «entré» son participios.',
  },
  valid: [
    'Les données sont perdues.',
    'Il les a donnés à Paul.',
    'Ils sont entrés par la porte.',
    'Les invités entrés par la cour repartent.',
    'Il n’a rien de donné.',
    'Des livres donnés par un ami.',
    'Je les ai tous donnés.',
    'Un nombre donné de pages.',
    'Ces deux arrivés en retard restent dehors.',
  ],
  invalid: [
    { text: 'Il perd des [[donnés]] chaque jour.', fix: 'données' },
    { text: 'La base de [[donnés]] est vide.', fix: 'données' },
    { text: 'Le menu a plusieurs [[entrés]] et un dessert.', fix: 'entrées' },
    { text: 'Voici mes [[coordonnés]].', fix: 'coordonnées' },
    { text: 'Il relit les [[donnés]] du client.', fix: 'données' },
    { text: 'Elle note ces [[pensés]] le soir.', fix: 'pensées' },
    { text: 'Quelques [[rangés]] d’arbres suffisent.', fix: 'rangées' },
  ],
  misses: ['Il écrit la donné.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const stem = word.norm.replace(/s$/u, '');
      if (!THINGS.has(stem) || !isPlainWord(word) || !hasOnly(word, isQualifier)) continue;
      if (isNounPlace(words, index))
        report(word, [matchCase(word.text, word.norm.replace(/é(s?)$/u, 'ée$1'))]);
    }
  },
});

function isNounPlace(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  const isPlural = words[index]?.norm.endsWith('s') ?? false;
  if (before?.kind !== 'word' || next?.best.pos === 'NOUN' || next?.norm === 'par') return false;
  if (/^(?:de|d')$/u.test(before.norm))
    return isPlural && HOLDER.test(words[index - 2]?.norm ?? '');
  if (/^(?:une|cette|la|l'|chaque|aucune)$/u.test(before.norm)) return false;
  if (FIRM.test(before.norm)) return isPlural && !isTaken(next);
  const isArticle = ARTICLE.test(before.norm) && before.best.pos === 'DET';
  // `les donnés perdues`
  const isDescribed =
    next !== undefined &&
    hasOnly(next, isQualifier) &&
    cellsOfWord(next, isQualifier) === FEMININE_PLURAL;
  if (before.norm === 'les' && isPlural && isDescribed) return true;
  return (
    isArticle &&
    isPlural &&
    (!next || /^(?:du|de|d'|des)$/u.test(next.norm) || /^[.,;:)]$/u.test(next.text))
  );
}

/** `ces deux arrivés en retard`: the word goes on as a participle does. */
const isTaken = (next: AnalysedWord | undefined): boolean =>
  next?.best.pos === 'ADP' && !/^(?:de|d'|dans|pour|sur)$/u.test(next.norm);
