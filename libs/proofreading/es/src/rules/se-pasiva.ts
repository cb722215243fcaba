import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { type Cells, PLURAL, SINGULAR, nounCells } from '../grammar/agreement';
import { determinerCells } from '../grammar/determiners';
import { COLLECTIVES, isTime } from '../grammar/noun-kinds';
import { agreesWith, inPerson } from '../grammar/verbs';
import { follows, isClearNoun, isInfinitive, may } from '../grammar/words';

const MODALS = /^(?:poder|deber|soler)$/;
/** Verbs that with `se` hardly tell of somebody who does something to himself. */
const PASSIVE =
  /^(?:usar|utilizar|vender|necesitar|hablar|buscar|ofrecer|permitir|prohibir|requerir|crear|emplear|realizar|producir|obtener|observar|publicar|construir|aceptar|admitir|añadir|describir|incluir|alquilar|enviar|definir|generar|ejecutar|recomendar|aplicar|celebrar|organizar|estudiar|analizar|fabricar|cultivar|servir|mostrar|solicitar|exigir|mantener|utilizar|implementar|especificar|devolver|eliminar|comprobar|respetar|cumplir|encontrar|ver|leer|abrir|instalar|cargar|guardar|modificar|evitar|proporcionar|establecer|escribir|cambiar)$/;
/** Verbs of which nobody does the thing for himself. */
const IMPERSONAL =
  /^(?:permitir|prohibir|requerir|necesitar|exigir|producir|celebrar|realizar|publicar|observar|recomendar|generar|ejecutar|admitir|aceptar|establecer|proporcionar|poder|deber|soler)$/;
const MANY = /^(?:múltiples|vari[oa]s|diferentes|divers[oa]s|numeros[oa]s|distint[oa]s)$/u;
const NOT_FIRST = /^(?:se|me|te|le|les|nos|os|lo)$/u;

export const sePasiva = defineRule({
  id: 'es/se-pasiva',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'With “se”, the verb agrees with what is done: “{fix}”.',
    fr: 'Avec « se », le verbe s’accorde avec la chose faite : « {fix} ».',
    es: 'Con «se», el verbo concuerda con lo que se hace: «{fix}».',
  },
  explanation: {
    en: 'In the passive with “se” the thing is the subject: “se venden pisos”, “se pueden ver las montañas”, “se usa un martillo”.',
    fr: 'Dans le passif avec « se », la chose est le sujet : « se venden pisos », « se pueden ver las montañas ».',
    es: 'En la pasiva con «se», la cosa es el sujeto: «se venden pisos», «se pueden ver las montañas», «se usa un martillo».',
  },
  valid: [
    'Se venden pisos.',
    'Aquí se habla español.',
    'Se pueden ver las montañas.',
    'Se busca a los ladrones.',
    'Se puede ver que los niños ríen.',
    'El niño se quita los zapatos.',
    'Se usa un martillo y unos clavos.',
    'Se usa mucho los fines de semana.',
    'Se trata de libros.',
    'Se necesita dos horas antes.',
    'No se puede obtenerlos.',
    'Ana se puede poner los zapatos.',
    'Se hizo todos los días.',
    'Se puede salir todos los días.',
    'Se leen un libro al día.',
    'Se construyeron una casa en el campo.',
  ],
  invalid: [
    { text: 'Aquí se [[vende]] pisos.', fix: 'venden' },
    { text: 'Desde allí se [[puede]] ver las montañas.', fix: 'pueden' },
    { text: 'Cuando se [[utiliza]] varias claves, falla.', fix: 'utilizan' },
    { text: 'No se [[permiten]] la venta de alcohol.', fix: 'permite' },
    { text: 'En mi pueblo se [[habla]] tres lenguas.', fix: 'hablan' },
    { text: 'Se [[debe]] respetar las normas.', fix: 'deben' },
  ],
  misses: ['Se come manzanas.'],
  check({ tokens, words, grammar }, report) {
    if (!tokens.some(({ norm }) => norm === 'se')) return;
    for (const [index, verb] of words.entries()) {
      if (words[index - 1]?.norm !== 'se' || !follows(verb) || verb.best.form !== 'fin') continue;
      if (NOT_FIRST.test(words[index - 2]?.norm ?? '') || !isImpersonal(words, index - 2)) continue;
      const start = objectStart(words, index);
      const number = start === undefined ? undefined : numberAt(words, start);
      if (!number || agreesWith(verb, { person: 3, number })) continue;
      if (!agreesWith(verb, { person: 3, number: number === 'pl' ? 'sg' : 'pl' })) continue;
      // `se leen un libro al día`, `se construyeron una casa`: for themselves
      if (number === 'sg' && !IMPERSONAL.test(verb.best.lemma)) continue;
      const [fix] = inPerson(grammar, verb, { person: 3, number });
      if (fix !== undefined) report(verb, [matchCase(verb.text, fix)]);
    }
  },
});

