import { defineRule } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';

export const aHaber = defineRule({
  id: 'es/a-haber',
  category: 'verb',
  level: 'error',
  message: {
    en: '“Ir” leads to the infinitive by “a”: “{fix}”.',
    fr: '« Ir » demande « a » devant l’infinitif : « {fix} ».',
    es: '«Ir» pide «a» ante el infinitivo: «{fix}».',
  },
  explanation: {
    en: 'In speech the “a” of “va a haber” melts into the verb; it is written all the same: “va a haber fiesta”, “iba a haber gente”.',
    fr: 'À l’oral, le « a » de « va a haber » se fond dans le verbe ; on l’écrit tout de même : « va a haber fiesta ».',
    es: 'Al hablar, la «a» de «va a haber» se funde con el verbo, pero se escribe: «va a haber fiesta», «iba a haber gente».',
  },
  valid: [
    'Va a haber una fiesta.',
    'Iba a haber gente.',
    'Va a ver una película.',
    'Puede haber niebla.',
    'El haber va abajo.',
    'No va a haber tiempo.',
    'Van a haber terminado ya.',
    'Debe haber pan.',
  ],
  invalid: [
    { text: 'Mañana va [[haber]] una fiesta.', fix: 'a haber' },
    { text: 'Iba [[haber]] mucha gente.', fix: 'a haber' },
    { text: 'No va [[haber]] tiempo.', fix: 'a haber' },
    { text: 'Dicen que va [[haber]] lluvia.', fix: 'a haber' },
    { text: 'Creo que va [[haber]] problemas.', fix: 'a haber' },
  ],
  misses: ['Mañana va ver una película.'],
  check(sentence, report) {
    for (const [index, haber] of sentence.tokens.entries()) {
      if (haber.norm !== 'haber' || !isNext(haber)) continue;
      if (/^(?:va|van|iba|iban)$/u.test(normAt(sentence, index - 1))) report(haber, ['a haber']);
    }
  },
});
