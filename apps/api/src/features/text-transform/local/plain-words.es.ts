import {
  AFTER_COMMA,
  endsWith,
  has,
  SENTENCE_END,
  SENTENCE_START,
  startsWith,
  WORD,
  WORD_BEFORE,
  type Phrase,
} from './phrase';

const CLAUSE_START = [SENTENCE_START, AFTER_COMMA];
/** A second "de" after a comma or a conjunction would lose the phrase on which it hangs. */
const SECOND_DE =
  /(?:[,;:(–—]|(?<!\p{L})(?:y|e|o|u|ni|pero|sino|que|como|no))\s+(?:\p{L}+\s+){0,3}(?:de|del)\s/iu;
/** "Con el fin de ganar", not "con el fin de la guerra". */
const INFINITIVE =
  /^(?:no\s+)?(?!(?:mar|ayer|mujer|alquiler|hogar|lugar|azúcar|taller|bienestar|militar|par|ser|haber|estar|tener)(?!\p{L}))\p{Ll}*(?:ar|er|ir|ír)(?:me|te|se|nos|os|l[aeo]s?|(?:me|te|se|nos)l[aeo]s?)?(?!\p{L})/u;
const AIM = /^(?:que\s|(?:no\s+)?(?:ser|haber|estar|tener)\s)/u;
/** Verbs and nouns that want "con", for which the end is not an aim: "cumplir con el fin de". */
const WANTS_CON = endsWith(
  String.raw`(?:cumpl|acab|cont|cuent|coincid|acuerd|acord|conform|junt|compatible|v(?:er|isto)|línea|alinead|relaci|vincul|comprom|coheren|consisten|choc|identific|romp|rompe|segu|sigu|continu|empez|empiez|comenz|comienz|termin|soñ|sueñ)\p{L}*`,
);

/** The whole rest of the clause hangs on the verb. */
const MORE_PREDICATES = [has('y|e|o|u|ni|pero|sino|que|como'), /[,;:?¿(–—]/u];
const THING = startsWith(
  'un|una|unos|unas|la|los|las|este|esta|estos|estas|ese|esa|esos|esas|su|sus|mi|mis|nuestro|nuestra|nuestros|nuestras',
);

const aim = (wordy: string): Phrase => ({
  wordy,
  plain: 'para',
  before: CLAUSE_START,
  after: [INFINITIVE, AIM],
  notAfter: [SECOND_DE],
});

/** What has a verb that is no noun too: "un retraso debido al hecho de que nieva" is no clause. */
const WHOLE_CLAUSE = [
  /^(?:no )?(?:me|te|se|nos|os|le|les) \p{L}/iu,
  /(?<!\p{L})\p{L}{2,}(?:aron|ieron|aban|ó)(?!\p{L})/iu,
];

const because = (wordy: string): Phrase[] => [
  {
    wordy,
    plain: 'como',
    before: [SENTENCE_START],
    after: [/^\p{L}[^,.;:?!]*,\s/u],
    notAfter: [SECOND_DE],
  },
  { wordy, plain: 'porque', before: [AFTER_COMMA], after: [WORD], notAfter: [SECOND_DE] },
  // After a clause that is whole without it: not "el retraso es debido al hecho de que".
  {
    wordy,
    plain: 'porque',
    before: WHOLE_CLAUSE,
    notBefore: [
      endsWith(
        String.raw`es|son|era|eran|fue|fueron|será|ser|sido|está|están|estaba|y|e|o|u|ni|no|pero|sino|que|solo|sólo|también|incluso|\p{L}+mente`,
      ),
    ],
    after: [WORD],
    notAfter: [SECOND_DE],
  },
];

const nearby = (wordy: string, plain: string): Phrase[] => [
  { wordy: `${wordy} de`, plain: `${plain} de`, after: [WORD] },
  { wordy: `${wordy} del`, plain: `${plain} del`, after: [WORD] },
];

const except = (wordy: string): Phrase[] => [
  { wordy: `${wordy} de`, plain: 'salvo', after: [THING], notAfter: [SECOND_DE] },
  { wordy: `${wordy} del`, plain: 'salvo el', after: [WORD], notAfter: [SECOND_DE] },
];

const ending = (wordy: string, plain: string): Phrase => ({
  wordy,
  plain,
  before: [WORD_BEFORE],
  notBefore: [endsWith('y|e|o|u|ni|no|es|son|era|eran|fue|fueron|ser')],
  after: [SENTENCE_END],
});

/** In the middle of a sentence the "a" may hang on the verb: "avisó con anterioridad a su madre". */
const around = (wordy: string, plain: string): Phrase[] => [
  {
    wordy: `${wordy} a`,
    plain: `${plain} de`,
    before: CLAUSE_START,
    after: [WORD],
    notAfter: [SECOND_DE],
  },
  { wordy: `${wordy} al`, plain: `${plain} del`, before: CLAUSE_START, after: [WORD] },
];

const use = (verb: string, plain: string): Phrase => ({
  wordy: `${verb} uso de`,
  plain,
  notBefore: [endsWith('se|el|un|al')],
  after: [THING],
  notAfter: [SECOND_DE, startsWith('la palabra|(?:la|los|las) cual(?:es)?')],
});

const utilize = (wordy: string, plain: string): Phrase => ({
  wordy,
  plain,
  notBefore: [has('us(?:o|os|ar|a|an|ando|ado|ada|ados|adas)')],
  notAfter: [has('us(?:o|os|ar|a|an|ando|ado|ada|ados|adas)')],
});

/** Long-winded Spanish phrases, and where the plain ones fit without further changes. */
export const PLAIN_WORDS_ES: readonly Phrase[] = [
  {
    wordy: 'con el fin de',
    plain: 'para',
    notBefore: [WANTS_CON],
    after: [INFINITIVE, AIM],
    notAfter: [SECOND_DE],
  },
  aim('con la finalidad de'),
  aim('con el objetivo de'),
  aim('con el propósito de'),
  ...because('debido al hecho de que'),
  ...because('a causa del hecho de que'),
  {
    wordy: 'a pesar del hecho de que',
    plain: 'aunque',
    before: CLAUSE_START,
    after: [WORD],
    notAfter: [SECOND_DE],
  },
  {
    wordy: 'en el momento actual',
    plain: 'ahora',
    before: [SENTENCE_START],
    after: [/^,/u],
  },
  { wordy: 'en la actualidad', plain: 'hoy', before: [SENTENCE_START], after: [/^,/u] },
  { wordy: 'a día de hoy', plain: 'hoy', before: [SENTENCE_START, endsWith('no|que|todavía')] },
  {
    wordy: 'hoy en día',
    plain: 'hoy',
    notAfter: [startsWith('festivo|laborable|libre|hábil|feriado|lectivo|de|del')],
  },
  ...around('con anterioridad', 'antes'),
  ...around('con posterioridad', 'después'),
  { wordy: 'a la mayor brevedad posible', plain: 'cuanto antes' },
  {
    wordy: 'en un breve espacio de tiempo',
    plain: 'en poco tiempo',
    after: [SENTENCE_END, /^,/u, startsWith('se|la|el|los|las|y|para|por|con|tras')],
  },
  {
    wordy: 'durante el transcurso de',
    plain: 'durante',
    after: [startsWith('la|este|esta|su|nuestra|nuestro|dicha|dicho')],
  },
  {
    wordy: 'durante el transcurso del',
    plain: 'durante el',
    after: [WORD],
    notAfter: [startsWith('tiempo')],
  },
  {
    wordy: 'tiene la capacidad de',
    plain: 'puede',
    before: [WORD_BEFORE],
    notBefore: [endsWith('y|e|o|u|ni|pero|sino')],
    after: [INFINITIVE],
    notAfter: MORE_PREDICATES,
  },
  {
    wordy: 'tienen la capacidad de',
    plain: 'pueden',
    before: [WORD_BEFORE],
    notBefore: [endsWith('y|e|o|u|ni|pero|sino')],
    after: [INFINITIVE],
    notAfter: MORE_PREDICATES,
  },
  use('hacer', 'usar'),
  use('hace', 'usa'),
  use('hacen', 'usan'),
  use('haciendo', 'usando'),
  utilize('utilizar', 'usar'),
  utilize('utiliza', 'usa'),
  utilize('utilizan', 'usan'),
  utilize('utilizando', 'usando'),
  {
    wordy: 'de forma diaria',
    plain: 'a diario',
    before: [WORD_BEFORE],
    after: [SENTENCE_END],
  },
  {
    wordy: 'de manera regular',
    plain: 'regularmente',
    before: [WORD_BEFORE],
    notBefore: [endsWith('y|e|o|u|ni|no|es|son')],
    after: [SENTENCE_END],
  },
  ...except('a excepción'),
  ...except('con la excepción'),
  ...nearby('en las proximidades', 'cerca'),
  ...nearby('en las inmediaciones', 'cerca'),
  ending('de manera inmediata', 'de inmediato'),
  ending('de forma inmediata', 'de inmediato'),
  ending('de forma regular', 'regularmente'),
  ending('de manera rápida', 'rápidamente'),
  ending('de forma rápida', 'rápidamente'),
  { wordy: 'subir arriba', plain: 'subir', after: [SENTENCE_END] },
  { wordy: 'bajar abajo', plain: 'bajar', after: [SENTENCE_END] },
  { wordy: 'previsto de antemano', plain: 'previsto' },
  {
    wordy: 'totalmente gratis',
    plain: 'gratis',
    // "Not entirely free" is not "not free".
    notBefore: [has('no|ni|nunca|tampoco|sin|casi'), endsWith('y|o')],
  },
  { wordy: 'colaborar conjuntamente', plain: 'colaborar', notBefore: [endsWith('y|o')] },
];
