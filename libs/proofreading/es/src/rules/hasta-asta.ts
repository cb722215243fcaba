import { defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, wordSet } from '../grammar/words';

const AFTER = wordSet(
  'que luego mañana hoy ayer ahora aquí ahí allí entonces pronto el la los las un una mi tu su en este esta ese esa cuándo dónde',
);

export const hastaAsta = defineRule({
  id: 'es/hasta-asta',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” for “until”: “asta” is a flagpole or a horn.',
    fr: 'Écrivez « {fix} » pour « jusqu’à » : « asta » est une hampe ou une corne.',
    es: 'La preposición es «{fix}»: el «asta» es un palo o un cuerno.',
  },
  explanation: {
    en: 'The preposition “hasta” has an h: “hasta luego”, “hasta el lunes”. “Asta” is the pole of a flag or the horn of an animal.',
    fr: 'La préposition « hasta » a un h : « hasta luego », « hasta el lunes ». « Asta » est la hampe d’un drapeau ou la corne d’un animal.',
    es: 'La preposición «hasta» lleva h: «hasta luego», «hasta el lunes». El «asta» es el palo de la bandera o el cuerno de un animal.',
  },
  valid: [
    'Hasta luego.',
    'El asta que sostiene la bandera es alta.',
    'Ondeaba a media asta el domingo.',
    'Se rompió un asta la vaca.',
    'Trabaja hasta el lunes.',
    'De asta a asta mide un metro.',
    'Clavó el asta en el suelo.',
    'Quédate hasta que llegue.',
  ],
  invalid: [
    { text: '[[Asta]] luego, Ana.', fix: 'Hasta' },
    { text: 'Espera [[asta]] que llegue.', fix: 'hasta' },
    { text: 'Trabaja [[asta]] el lunes.', fix: 'hasta' },
    { text: 'Llegó [[asta]] aquí a pie.', fix: 'hasta' },
    { text: 'No vuelve [[asta]] mañana.', fix: 'hasta' },
  ],
  misses: ['Contó asta diez.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const before = words[index - 1];
      const next = words[index + 1];
      if (word.norm !== 'asta' || !follows(next) || !AFTER.has(next.norm)) continue;
      if (/^(?:DET|ADJ|ADP|NUM)$/.test(before?.best.pos ?? '')) continue;
      report(word, [matchCase(word.text, 'hasta')]);
    }
  },
});
