import { defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, isInfinitive, may } from '../grammar/words';

export const habriaAbria = defineRule({
  id: 'es/habria-abria',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”, from “haber”: “abría” is from “abrir” (open).',
    fr: 'Écrivez « {fix} », de « haber » : « abría » vient de « abrir » (ouvrir).',
    es: 'Escribe «{fix}», de «haber»: «abría» es de «abrir».',
  },
  explanation: {
    en: 'Before a participle or “que” and an infinitive stands “habría”: “habría sido”, “habría que salir”. “Abría” is said of doors.',
    fr: 'Devant un participe, ou « que » et un infinitif, on écrit « habría » : « habría sido », « habría que salir ». « Abría » se dit d’une porte.',
    es: 'Ante participio, o ante «que» e infinitivo, va «habría»: «habría sido», «habría que salir». «Abría» se dice de una puerta.',
  },
  valid: [
    'Habría que salir.',
    'Abría la puerta cada día.',
    'La llave que abría se perdió.',
    'Habría sido mejor.',
    'Abría sin ruido.',
    'La flor se abría que daba gusto.',
    'Si abría, entraba el frío.',
    'Abrían a las nueve.',
  ],
  invalid: [
    { text: '[[Abría]] que salir pronto.', fix: 'Habría' },
    { text: 'Eso [[abría]] sido mejor.', fix: 'habría' },
    { text: 'Sin ti no [[abría]] podido entrar.', fix: 'habría' },
    { text: 'Creo que [[abría]] que llamarla.', fix: 'habría' },
    { text: 'Nunca [[abrían]] estado aquí.', fix: 'habrían' },
  ],
  misses: ['Abría pan si fueras.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (!/^abría[sn]?$/u.test(word.norm) || !follows(next)) continue;
      const isDuty = next.norm === 'que' && may(words[index + 2], isInfinitive);
      if (isDuty || /^(?:sido|estado|podido|tenido|querido|ido|venido)$/u.test(next.norm))
        report(word, [matchCase(word.text, `h${word.norm}`)]);
    }
  },
});
