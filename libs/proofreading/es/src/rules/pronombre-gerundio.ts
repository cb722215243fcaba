import { defineRule, entryOf } from '@tercet/proofreading-core';
import { isFinite, isGerund, isPlain, may } from '../grammar/words';

const FORMS: Readonly<Record<string, string>> = {
  yo: 'estoy',
  tú: 'estás',
  él: 'está',
  ella: 'está',
  nosotros: 'estamos',
  nosotras: 'estamos',
  ellos: 'están',
  ellas: 'están',
};

export const pronombreGerundio = defineRule({
  id: 'es/pronombre-gerundio',
  category: 'verb',
  level: 'suggestion',
  message: {
    en: 'The gerund lacks “estar”: “{fix}”.',
    fr: 'Il manque « estar » devant le gérondif : « {fix} ».',
    es: 'Al gerundio le falta «estar»: «{fix}».',
  },
  explanation: {
    en: 'A gerund is no verb of a sentence by itself: “yo estaba leyendo”, “nosotros estamos comiendo”.',
    fr: 'Le gérondif seul ne fait pas une phrase : « yo estaba leyendo », « estamos comiendo ».',
    es: 'El gerundio solo no forma oración: «yo estaba leyendo», «nosotros estamos comiendo».',
  },
  valid: [
    'Yo estaba leyendo.',
    'Yo leyendo y ella viene.',
    'Ella cantando, todos callan.',
    'Yo, leyendo, aprendo.',
    '¿Yo cantando?',
    'Él corriendo llegó antes.',
    'Nosotros seguimos leyendo.',
    'Estando yo leyendo, llegó.',
  ],
  invalid: [
    { text: 'Yo [[visitando]] a mi amiga.', fix: 'estoy visitando' },
    { text: 'Nosotros [[comiendo]] en casa.', fix: 'estamos comiendo' },
    { text: 'Ella [[trabajando]] en Lima.', fix: 'está trabajando' },
    { text: 'Ellos [[jugando]] al tenis.', fix: 'están jugando' },
    { text: 'Tú [[durmiendo]] mucho.', fix: 'estás durmiendo' },
  ],
  check({ words }, report) {
    const [pronoun, gerund] = words;
    if (!pronoun || !gerund || !isPlain(gerund) || !may(gerund, isGerund)) return;
    const form = entryOf(FORMS, pronoun.norm);
    const isAlone = words
      .slice(2)
      .every((word) => word.best.form !== 'fin' || !may(word, isFinite));
    const isPlainEnd = /^\.$/u.test(words.at(-1)?.text ?? '');
    if (form && isAlone && isPlainEnd && words.every(({ text }) => text !== ','))
      report(gerund, [`${form} ${gerund.text}`]);
  },
});
