import { defineRule } from '@tercet/proofreading-core';
import { follows, isInfinitive, may } from '../grammar/words';

export const paraYo = defineRule({
  id: 'es/para-yo',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'After “para” write “{fix}”.',
    fr: 'Après « para », écrivez « {fix} ».',
    es: 'Tras «para» se escribe «{fix}».',
  },
  explanation: {
    en: 'After a preposition “yo” and “tú” become “mí” and “ti”: “para mí”. Only the subject of an infinitive stays: “para yo poder ir”.',
    fr: 'Après une préposition, « yo » et « tú » deviennent « mí » et « ti » : « para mí ». Seul le sujet d’un infinitif reste : « para yo poder ir ».',
    es: 'Tras preposición, «yo» y «tú» pasan a «mí» y «ti»: «para mí». Solo se queda el sujeto de un infinitivo: «para yo poder ir».',
  },
  valid: [
    'Es para mí.',
    'Me llamó para yo poder ir.',
    'Lo dijo para yo no tener problemas.',
    'Es un regalo para ti.',
    'Se para; yo sigo.',
    'El tren para y yo bajo.',
    'Lo hizo para tú descansar.',
    'Para tu hermano es fácil.',
  ],
  invalid: [
    { text: 'Este pan es para [[yo]].', fix: 'mí' },
    { text: 'Hay una carta para [[tú]].', fix: 'ti' },
    { text: 'Para [[yo]], es fácil.', fix: 'mí' },
    { text: 'Es difícil para [[yo]] en invierno.', fix: 'mí' },
    { text: 'Compró pan para [[tú]] y leche para él.', fix: 'ti' },
  ],
  misses: ['Lo dijo para yo y ella.'],
  check({ words }, report) {
    for (const [index, pronoun] of words.entries()) {
      if (!/^(?:yo|tú)$/u.test(pronoun.norm) || !follows(pronoun)) continue;
      if (words[index - 1]?.norm !== 'para') continue;
      const next = words[index + 1];
      // `para yo poder ir`; `para tú y yo` would need another mending.
      if (words.slice(index + 1, index + 5).some((one) => may(one, isInfinitive))) continue;
      if (pronoun.norm === 'yo' && next && /^[yo]$/u.test(next.norm)) continue;
      report(pronoun, [pronoun.norm === 'yo' ? 'mí' : 'ti']);
    }
  },
});
