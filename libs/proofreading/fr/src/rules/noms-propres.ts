import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { PLACES } from '../phrases/places';

const phrases = phraseTable(PLACES);

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
    en: 'Names of well-known places have one spelling of their own, which sound alone does not tell.',
    fr: 'Les noms de lieux connus ont leur orthographe propre, que le son ne suffit pas à donner.',
    es: 'Los nombres de lugares conocidos tienen su propia ortografía, que el sonido no basta para conocer.',
  },
  valid: [
    'Elle vit à San Francisco.',
    'Los Angeles est loin.',
    'Il joue à Las Vegas.',
    'Copenhague est une ville du Nord.',
    'Ils montent au Machu Picchu.',
    'Le Liechtenstein est petit.',
    'Bakou est la capitale de l’Azerbaïdjan.',
    'Le Kazakhstan est vaste.',
  ],
  invalid: [
    { text: 'Il visite [[San Fransisco]].', fix: 'San Francisco' },
    { text: 'Ils jouent à [[Las Végas]].', fix: 'Las Vegas' },
    { text: 'Elle habite [[Copenague]].', fix: 'Copenhague' },
    { text: 'Le [[Liechenstein]] est petit.', fix: 'Liechtenstein' },
    { text: 'Ils montent au [[Machu Pichu]].', fix: 'Machu Picchu' },
  ],
  check: phrases.check,
});
