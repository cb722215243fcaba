import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, wordSet } from '../grammar/words';

const STAYING =
  /^(?:estar|vivir|quedar|trabajar|viajar|esperar|hablar|caminar|dormir|estudiar|jugar|nadar|correr|permanecer|durar|descansar|visitar|bailar|alojar)$/;
const TIMES = wordSet(
  'minuto minutos hora horas día días semana semanas mes meses año años tiempo rato',
);
const AMOUNTS = wordSet(
  'un una dos tres cuatro cinco seis siete ocho nueve diez varios varias muchos muchas mucho unos unas poco algunos algunas',
);

export const porDuracion = defineRule({
  id: 'es/por-duracion',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'For how long something lasts, Spanish uses “{fix}”.',
    fr: 'Pour une durée, l’espagnol emploie « {fix} ».',
    es: 'La duración se expresa con «{fix}».',
  },
  explanation: {
    en: 'How long something goes on takes “durante” or “por”, not “para”: “estuve allí durante una semana”.',
    fr: 'La durée se dit avec « durante » ou « por », non avec « para » : « estuve allí durante una semana ».',
    es: 'La duración se dice con «durante» o «por», no con «para»: «estuve allí durante una semana».',
  },
  valid: [
    'Estuve allí durante una semana.',
    'Vivió allí por dos años.',
    'Quedan dos días para la boda.',
    'Lo dejo para una hora mejor.',
    'Tengo deberes para dos semanas.',
    'Compró pan para tres días.',
    'Faltan dos horas para comer.',
    'Viajó para descansar.',
  ],
  invalid: [
    { text: 'Vivimos allí [[para]] dos años.', fix: 'por' },
    { text: 'Estuve en Roma [[para]] una semana.', fix: 'por' },
    { text: 'Caminamos [[para]] tres horas.', fix: 'por' },
    { text: 'Nos quedamos [[para]] unos días.', fix: 'por' },
    { text: 'Hablamos [[para]] mucho tiempo.', fix: 'por' },
    { text: 'Hago ejercicio [[para]] dos o más horas.', fix: 'por' },
  ],
  misses: ['Comió para dos horas.'],
  check({ words }, report) {
    for (const [index, para] of words.entries()) {
      const amount = words[index + 1];
      // `para cuatro o más días`
      const isMore = words[index + 2]?.norm === 'o' && words[index + 3]?.norm === 'más';
      const time = words[isMore ? index + 4 : index + 2];
      if (para.norm !== 'para' || para.text !== 'para' || !follows(amount) || !follows(time))
        continue;
      const isAmount = AMOUNTS.has(amount.norm) || amount.kind === 'number';
      // `esperó para dos minutos de gloria`
      const isOf = words[words.indexOf(time) + 1]?.norm === 'de';
      if (isAmount && !isOf && TIMES.has(time.norm) && verbBefore(words, index))
        report(para, ['por', 'durante']);
    }
  },
});

/** The verb just before, with at most a place between. */
function verbBefore(words: readonly AnalysedWord[], index: number): boolean {
  const near = words.slice(Math.max(0, index - 4), index);
  if (/^(?:ejercicio|deporte|yoga)$/u.test(near.at(-1)?.norm ?? ''))
    return near.some(({ best }) => best.lemma === 'hacer' || best.lemma === 'practicar');
  const verb = near.findLast(({ best }) => best.form === 'fin' || best.form === 'inf');
  return (
    verb !== undefined &&
    near.every(({ kind }) => kind === 'word') &&
    verb.readings.some(({ lemma }) => STAYING.test(lemma)) &&
    // `queda (pan) para tres días`
    !/^quedan?$/u.test(verb.norm) &&
    !near.some(
      ({ norm, best }) =>
        norm === 'listo' || (best.pos === 'NOUN' && near.indexOf(verb) === near.length - 2),
    )
  );
}