/** Nothing before `se` could be who does it: the clause starts there, or with an adverb or a conjunction. */
function isImpersonal(words: readonly AnalysedWord[], at: number): boolean {
  let from = at;
  if (/^(?:no|ya|también|sólo|solo|aún|todavía|siempre)$/u.test(words[from]?.norm ?? '')) from -= 1;
  const before = words[from];
  if (!before || before.kind === 'punctuation')
    return words.slice(0, Math.max(0, from)).every(({ norm }) => norm !== 'quien');
  if (
    /^(?:cuando|si|donde|porque|aunque|mientras|aquí|allí|ahí|como|así|hoy|pues|entonces)$/u.test(
      before.norm,
    )
  )
    return true;
  // `desde el que se puede ver`, `en la que se usa`
  const isRelative = /^(?:que|cual)$/u.test(before.norm) && words[from - 1]?.best.pos === 'DET';
  if (isRelative) return words[from - 2]?.best.pos === 'ADP';
  if (before.best.pos !== 'NOUN' && before.best.pos !== 'PROPN') return false;
  return isPlace(words, from);
}

/** `en mi pueblo se habla`: from the start of the clause up to here a phrase with a preposition. */
function isPlace(words: readonly AnalysedWord[], at: number): boolean {
  let first = at;
  while (first > 0 && words[first - 1]?.kind === 'word' && at - first < 6) first -= 1;
  const opener = words[first];
  const isOpen = first === 0 || words[first - 1]?.kind === 'punctuation';
  return (
    isOpen &&
    opener?.best.pos === 'ADP' &&
    words.slice(first, at).every(({ best }) => best.form !== 'fin')
  );
}

/** Where the thing starts: behind the verb, or behind the infinitive that a modal has. */
function objectStart(words: readonly AnalysedWord[], index: number): number | undefined {
  const { lemma } = words[index]?.best ?? {};
  if (lemma === undefined) return undefined;
  if (!MODALS.test(lemma)) return PASSIVE.test(lemma) ? index + 1 : undefined;
  const infinitive = words[index + 1];
  const isPlain =
    follows(infinitive) && may(infinitive, isInfinitive) && infinitive.best.form === 'inf';
  return isPlain && PASSIVE.test(infinitive.best.lemma) && words[index + 2]?.gap !== ''
    ? index + 2
    : undefined;
}

function numberAt(words: readonly AnalysedWord[], at: number): 'sg' | 'pl' | undefined {
  const first = words[at];
  if (!follows(first)) return undefined;
  if (first.norm.endsWith('mente')) return numberAt(words, at + 1);
  const isNumber =
    MANY.test(first.norm) || (first.best.pos === 'NUM' && !/^(?:un|una|uno)$/u.test(first.norm));
  const shown: Cells = isNumber ? PLURAL : determinerCells(first.norm);
  const noun = shown ? (words[at + 1]?.best.pos === 'ADJ' ? words[at + 2] : words[at + 1]) : first;
  if (!follows(noun) || !isClearNoun(noun) || isTime(noun) || /^tod[oa]s?$/u.test(first.norm))
    return undefined;
  if (noun.readings.some(({ lemma }) => COLLECTIVES.has(lemma))) return undefined;
  const cells = nounCells(noun) & (shown || PLURAL);
  const isPlural = cells !== 0 && (cells & PLURAL) === cells;
  if (isPlural) return 'pl';
  const isAlone = words
    .slice(at, at + 8)
    .every(({ norm, text }) => !/^[yeo]$/u.test(norm) && text !== ',');
  return shown && cells !== 0 && (cells & SINGULAR) === cells && isAlone ? 'sg' : undefined;
}
