import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';

/** Forms of `ir` with the wrong letter. */
const GOING: Readonly<Record<string, string>> = {
  iva: 'iba',
  ivas: 'ibas',
  ivan: 'iban',
  boy: 'voy',
  ba: 'va',
  bas: 'vas',
  ban: 'van',
};
/** Whole phrases: wrong word → right word, and what stands beside it. */
const BESIDE: readonly { wrong: string; right: string; next: RegExp }[] = [
  { wrong: 'baso', right: 'vaso', next: /^(?:de|con)$/u },
  { wrong: 'vienes', right: 'bienes', next: /^y servicios$/u },
  { wrong: 'bello', right: 'vello', next: /^(?:corporal|facial|púbico)$/u },
  { wrong: 'rebelar', right: 'revelar', next: /^(?:el|un|su) secreto$/u },
  { wrong: 'grabe', right: 'grave', next: /^(?:problema|error|peligro|enfermedad|accidente)$/u },
];

export const bPorV = defineRule({
  id: 'es/b-por-v',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'B and v sound alike: here it is “{fix}”.',
    fr: 'B et v se prononcent de même : ici, c’est « {fix} ».',
    es: 'La b y la v suenan igual: aquí es «{fix}».',
  },
  messages: {
    ir: {
      en: 'The forms of “ir” are “voy”, “va”, “iba”: here it is “{fix}”.',
      fr: 'Les formes de « ir » sont « voy », « va », « iba » : ici, c’est « {fix} ».',
      es: 'Las formas de «ir» son «voy», «va», «iba»: aquí es «{fix}».',
    },
  },
  explanation: {
    en: 'B and v have one sound in Spanish, and tell words apart only in writing: “iba a salir”, “un vaso de agua”, “bienes y servicios”.',
    fr: 'B et v n’ont qu’un son en espagnol et ne se distinguent qu’à l’écrit : « iba a salir », « un vaso de agua », « bienes y servicios ».',
    es: 'La b y la v tienen un solo sonido y solo se distinguen al escribir: «iba a salir», «un vaso de agua», «bienes y servicios».',
  },
  valid: [
    'Iba a salir.',
    'La subida del IVA a los libros.',
    'Bebí un vaso de agua.',
    'Si vienes y ayudas, acabamos.',
    'Quiero que grabe la reunión.',
    'Quiero que grabe problema por problema.',
    'Voy a casa.',
    'Se quiso rebelar contra el rey.',
    'Un bello jardín.',
    'Me baso en los datos.',
  ],
  invalid: [
    { text: 'Ayer [[iva]] a salir.', fix: 'iba' },
    { text: '[[Boy]] a casa.', fix: 'Voy' },
    { text: 'Bebí un [[baso]] de agua.', fix: 'vaso' },
    { text: 'Compran [[vienes]] y servicios.', fix: 'bienes' },
    { text: 'Es un [[grabe]] problema.', fix: 'grave' },
    { text: 'Ella [[ba]] al mercado.', fix: 'va' },
  ],
  misses: ['Es una cosa muy grabe.'],
  check(sentence, report) {
    for (const [index, token] of sentence.tokens.entries()) {
      if (token.kind !== 'word' || !isNext(sentence.tokens[index + 1])) continue;
      const next = normAt(sentence, index + 1);
      const before = normAt(sentence, index - 1);
      const going = entryOf(GOING, token.norm);
      // `el IVA a los libros`, `vio a Ivan al salir`
      const isName = token.text !== token.norm && (index > 0 || /^\p{Lu}{2}/u.test(token.text));
      if (going && /^al?$/u.test(next) && !isName && !TAX.test(before))
        report(token, [matchCase(token.text, going)], { message: 'ir' });
      const found = BESIDE.find(({ wrong }) => wrong === token.norm);
      const two = `${next} ${normAt(sentence, index + 2)}`;
      if (!found || !(found.next.test(next) || found.next.test(two))) continue;
      if (
        found.wrong === 'grabe' &&
        !/^(?:un|una|el|la|este|esta|su|muy|más|tan|algún)$/u.test(before)
      )
        continue;
      if (found.wrong === 'baso' && !/^(?:un|el|este|ese|su|mi|tu|medio)$/u.test(before)) continue;
      report(token, [matchCase(token.text, found.right)]);
    }
  },
});

const TAX = /^(?:el|del|de|sin|con|al|un|su|y|tipo)$/u;
