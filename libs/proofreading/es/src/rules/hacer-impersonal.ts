import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { wordSet } from '../grammar/words';

const SINGULAR: Readonly<Record<string, string>> = {
  hacen: 'hace',
  hacían: 'hacía',
  hicieron: 'hizo',
  harán: 'hará',
};
const TIMES = wordSet('años meses semanas días horas minutos siglos décadas segundos grados');
const NUMBERS = wordSet(
  'muchos muchas varios varias algunos algunas unos unas pocos pocas dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta cien mil',
);

export const hacerImpersonal = defineRule({
  id: 'es/hacer-impersonal',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'With time and weather “hacer” is singular: “{fix}”.',
    fr: 'Avec le temps, « hacer » reste au singulier : « {fix} ».',
    es: 'Con expresiones de tiempo, «hacer» va en singular: «{fix}».',
  },
  explanation: {
    en: 'For time gone by and temperature the verb has no subject: “hace tres años”, “hacía dos meses”, “hace treinta grados”.',
    fr: 'Pour une durée ou une température, le verbe n’a pas de sujet : « hace tres años », « hacía dos meses ».',
    es: 'Con tiempo transcurrido o temperatura el verbo no tiene sujeto: «hace tres años», «hacía dos meses», «hace treinta grados».',
  },
  valid: [
    'Hace tres años que vivo aquí.',
    'Hacen tres pasteles al día.',
    'Ellos hacen muchas horas extra.',
    'Hacía dos meses que no venía.',
    'Los obreros hacen ocho horas.',
    'Hicieron dos días de marcha.',
    'Hace 30 grados.',
    'Las cosas que hacen ellos.',
    'Los médicos hacen cinco años de residencia.',
  ],
  invalid: [
    { text: '[[Hacen]] tres años que vivo aquí.', fix: 'Hace' },
    { text: 'Llegó [[hacen]] dos semanas.', fix: 'hace' },
    { text: 'Ya [[hacían]] muchos meses que no venía.', fix: 'hacía' },
    { text: '[[Hacen]] 5 años que no nos vemos.', fix: 'Hace' },
    { text: 'Hoy [[hacen]] treinta grados.', fix: 'hace' },
  ],
  misses: ['Los tres años hacen que se note.'],
  check({ tokens, words }, report) {
    for (const [index, verb] of tokens.entries()) {
      const fix = entryOf(SINGULAR, verb.norm);
      if (fix === undefined) continue;
      const number = tokens[index + 1];
      const time = tokens[index + 2]?.norm ?? '';
      if (!number || !(number.kind === 'number' || NUMBERS.has(number.norm)) || !TIMES.has(time))
        continue;
      const before = tokens[index - 1];
      const isStart =
        !before ||
        before.kind === 'punctuation' ||
        /^(?:ya|hoy|ayer|solo|sólo|apenas|casi|que|eso)$/u.test(before.norm);
      // `los médicos hacen cinco años de residencia`
      const subject = words.find(({ token }) => token === index - 1);
      const isDoing =
        tokens[index + 3]?.norm === 'de' || /^(?:NOUN|PRON|PROPN)$/.test(subject?.best.pos ?? '');
      if (isDoing) continue;
      const isThat = tokens[index + 3]?.norm === 'que';
      if (
        (isThat && time !== 'horas') ||
        (isStart && /^hac/u.test(verb.norm) && time !== 'horas') ||
        (time !== 'horas' && time !== 'días' && verb.norm === 'hacen')
      )
        report(verb, [matchCase(verb.text, fix)]);
    }
  },
});
