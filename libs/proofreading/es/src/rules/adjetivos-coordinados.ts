import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { type Cells, adjectiveCells, firstCell, formFor } from '../grammar/agreement';
import { isProfession } from '../grammar/people';
import { follows, isAdjective, isPlain, wordSet } from '../grammar/words';

const DEGREE = wordSet('muy más menos tan bastante un poco siempre también');
/** `está pagada y listo`, `es bonita y seguro que te gusta` */
const ADVERBIAL = /^(?:listo|claro|seguro|cierto|solo|rápido)$/u;
const LINKING = /^(?:ser|estar|parecer|sentir)$/;

export const adjetivosCoordinados = defineRule({
  id: 'es/adjetivos-coordinados',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The two adjectives speak of the same person or thing: write “{fix}”.',
    fr: 'Les deux adjectifs parlent de la même personne ou chose : écrivez « {fix} ».',
    es: 'Los dos adjetivos hablan de lo mismo: escribe «{fix}».',
  },
  explanation: {
    en: 'Adjectives joined by “y” after “ser” or “estar” have the same gender and number: “es alta y rubia”, “son listos y amables”.',
    fr: 'Les adjectifs joints par « y » après « ser » ou « estar » ont le même genre et le même nombre : « es alta y rubia ».',
    es: 'Los adjetivos unidos por «y» tras «ser» o «estar» tienen el mismo género y número: «es alta y rubia», «son listos y amables».',
  },
  valid: [
    'Es alta y rubia.',
    'Son listos y amables.',
    'Es amable y simpática.',
    'Está cansada y triste.',
    'Es caro y la casa es pequeña.',
    'Es rubia y médico.',
    'Soy alto y delgado.',
    'Es bonita y el río la rodea.',
  ],
  invalid: [
    { text: 'Es alta y muy [[delgado]].', fix: 'delgada' },
    { text: 'Soy delgada y [[estudioso]].', fix: 'estudiosa' },
    { text: 'Mi hermana es guapa y [[simpático]] con todos.', fix: 'simpática' },
    { text: 'Son listos y [[simpático]].', fix: 'simpáticos' },
    { text: 'Está contenta y [[tranquilo]].', fix: 'tranquila' },
  ],
  misses: ['Es alta, rubia y simpático.'],
  check({ words, grammar }, report) {
    for (const [index, and] of words.entries()) {
      if (!/^[ye]$/u.test(and.norm)) continue;
      const first = words[index - 1];
      if (!first || !isQuality(first) || !isPredicate(words, index - 1)) continue;
      let at = index + 1;
      while (DEGREE.has(words[at]?.norm ?? '')) at += 1;
      const second = words[at];
      if (
        !second ||
        !follows(second) ||
        !isQuality(second) ||
        isProfession(second) ||
        !isEnd(words[at + 1]) ||
        ADVERBIAL.test(second.norm)
      )
        continue;
      const wanted: Cells = adjectiveCells(first);
      if (adjectiveCells(second) & wanted) continue;
      const form = formFor(grammar, second, firstCell(wanted));
      if (form !== undefined) report(second, [form]);
    }
  },
});

const isQuality = (word: AnalysedWord): boolean =>
  isPlain(word) &&
  (word.best.pos === 'ADJ' ||
    word.best.form === 'part' ||
    (word.best.pos === 'NOUN' && hasGenders(word))) &&
  word.best.type === undefined;

/** A noun to the tagger, but an adjective with two genders to the lexicon: `enfermo`. */
const hasGenders = (word: AnalysedWord): boolean =>
  word.readings.some((reading) => isAdjective(reading) && reading.lemma.endsWith('o'));

/** `es (muy) alta` */
function isPredicate(words: readonly AnalysedWord[], at: number): boolean {
  let verb = at - 1;
  while (DEGREE.has(words[verb]?.norm ?? '')) verb -= 1;
  return (
    words[verb]?.best.form === 'fin' &&
    (words[verb]?.readings.some(({ lemma }) => LINKING.test(lemma)) ?? false)
  );
}

const isEnd = (next: AnalysedWord | undefined): boolean =>
  !next || next.kind !== 'word' || /^(?:ADP|SCONJ|CCONJ|ADV)$/.test(next.best.pos);
