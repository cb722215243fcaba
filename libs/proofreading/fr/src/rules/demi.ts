import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { HALVES } from '../phrases/halves';

const phrases = phraseTable(HALVES);

export const demi = defineRule({
  id: 'fr/demi',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'After “et”, “demi” takes the gender of the noun before: “{fix}”.',
    fr: 'Après « et », « demi » prend le genre du nom qui précède : « {fix} ».',
    es: 'Tras «et», «demi» toma el género del sustantivo anterior: «{fix}».',
  },
  explanation: {
    en: 'Behind its noun “demi” agrees in gender only: “deux heures et demie”, “trois ans et demi”, “midi et demi”.',
    fr: 'Placé après le nom, « demi » s’accorde en genre seulement : « deux heures et demie », « trois ans et demi », « midi et demi ».',
    es: 'Detrás del sustantivo, «demi» concuerda solo en género: «deux heures et demie», «trois ans et demi», «midi et demi».',
  },
  valid: [
    'Il est deux heures et demie.',
    'L’enfant a trois ans et demi.',
    'On mange à midi et demi.',
    'Une demi-heure a passé.',
    'Il reste un mois et demi.',
    'Elle a bu une bière et demie.',
    'La pendule sonne la demie.',
    'Cela dure une journée et demie.',
  ],
  invalid: [
    { text: 'Il est [[deux heures et demi]].', fix: 'deux heures et demie' },
    { text: 'L’enfant a [[trois ans et demie]].', fix: 'trois ans et demi' },
    { text: 'On mange à [[midi et demie]].', fix: 'midi et demi' },
    { text: 'Il reste [[un mois et demie]].', fix: 'un mois et demi' },
    { text: 'Cela a duré [[une journée et demi]].', fix: 'une journée et demie' },
  ],
  misses: ['Il a mangé deux pommes et demi.'],
  check: phrases.check,
});
