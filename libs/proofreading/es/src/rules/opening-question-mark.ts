import { defineRule } from '@tercet/proofreading-core';
import { findUnopened } from '../opening-signs';

/** Words that open most questions: the sign belongs directly before them. */
const INTERROGATIVE =
  /^(?:qué|quién|quiénes|cuál|cuáles|cuándo|cuánto|cuánta|cuántos|cuántas|cómo|dónde|adónde)$/;
const PREPOSITION = /^(?:a|con|de|desde|en|hacia|hasta|para|por|según|sobre)$/;

export const openingQuestionMark = defineRule({
  id: 'es/opening-question-mark',
  category: 'punctuation',
  level: 'error',
  message: {
    en: 'The question needs its opening sign: “¿”.',
    fr: 'La question demande son signe ouvrant : « ¿ ».',
    es: 'Falta el signo de apertura: «¿».',
  },
  explanation: {
    en: 'Spanish marks a question at both ends: “¿” where the question starts, “?” where it ends.',
    fr: 'L’espagnol marque la question aux deux bouts : « ¿ » où elle commence, « ? » où elle finit.',
    es: 'La pregunta se marca en los dos extremos: «¿» donde empieza y «?» donde termina.',
  },
  valid: [
    '¿Vienes mañana?',
    'Y tú, ¿qué piensas?',
    '«¿Quién es?», preguntó.',
    'El año de su muerte (1510?) es dudoso.',
    'Nació en 1492 (?).',
    '¡¿Qué dices?!',
    '¿Cómo te llamas? ¿De dónde eres?',
    'No sé qué quiere.',
  ],
  invalid: [
    { text: '[[]]Vienes mañana?', fix: '¿' },
    { text: '[[]]Qué hora es?', fix: '¿' },
    { text: 'Y tú, [[]]qué piensas?', fix: '¿' },
    { text: '[[]]De dónde eres?', fix: '¿' },
    { text: 'Hola, Ana, [[]]cómo estás?', fix: '¿' },
    { text: '«[[]]Quién es?», preguntó.', fix: '¿' },
  ],
  misses: ['Está bien.Vienes (sí o no)?'],
  check(sentence, report) {
    const found = findUnopened(sentence, '?');
    if (!found) return;
    const { tokens } = sentence;
    const end = tokens.indexOf(found.closing);
    const asks = tokens.findLastIndex(({ norm }, index) => index < end && INTERROGATIVE.test(norm));
    const comma = tokens.findLastIndex(
      ({ text }, index) => index < asks && /^[,;:–—-]$/.test(text),
    );
    const afterPreposition = PREPOSITION.test(tokens[asks - 1]?.norm ?? '') ? asks - 1 : asks;
    const opensClause = asks >= 0 && comma >= 0 && comma === afterPreposition - 1;
    const place = (opensClause ? tokens[afterPreposition] : undefined) ?? found.first;
    report({ start: place.start, end: place.start }, ['¿']);
  },
});
