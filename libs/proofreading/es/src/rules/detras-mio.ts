import { defineRule, entryOf } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';

const PLACES =
  /^(?:delante|detrás|encima|debajo|cerca|lejos|enfrente|dentro|adelante|atrás|abajo|arriba)$/u;
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  mío: ['de mí'],
  mía: ['de mí'],
  tuyo: ['de ti'],
  tuya: ['de ti'],
  suyo: ['de él', 'de ella'],
  suya: ['de ella', 'de él'],
  nuestro: ['de nosotros'],
  nuestra: ['de nosotros'],
};

export const detrasMio = defineRule({
  id: 'es/detras-mio',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'An adverb of place takes “de” and a pronoun: “{fix}”.',
    fr: 'Un adverbe de lieu demande « de » et un pronom : « {fix} ».',
    es: 'Un adverbio de lugar lleva «de» y un pronombre: «{fix}».',
  },
  explanation: {
    en: '“Mío”, “tuyo” and “suyo” go with nouns. Adverbs such as “detrás” and “cerca” take “de mí”, “de ti”, “de él”.',
    fr: '« Mío », « tuyo » et « suyo » vont avec des noms. Les adverbes comme « detrás » et « cerca » demandent « de mí », « de ti », « de él ».',
    es: '«Mío», «tuyo» y «suyo» acompañan a sustantivos. Los adverbios como «detrás» o «cerca» llevan «de mí», «de ti», «de él».',
  },
  valid: [
    'Está detrás de mí.',
    'Cerca de ti hay un banco.',
    'Está al lado mío.',
    'El coche de delante es mío.',
    'El piso de arriba es nuestro.',
    'Dentro, nuestro perro duerme.',
    'Abajo nuestra bandera ondea.',
    'De parte suya.',
  ],
  invalid: [
    { text: 'El que está [[detrás mío]] es Juan.', fix: 'detrás de mí' },
    { text: 'Vive muy [[cerca tuyo]].', fix: 'cerca de ti' },
    { text: '[[Encima tuyo]] hay una araña.', fix: 'Encima de ti' },
    { text: 'Iba un perro [[detrás suya]].', fix: 'detrás de ella' },
    { text: 'El autobús va [[delante nuestro]].', fix: 'delante de nosotros' },
  ],
  misses: ['Está enfrente mismo tuyo.'],
  check(sentence, report) {
    for (const [index, owner] of sentence.tokens.entries()) {
      const place = sentence.tokens[index - 1];
      const fixes = entryOf(OWNERS, owner.norm);
      if (!place || !fixes || !isNext(owner) || !PLACES.test(place.norm)) continue;
      // `dentro nuestro perro duerme`, `el de arriba nuestro no es`
      const next = sentence.tokens[index + 1];
      const isBeforeNoun = /^nuestr/u.test(owner.norm) && isNext(next);
      const isOfIt = /^(?:de|del)$/u.test(normAt(sentence, index - 2));
      if (isBeforeNoun || isOfIt) continue;
      report(
        { start: place.start, end: owner.end },
        fixes.map((fix) => `${place.text} ${fix}`),
      );
    }
  },
});
