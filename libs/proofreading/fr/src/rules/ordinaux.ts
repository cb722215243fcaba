import { defineRule, entryOf } from '@tercet/proofreading-core';

/** What the ends of ordinals are shortened to. */
const SHORT: Readonly<Record<string, string>> = {
  ère: 're',
  ere: 're',
  ères: 'res',
  eres: 'res',
  ier: 'er',
  ème: 'e',
  eme: 'e',
  ième: 'e',
  ieme: 'e',
  èmes: 'es',
  emes: 'es',
  ièmes: 'es',
  nde: 'de',
};
const ENDING = /^(\d{1,4}(?=\D)|[IVXLC]{1,7}(?=i?[èe]mes?$))(ères?|eres?|ier|i?[èe]mes?|nde)$/u;

export const ordinaux = defineRule({
  id: 'fr/ordinaux',
  category: 'typography',
  level: 'typography',
  message: {
    en: 'The short form of this ordinal is “{fix}”.',
    fr: 'L’abréviation de cet ordinal est « {fix} ».',
    es: 'La abreviatura de este ordinal es «{fix}».',
  },
  explanation: {
    en: 'Ordinals are shortened to “1er”, “1re”, “2e”, “2de”, “XXe”, best with the letters raised; “1ère” and “2ème” are long forms half shortened.',
    fr: 'Les ordinaux s’abrègent en « 1er », « 1re », « 2e », « 2de », « XXe », les lettres de préférence en exposant ; « 1ère » et « 2ème » sont à demi abrégés.',
    es: 'Los ordinales se abrevian «1er», «1re», «2e», «2de», «XXe», mejor con las letras voladas; «1ère» y «2ème» quedan a medio abreviar.',
  },
  valid: [
    'Le 1er janvier.',
    'Le 2e étage.',
    'La 1re fois.',
    'Le XXe siècle.',
    'La deuxième fois.',
    'Il a 20 ans.',
    'La 2de guerre.',
    'Ce deuxième livre.',
  ],
  invalid: [
    { text: 'Il habite au [[2ème]] étage.', fix: '2e' },
    { text: 'C’est la [[1ère]] fois.', fix: '1re' },
    { text: 'Le [[XXème]] siècle fut long.', fix: 'XXe' },
    { text: 'La [[2nde]] fois, il a ri.', fix: '2de' },
    { text: 'Les [[3èmes]] partent demain.', fix: '3es' },
    { text: 'Le [[2 ème]] jour, il a plu.', fix: '2e' },
  ],
  misses: ['Le dixieme jour.'],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const before = tokens[index - 1];
      const isApart =
        token.gap === ' ' &&
        /^i?[èe]mes?$/u.test(token.norm) &&
        /^(?:\d{1,4}|[IVXLC]{1,7})$/u.test(before?.text ?? '');
      const written = (isApart ? (before?.text ?? '') : '') + token.text.normalize('NFC');
      const [, number, ending] = ENDING.exec(written) ?? [];
      const short = entryOf(SHORT, ending ?? '');
      if (number === undefined || short === undefined) continue;
      const start = isApart ? (before?.start ?? token.start) : token.start;
      report({ start, end: token.end }, [number + short]);
    }
  },
});
