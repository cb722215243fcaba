import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isInfinitive, isNoun, may } from '../grammar/words';

const LED_BY_A = /^(?:ir|empezar|comenzar|aprender)$/;
/** These may well be led to an infinitive in their own infinitive: `quiero aprender a nadar`. */
const LED_FROM_INFINITIVE = /^(?:aprender|empezar|comenzar)$/;
const WISHES = /^(?:para|de|gusta|gustaría|encanta|quer?i[eé]\p{L}*|querr?[íe]\p{L}*)$/u;

export const faltaA = defineRule({
  id: 'es/falta-a',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'An “a” is missing before the infinitive: “{fix}”.',
    fr: 'Il manque « a » devant l’infinitif : « {fix} ».',
    es: 'Falta «a» ante el infinitivo: «{fix}».',
  },
  explanation: {
    en: '“Ir”, “empezar”, “aprender” and “ayudar” take “a” before an infinitive: “voy a hablar”, “empieza a llover”, “va a haber fiesta”.',
    fr: '« Ir », « empezar », « aprender » et « ayudar » demandent « a » devant un infinitif : « voy a hablar », « empieza a llover », « va a haber fiesta ».',
    es: '«Ir», «empezar», «aprender» y «ayudar» llevan «a» ante el infinitivo: «voy a hablar», «empieza a llover», «va a haber fiesta».',
  },
  valid: [
    'Voy a hablar con ella.',
    'Empieza a llover.',
    'Fue poder y querer.',
    'Aprender es bueno.',
    'Me ayuda comer bien.',
    'Lo suyo va por hacer.',
    'Empezó por hablar de ti.',
    'Es ir y volver.',
    'Vamos, comer es bueno.',
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
    { text: 'Mañana [[voy hablar]] con el casero.', fix: 'voy a hablar' },
    { text: 'El rival [[va ser]] difícil.', fix: 'va a ser' },
    { text: 'Nunca [[aprendieron hablar]] inglés.', fix: 'aprendieron a hablar' },
    { text: 'Si no [[vas llevar]] abrigo, tendrás frío.', fix: 'vas a llevar' },
    { text: 'Ya [[empezó llover]] otra vez.', fix: 'empezó a llover' },
    { text: 'Mi abuela me [[enseñó cocinar]].', fix: 'enseñó a cocinar' },
    { text: 'Quiero [[aprender nadar]] bien.', fix: 'aprender a nadar' },
    { text: 'Me gusta [[ayudar hacer]] la cena.', fix: 'ayudar a hacer' },
    { text: 'Mis primos me [[ayudaron pintar]] la casa.', fix: 'ayudaron a pintar' },
    { text: 'Mañana [[va haber]] una fiesta.', fix: 'va a haber' },
    { text: '[[Iba haber]] mucha gente.', fix: 'Iba a haber' },
    { text: 'No [[va haber]] tiempo.', fix: 'va a haber' },
    { text: 'Dicen que [[va haber]] lluvia.', fix: 'va a haber' },
    { text: 'Creo que [[va haber]] problemas.', fix: 'va a haber' },
  ],
  misses: ['Me ayudó entender el texto.'],
  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      const infinitive = words[index + 1];
      const isTaught =
        verb.best.lemma === 'enseñar' &&
        /^(?:me|te|le|nos|les)$/u.test(words[index - 1]?.norm ?? '');
      if (!isTaught && !isLedByA(verb, words[index - 1])) continue;
      if (!follows(infinitive) || !may(infinitive, isInfinitive) || infinitive.best.form !== 'inf')
        continue;
      // `fue poder`: of the forms that belong to `ser` or `ver` as well, none is sure.
      if (/^(?:ve|vaya)$/u.test(verb.norm) || verb.readings.some(({ lemma }) => lemma === 'ser'))
        continue;
      if (
        may(infinitive, isNoun) &&
        !/^(?:ser|haber)$/u.test(infinitive.norm) &&
        infinitive.margin < 0.5
      )
        continue;
      report({ start: verb.start, end: infinitive.end }, [`${verb.text} a ${infinitive.text}`]);
    }
  },
});

/** `me ayuda comer bien`: in the third person singular of `ayudar` the infinitive may be the subject. */
function isLedByA({ best }: AnalysedWord, before: AnalysedWord | undefined): boolean {
  if (best.lemma === 'ayudar') {
    if (best.form === 'fin') return best.person !== 3 || best.number !== 'sg';
    return best.form === 'inf' && WISHES.test(before?.norm ?? '');
  }
  if (best.form === 'fin') return LED_BY_A.test(best.lemma);
  return best.form === 'inf' && LED_FROM_INFINITIVE.test(best.lemma);
}
