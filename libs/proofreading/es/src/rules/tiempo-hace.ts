import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { conjugate } from '../grammar/verbs';
import { follows, isStatement, wordSet } from '../grammar/words';

const WEATHER = wordSet('calor frío sol viento fresco');
const DEGREE = wordSet('mucho tanto bastante demasiado muy poco');
const TODAY = /^(?:hoy|ayer|mañana|aquí|allí|fuera|afuera|ahora)$/u;

export const tiempoHace = defineRule({
  id: 'es/tiempo-hace',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The weather “does”: write “{fix}”.',
    fr: 'Le temps « fait » : écrivez « {fix} ».',
    es: 'El tiempo «hace»: escribe «{fix}».',
  },
  explanation: {
    en: 'Heat, cold, sun and wind go with “hacer” in the third person: “hace calor”, “hacía mucho frío”.',
    fr: 'Chaleur, froid, soleil et vent vont avec « hacer » à la troisième personne : « hace calor », « hacía mucho frío ».',
    es: 'Calor, frío, sol y viento van con «hacer» en tercera persona: «hace calor», «hacía mucho frío».',
  },
  valid: [
    'Hace mucho calor.',
    'El agua está muy fría.',
    'El café está frío.',
    'Hoy es un día frío.',
    'Es mucho calor para mí.',
    'El problema es el calor.',
    'Hoy está frío el café.',
    'Hoy es viento del norte.',
    'Hago fresco el postre.',
  ],
  invalid: [
    { text: 'Hoy [[está]] mucho calor.', fix: 'hace' },
    { text: 'Aquí [[es]] mucho frío.', fix: 'hace' },
    { text: '[[Estaba]] mucho viento en la playa.', fix: 'Hacía' },
    { text: 'Ayer [[era]] mucho sol.', fix: 'hacía' },
    { text: '[[Está]] calor y no salgo.', fix: 'Hace' },
    { text: '[[Hago]] calor en mi cuarto.', fix: 'Hace' },
  ],
  misses: ['Hoy es frío.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      const at = DEGREE.has(words[index + 1]?.norm ?? '') ? index + 2 : index + 1;
      const weather = words[at];
      if (!weather || !follows(weather) || !WEATHER.has(weather.norm)) continue;
      const tag = tagFor(words, index, at);
      const [fix] = tag === undefined ? [] : conjugate(grammar, 'hacer', tag);
      if (fix !== undefined) report(verb, [matchCase(verb.text, fix)]);
    }
  },
});

function tagFor(words: readonly AnalysedWord[], index: number, at: number): string | undefined {
  const verb = words[index];
  const before = words[index - 1];
  const after = words[at + 1];
  if (verb?.norm === 'hago')
    return words[at]?.norm === 'calor' || words[at]?.norm === 'frío'
      ? 'fin.ind.pres.3.sg'
      : undefined;
  const isFree = !before || before.kind === 'punctuation' || TODAY.test(before.norm);
  if (!isFree || after?.best.pos === 'DET' || /^(?:de|para|del|lo)$/u.test(after?.norm ?? ''))
    return undefined;
  const degree = words[index + 1]?.norm ?? '';
  const isCold = /^(?:frío|fresco)$/u.test(words[at]?.norm ?? '');
  const isWeather =
    /^(?:mucho|tanto|bastante|demasiado)$/u.test(degree) ||
    (at === index + 1 && verb?.best.lemma === 'estar' && !isCold);
  if (!isWeather || !verb || !/^(?:está|estaba|es|era|estuvo|fue)$/u.test(verb.norm))
    return undefined;
  const reading = verb.readings.find(isStatement);
  return reading && `fin.ind.${reading.tense}.3.sg`;
}
