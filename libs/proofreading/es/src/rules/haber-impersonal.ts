import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { follows, isNoun, isParticiple, may, wordSet } from '../grammar/words';
import { isTime } from '../grammar/noun-kinds';

const SINGULAR: Readonly<Record<string, string>> = {
  habían: 'había',
  hubieron: 'hubo',
  habrán: 'habrá',
  habrían: 'habría',
  hubieran: 'hubiera',
  hubiesen: 'hubiese',
  hayan: 'haya',
};
const MODALS: Readonly<Record<string, string>> = {
  pueden: 'puede',
  podían: 'podía',
  podrían: 'podría',
  podrán: 'podrá',
  deben: 'debe',
  debían: 'debía',
  deberían: 'debería',
  suelen: 'suele',
  solían: 'solía',
};
const COUNTED =
  wordSet(`muchos muchas pocos pocas varios varias algunos algunas unos unas dos tres cuatro cinco seis siete ocho
  nueve diez cien mil tantos tantas demasiados demasiadas más menos otros otras un una bastantes diferentes distintos`);

export const haberImpersonal = defineRule({
  id: 'es/haber-impersonal',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“Haber” meaning “there is” is always singular: “{fix}”.',
    fr: '« Haber » au sens de « il y a » est toujours au singulier : « {fix} ».',
    es: '«Haber» impersonal va siempre en singular: «{fix}».',
  },
  explanation: {
    en: 'What there is is no subject, so the verb stays in the singular: “había muchos coches”, “ha habido problemas”, “puede haber errores”.',
    fr: 'Ce qu’il y a n’est pas un sujet : le verbe reste au singulier : « había muchos coches », « ha habido problemas ».',
    es: 'Lo que hay no es sujeto, por eso el verbo queda en singular: «había muchos coches», «ha habido problemas», «puede haber errores».',
  },
  valid: [
    'Había muchos coches.',
    'Habían comido ya.',
    'Ha habido problemas.',
    'Pueden haber llegado tarde.',
    'Hubo dos accidentes.',
    'Los niños habían muchas veces jugado allí.',
    'Habrán visto la carta.',
    'Puede haber errores.',
  ],
  invalid: [
    { text: '[[Habían]] muchos coches en la calle.', fix: 'Había' },
    { text: '[[Hubieron]] varios heridos.', fix: 'Hubo' },
    { text: 'Este año [[han habido]] problemas.', fix: 'ha habido' },
    { text: '[[Pueden haber]] errores en el texto.', fix: 'Puede haber' },
    { text: 'Espero que [[hayan]] más fiestas.', fix: 'haya' },
    { text: 'Mañana [[habrán]] dos reuniones.', fix: 'habrá' },
  ],
  misses: ['Habían gatos en el jardín.'],
  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      const next = words[index + 1];
      if (!follows(next)) continue;
      if (/^(?:han|habían|hayan)$/u.test(verb.norm) && next.norm === 'habido') {
        const fix = verb.norm === 'han' ? 'ha' : (entryOf(SINGULAR, verb.norm) ?? '');
        report({ start: verb.start, end: next.end }, [matchCase(verb.text, `${fix} habido`)]);
      } else if (Object.hasOwn(SINGULAR, verb.norm) && isCounted(words, index + 1)) {
        report(verb, [matchCase(verb.text, entryOf(SINGULAR, verb.norm) ?? '')]);
      } else if (
        Object.hasOwn(MODALS, verb.norm) &&
        next.norm === 'haber' &&
        isCounted(words, index + 2)
      ) {
        report({ start: verb.start, end: next.end }, [
          matchCase(verb.text, `${entryOf(MODALS, verb.norm) ?? ''} haber`),
        ]);
      }
    }
  },
});

/** Whether a noun phrase starts here, not a participle: `muchos coches`, `errores`. */
function isCounted(words: readonly AnalysedWord[], at: number): boolean {
  const first = words[at];
  if (!first || may(first, isParticiple)) return false;
  const noun = COUNTED.has(first.norm) || first.best.pos === 'NUM' ? words[at + 1] : first;
  if (!noun || !may(noun, isNoun) || (noun === first && may(noun, isParticiple))) return false;
  // `habían muchas veces jugado`
  if (isTime(noun) && words.slice(at + 2, at + 4).some((word) => may(word, isParticiple)))
    return false;
  return noun !== first || (noun.readings.every(isNoun) && noun.best.number === 'pl');
}
