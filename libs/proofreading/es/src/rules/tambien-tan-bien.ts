import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { isClauseEnd, isNext, normAt } from '../grammar/phrase';

const JOINED: Readonly<Record<string, string>> = { bien: 'también', poco: 'tampoco' };
const WHO = /^(?:yo|tú|él|ella|nosotros|nosotras|ellos|ellas|ustedes|mí|ti)$/u;
const WANTING = /^(?:quiero|quiere|hay|tengo|tiene|puedes|puedo|puede|necesito|son|soy)$/u;

export const tambienTanBien = defineRule({
  id: 'es/tambien-tan-bien',
  category: 'confusion',
  level: 'suggestion',
  message: {
    en: '“As well” is “también”, “neither” “tampoco”, in one word: “{fix}”.',
    fr: '« Aussi » se dit « también », « non plus » « tampoco », en un mot : « {fix} ».',
    es: 'Para añadir se escribe en una palabra: «{fix}».',
  },
  explanation: {
    en: '“También” and “tampoco” add something (“yo tampoco”); “tan bien” and “tan poco” compare (“canta tan bien como tú”).',
    fr: '« También » et « tampoco » ajoutent (« yo tampoco ») ; « tan bien » et « tan poco » comparent (« canta tan bien como tú »).',
    es: '«También» y «tampoco» añaden («yo tampoco»); «tan bien» y «tan poco» comparan («canta tan bien como tú»).',
  },
  valid: [
    'Yo también quiero.',
    'Yo tampoco.',
    'Es tan poco que no se ve.',
    'Canta tan bien como tú.',
    'Tan bien me sentí que me quedé.',
    'Él está mal y yo tan bien.',
    'Tan poco sé de ti como tú de mí.',
    '¡Tan poco me quieres!',
    'Come tan poco que enfermó.',
  ],
  invalid: [
    { text: 'Yo [[tan poco]].', fix: 'tampoco' },
    { text: 'A mí [[tan poco]].', fix: 'tampoco' },
    { text: 'Yo [[tan bien]] quiero ir.', fix: 'también' },
    { text: '[[Tan bien]] hay pan.', fix: 'También' },
    { text: 'Si no vas, yo [[tan poco]].', fix: 'tampoco' },
  ],
  misses: ['Tan poco me gusta el mar.'],
  check(sentence, report) {
    for (const [index, tan] of sentence.tokens.entries()) {
      const next = sentence.tokens[index + 1];
      const fix = entryOf(JOINED, next?.norm ?? '');
      if (tan.norm !== 'tan' || !next || fix === undefined || !isNext(next)) continue;
      const before = normAt(sentence, index - 1);
      const isAlso =
        next.norm === 'bien' &&
        (WHO.test(before) || index === 0) &&
        WANTING.test(normAt(sentence, index + 2));
      const isNeither =
        next.norm === 'poco' && WHO.test(before) && isClauseEnd(sentence, index + 1);
      if (isAlso || isNeither)
        report({ start: tan.start, end: next.end }, [matchCase(tan.text, fix)]);
    }
  },
});
