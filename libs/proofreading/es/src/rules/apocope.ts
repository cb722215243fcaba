import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { MASCULINE_SINGULAR, SINGULAR, nounCells } from '../grammar/agreement';
import { follows, isNoun, isPlain, may } from '../grammar/words';

const SHORT: Readonly<Record<string, string>> = {
  bueno: 'buen',
  malo: 'mal',
  primero: 'primer',
  tercero: 'tercer',
  alguno: 'algún',
  ninguno: 'ningún',
  grande: 'gran',
};
const LONG: Readonly<Record<string, string>> = {
  buen: 'bueno',
  gran: 'grande',
  primer: 'primero',
  tercer: 'tercero',
};
const BEFORE = /^(?:un|el|este|ese|aquel|mi|tu|su|muy|del|al|de|por|una|la|en|con|otro|nuestro)$/u;

export const apocope = defineRule({
  id: 'es/apocope',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The adjective has another form here: “{fix}”.',
    fr: 'L’adjectif a ici une autre forme : « {fix} ».',
    es: 'El adjetivo tiene aquí otra forma: «{fix}».',
  },
  explanation: {
    en: 'Before a masculine noun “bueno”, “malo”, “primero”, “tercero” lose their -o, and “grande” becomes “gran” before any: “un buen padre”, “el primer día”, “una gran casa”; not after it: “es grande”.',
    fr: 'Devant un nom masculin, « bueno », « malo », « primero », « tercero » perdent le -o, et « grande » devient « gran » devant tout nom : « un buen padre », « una gran casa » ; non après : « es grande ».',
    es: 'Ante nombre masculino, «bueno», «malo», «primero» y «tercero» pierden la -o, y «grande» pasa a «gran» ante cualquiera: «un buen padre», «una gran casa»; no detrás: «es grande».',
  },
  valid: [
    'Es un buen padre.',
    'El primer día llovió.',
    'Una gran casa.',
    'La casa es grande.',
    'El primero en llegar fue Ana.',
    'Un bueno y un malo.',
    'Es gran amigo mío.',
    'Lo bueno dura poco.',
    'Primero vino mi hermano.',
  ],
  invalid: [
    { text: 'Es un [[bueno]] padre.', fix: 'buen' },
    { text: 'El [[primero]] día llovió.', fix: 'primer' },
    { text: 'Vive en una [[grande]] casa.', fix: 'gran' },
    { text: 'La casa es muy [[gran]].', fix: 'grande' },
    { text: 'Tuvo un [[malo]] sueño.', fix: 'mal' },
    { text: 'El [[tercero]] capítulo es corto.', fix: 'tercer' },
  ],
  misses: ['Es un bueno y viejo amigo.'],
  check({ words }, report) {
    for (const [index, adjective] of words.entries()) {
      const before = words[index - 1];
      const noun = words[index + 1];
      const short = entryOf(SHORT, adjective.norm);
      if (
        short &&
        follows(adjective) &&
        BEFORE.test(before?.norm ?? '') &&
        isNounFor(adjective, noun)
      )
        report(adjective, [short]);
      const long = entryOf(LONG, adjective.norm);
      if (long && follows(adjective) && isLast(words, index)) report(adjective, [long]);
    }
  },
});

function isNounFor(adjective: AnalysedWord, noun: AnalysedWord | undefined): boolean {
  if (!follows(noun) || !isPlain(noun) || !may(noun, isNoun) || noun.best.pos !== 'NOUN')
    return false;
  const cells = nounCells(noun);
  return adjective.norm === 'grande' ? (cells & SINGULAR) === cells : cells === MASCULINE_SINGULAR;
}

/** `es gran.`, `es muy gran`: nothing comes after it. */
function isLast(words: readonly AnalysedWord[], index: number): boolean {
  const { norm = '' } = words[index] ?? {};
  const next = words[index + 1];
  // `el primer, segundo y tercer piso`: the noun comes later
  const isEnd = !next || /^[.;:!?]$/u.test(next.text);
  if (!isEnd) return false;
  return norm === 'gran' || norm === 'buen' || norm === 'primer' || norm === 'tercer';
}
