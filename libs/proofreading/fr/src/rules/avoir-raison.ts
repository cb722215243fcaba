import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { afterVerb, isFormOf } from '../grammar/auxiliaries';

const AVOIR = new Set(['avoir']);
const PLURAL = /^(?:raison|tort|faim|soif|peur|envie|besoin|honte|confiance)s$/u;

export const avoirRaison = defineRule({
  id: 'fr/avoir-raison',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'In this expression with “avoir” the noun stays singular: “{fix}”.',
    fr: 'Dans cette expression avec « avoir », le nom reste au singulier : « {fix} ».',
    es: 'En esta expresión con «avoir», el sustantivo queda en singular: «{fix}».',
  },
  explanation: {
    en: 'Without an article the noun after “avoir” does not change: “vous avez raison”, “ils ont faim”.',
    fr: 'Sans article, le nom qui suit « avoir » ne varie pas : « vous avez raison », « ils ont faim ».',
    es: 'Sin artículo, el sustantivo que sigue a «avoir» no varía: «vous avez raison», «ils ont faim».',
  },
  valid: [
    'Vous avez raison.',
    'Ils ont faim.',
    'Il a des raisons de partir.',
    'Elles ont leurs torts.',
    'Nous avons plusieurs envies.',
    'Vous aviez toutes raison.',
    'Il en a cent raisons.',
    'Les raisons qu’ils ont sont bonnes.',
  ],
  invalid: [
    { text: 'Vous avez [[raisons]].', fix: 'raison' },
    { text: 'Ils ont [[faims]] ce soir.', fix: 'faim' },
    { text: 'Elles n’ont pas [[torts]].', fix: 'tort' },
    { text: 'Nous avons [[besoins]] d’aide.', fix: 'besoin' },
    { text: 'Les enfants avaient [[peurs]] du noir.', fix: 'peur' },
  ],
  misses: ['Ayant besoins d’aide, il appelle.'],
  falseAlarms: ['Il avait toutes raisons de le croire.'],
  check({ words }, report) {
    for (const [index, noun] of words.entries())
      if (PLURAL.test(noun.norm) && isAfterHave(words, index))
        report(noun, [noun.text.slice(0, -1)]);
  },
});

/** With nothing but adverbs between. */
const isAfterHave = (words: readonly AnalysedWord[], noun: number): boolean =>
  [1, 2, 3].some(
    (back) => isFormOf(words[noun - back], AVOIR) && afterVerb(words, noun - back) === noun,
  );
