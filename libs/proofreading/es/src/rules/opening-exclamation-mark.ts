import { defineRule } from '@tercet/proofreading-core';
import { findUnopened } from '../opening-signs';

export const openingExclamationMark = defineRule({
  id: 'es/opening-exclamation-mark',
  category: 'punctuation',
  level: 'error',
  message: {
    en: 'The exclamation needs its opening sign: “¡”.',
    fr: 'L’exclamation demande son signe ouvrant : « ¡ ».',
    es: 'Falta el signo de apertura: «¡».',
  },
  explanation: {
    en: 'Spanish marks an exclamation at both ends: “¡” where it starts, “!” where it ends.',
    fr: 'L’espagnol marque l’exclamation aux deux bouts : « ¡ » où elle commence, « ! » où elle finit.',
    es: 'La exclamación se marca en los dos extremos: «¡» donde empieza y «!» donde termina.',
  },
  valid: [
    '¡Qué bien!',
    'Pero ¡qué dices!',
    '«¡Alto!», gritó.',
    'El resultado (!) sorprendió a todos.',
    '¿Cómo! ¡No es posible!',
    '¡¿Qué dices?!',
    'Trabajó en Yahoo! Luego se fue.',
    '¡Vamos! ¡Rápido!',
  ],
  invalid: [
    { text: '[[]]Qué bien!', fix: '¡' },
    { text: '[[]]Muchas gracias!', fix: '¡' },
    { text: '«[[]]Alto!», gritó.', fix: '¡' },
    { text: '[[]]Feliz cumpleaños, Ana!', fix: '¡' },
    { text: '[[]]No lo hagas!', fix: '¡' },
  ],
  check(sentence, report) {
    const found = findUnopened(sentence, '!');
    if (!found || sentence.tokens.some(({ text }) => text === '¿')) return;
    if (found.closing.text.includes('?')) return;
    report({ start: found.first.start, end: found.first.start }, ['¡']);
  },
});
