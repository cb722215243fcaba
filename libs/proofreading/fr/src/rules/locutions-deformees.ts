import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { DEFORMED_PHRASES } from '../phrases/deformed-phrases';

const phrases = phraseTable(DEFORMED_PHRASES);

export const locutionsDeformees = defineRule({
  id: 'fr/locutions-deformees',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'This set phrase is “{fix}”.',
    fr: 'L’expression exacte est « {fix} ».',
    es: 'La expresión exacta es «{fix}».',
  },
  explanation: {
    en: 'A set phrase keeps its words and their form, even where they are used nowhere else: “au fur et à mesure”, “vaille que vaille”, “le cas échéant”.',
    fr: 'Une expression figée garde ses mots et leur forme, même ceux qui ne servent nulle part ailleurs : « au fur et à mesure », « vaille que vaille », « le cas échéant ».',
    es: 'Una expresión fija conserva sus palabras y su forma, aun las que no se usan en ningún otro lugar: «au fur et à mesure», «vaille que vaille», «le cas échéant».',
  },
  valid: [
    'Elle range au fur et à mesure.',
    'Il avance vaille que vaille.',
    'Il y a du pain.',
    'Le traité est passé à titre définitif.',
    'Tu as dit cela autrement.',
    'Il faut de tout pour faire un monde.',
    'Elle improvise un repas.',
    'Tu agis bien et il s’agit de moi.',
    'Il part une fois de plus.',
  ],
  invalid: [
    { text: 'Elle plie le linge [[au fur à mesure]].', fix: 'au fur et à mesure' },
    { text: 'Le vieux mur tient [[vaille qui vaille]].', fix: 'vaille que vaille' },
    { text: 'Son frère arrive [[à l’improvise]].', fix: 'à l’improviste' },
    { text: 'Le maire viendra, [[le cas échant]].', fix: 'le cas échéant' },
    { text: '[[Il s’agis d’une]] vieille coutume.', fix: 'Il s’agit d’une' },
    { text: 'La chèvre broute [[par ailleur]] les fleurs.', fix: 'par ailleurs' },
  ],
  check: phrases.check,
});
