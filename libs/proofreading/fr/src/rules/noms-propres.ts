import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { NAMES } from '../phrases/names';

const phrases = phraseTable(NAMES);

export const nomsPropres = defineRule({
  id: 'fr/noms-propres',
  category: 'spelling',
  level: 'suggestion',
  message: {
    en: 'The name is usually written “{fix}”.',
    fr: 'Ce nom s’écrit d’ordinaire « {fix} ».',
    es: 'Este nombre suele escribirse «{fix}».',
  },
  explanation: {
    en: 'Names of well-known people and places have one spelling of their own, which sound alone does not tell.',
    fr: 'Les noms de personnes et de lieux connus ont leur orthographe propre, que le son ne suffit pas à donner.',
    es: 'Los nombres de personas y lugares conocidos tienen su propia ortografía, que el sonido no basta para conocer.',
  },
  valid: [
    'Gandhi est né en Inde.',
    'Il lit Nietzsche.',
    'George Sand a écrit ce roman.',
    'Georges Brassens chante.',
    'Le général de Gaulle parle.',
    'Il écoute Johnny Hallyday.',
    'Il cite Baudelaire.',
    'François Mitterrand fut président.',
  ],
  invalid: [
    { text: '[[Ghandi]] est né en Inde.', fix: 'Gandhi' },
    { text: 'Il lit [[Nietzche]].', fix: 'Nietzsche' },
    { text: 'Il récite du [[Beaudelaire]].', fix: 'Baudelaire' },
    { text: 'Le film de [[Stephen Spielberg]] sort demain.', fix: 'Steven Spielberg' },
    { text: 'Il visite [[San Fransisco]].', fix: 'San Francisco' },
  ],
  check: phrases.check,
});
