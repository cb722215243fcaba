import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { REGIONALISMS } from '../phrases/regionalisms';

const phrases = phraseTable(REGIONALISMS);

export const regionalismes = defineRule({
  id: 'fr/regionalismes',
  category: 'style',
  level: 'style',
  message: {
    en: 'Said in one region only; elsewhere “{fix}”.',
    fr: 'Tour régional ; ailleurs, on dit « {fix} ».',
    es: 'Giro regional; en otros lugares se dice «{fix}».',
  },
  explanation: {
    en: 'The phrase is well known in one country and little understood in others; for readers everywhere choose the common word.',
    fr: 'L’expression est courante dans un pays et peu comprise ailleurs ; pour tous les lecteurs, préférez le mot commun.',
    es: 'La expresión es corriente en un país y poco conocida en otros; para todos los lectores conviene la palabra común.',
  },
  valid: [
    'La neige forme une congère.',
    'Il met son bonnet de bain.',
    'Elle est blanche comme un linge.',
    'Le feu rouge s’allume.',
    'Il achète un vélo tout-terrain.',
    'On mange un hot-dog.',
    'Le papier toilette manque.',
    'Il a un banc dans la neige.',
  ],
  invalid: [
    { text: 'Il est tombé dans [[un banc de neige]].', fix: 'une congère' },
    { text: 'Il met son [[casque de bain]].', fix: 'bonnet de bain' },
    { text: 'Il roule à [[bicyclette de montagne]].', fix: 'vélo tout-terrain' },
    { text: 'Il sort le [[sac de vidanges]].', fix: 'sac-poubelle' },
    { text: 'On soupe dans la [[salle à dîner]].', fix: 'salle à manger' },
  ],
  check: phrases.check,
});
