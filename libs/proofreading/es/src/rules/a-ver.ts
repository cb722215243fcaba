import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';

const UNMARKED: Readonly<Record<string, string>> = { cuando: 'cuándo', donde: 'dónde' };
const ASKING = /^(?:si|qué|quién|cómo|cuándo|cuánto|dónde)$/;

export const aVer = defineRule({
  id: 'es/a-ver',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “haber” is the verb “to have” or “there to be”.',
    fr: 'Écrivez « {fix} » ici : « haber » est le verbe « avoir » ou « y avoir ».',
    es: 'Aquí se escribe «{fix}»: «haber» es un verbo.',
  },
  explanation: {
    en: '“A ver” is the preposition “a” and the verb “ver” (“let’s see”). It sounds like the verb “haber”. Where “veamos” fits, write “a ver”.',
    fr: '« A ver » est la préposition « a » suivie du verbe « ver » (« voyons »). Cela se prononce comme le verbe « haber ». Là où « veamos » convient, écrivez « a ver ».',
    es: '«A ver» es la preposición «a» y el verbo «ver»; suena igual que el verbo «haber». Si puedes decir «veamos», escribe «a ver».',
  },
  valid: [
    'A ver si lo conseguimos.',
    'Puede haber quien diga que no.',
    'Haber sido feliz no basta.',
    'Tiene que haber una salida.',
    'No recuerdo haber dicho eso.',
    'El haber supera al debe.',
    'Va a haber fiesta.',
    'De haber sabido eso, iría.',
  ],
  invalid: [
    { text: '[[Haber]] si lo conseguimos.', fix: 'A ver' },
    { text: '[[Haber]] qué pasa mañana.', fix: 'A ver' },
    { text: '[[Haber cuando]] vienes a vernos.', fix: 'A ver cuándo' },
    { text: 'Bueno, [[haber]] si vienes pronto.', fix: 'a ver' },
    { text: 'Vamos [[haber]] qué dice.', fix: 'a ver' },
    { text: 'Voy [[haber]] una película.', fix: 'a ver' },
    { text: '¡[[Haber]] cuándo nos vemos!', fix: 'A ver' },
  ],
  misses: ['Haber, dime qué quieres.'],
  check({ tokens }, report) {
    for (const [index, haber] of tokens.entries()) {
      const next = tokens[index + 1];
      if (haber.norm !== 'haber' || next?.gap !== ' ') continue;
      const before = tokens[index - 1];
      if (/^(?:voy|vas|vamos|vais|fui|fuiste|fuimos|vengo|vine)$/u.test(before?.norm ?? '')) {
        report(haber, ['a ver']);
        continue;
      }
      if (before && !/^[,.;:¡¿«"“!?]$/.test(before.text)) continue;
      const fix = matchCase(haber.text, 'a ver');
      const marked = entryOf(UNMARKED, next.norm);
      if (ASKING.test(next.norm)) report(haber, [fix]);
      else if (marked !== undefined)
        report({ start: haber.start, end: next.end }, [`${fix} ${marked}`]);
    }
  },
});
