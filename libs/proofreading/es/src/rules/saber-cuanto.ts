import { defineRule } from '@tercet/proofreading-core';

const ASKING =
  /^(?:saber|sé|sabes|sabe|sabemos|saben|sabía|preguntar|pregunto|pregunta|preguntó|dime|dígame|decirme|decirnos|indicarme|indicarnos|averiguar)$/;
const ACCENTED: Readonly<Record<string, string>> = {
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
  donde: 'dónde',
};
const AFTER_QUANTITY =
  /^(?:cuesta|cuestan|costó|costará|vale|valen|tarda|tardará|tiempo|dinero|dura|durará|pesa|mide|falta|queda|quedan|gente|personas|años|días|veces)$/;
const AFTER_PLACE = /^(?:está|están|estás|estaba|vive|viven|vives|queda|quedan|trabaja|trabajas)$/;

export const saberCuanto = defineRule({
  id: 'es/saber-cuanto',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'In a question, direct or not, write “{fix}” with its accent.',
    fr: 'Dans une question, même indirecte, écrivez « {fix} » avec l’accent.',
    es: 'En una pregunta, también indirecta, escribe «{fix}» con tilde.',
  },
  explanation: {
    en: 'Question words keep their accent inside a sentence: “no sé cuánto cuesta”, “dime dónde está”.',
    fr: 'Les mots interrogatifs gardent leur accent dans la phrase : « no sé cuánto cuesta », « dime dónde está ».',
    es: 'Los interrogativos llevan tilde también dentro de la frase: «no sé cuánto cuesta», «dime dónde está».',
  },
  valid: [
    'Quiero saber cuánto cuesta.',
    'No sé dónde está.',
    'Debe saber cuanto antes la verdad.',
    'La casa donde vive es roja.',
    'En cuanto sepa, lo digo.',
    'Dime cuanto quieras.',
    'Sabe cuanto hay que saber.',
    'Cuanto cuesta poco se gasta pronto.',
  ],
  invalid: [
    { text: 'Quisiera saber [[cuanto]] cuesta el envío.', fix: 'cuánto' },
    { text: 'No sé [[donde]] está mi libro.', fix: 'dónde' },
    { text: 'Dime [[cuantos]] años tienes.', fix: 'cuántos' },
    { text: '¿Sabes [[donde]] vive Ana?', fix: 'dónde' },
    { text: 'Me preguntó [[cuanto]] dura la clase.', fix: 'cuánto' },
  ],
  misses: ['No sé como está mi madre.', 'Dime donde comemos.'],
  check({ tokens }, report) {
    for (const [index, word] of tokens.entries()) {
      const fix = Object.hasOwn(ACCENTED, word.norm) ? ACCENTED[word.norm] : undefined;
      const next = tokens[index + 1];
      if (fix === undefined || next?.gap !== ' ' || word.text !== word.norm) continue;
      if (!ASKING.test(tokens[index - 1]?.norm ?? '') || word.gap !== ' ') continue;
      const asks = word.norm === 'donde' ? AFTER_PLACE : AFTER_QUANTITY;
      if (asks.test(next.norm)) report(word, [fix]);
    }
  },
});
