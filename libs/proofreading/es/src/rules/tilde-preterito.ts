import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { PLURAL } from '../grammar/agreement';
import { isTime } from '../grammar/noun-kinds';
import { subjectOf } from '../grammar/subjects';
import { pastOf } from '../grammar/verbs';
import { follows, isAdjective, isClearNoun, isNoun, may, wordSet } from '../grammar/words';

const DATIVES = wordSet('me te le nos os les');
const LIKING = /^(?:gustar|encantar|fascinar|interesar|importar)$/;
/** Hardly anybody does these to himself: `que me presto`. */
const TO_OTHERS =
  /^(?:prestar|regalar|mandar|enviar|enseñar|contestar|recomendar|explicar|comentar|contar|comunicar|informar|entregar|encargar)$/;
/** At the head of a sentence they look like names. */
const ADVERBS = wordSet(
  'enseguida ahorita ahora luego pronto siempre nunca ya después entonces hoy mañana anoche apenas',
);
const PAST_TIME = /^(?:ayer|anoche|anteayer)$/u;
const NAMES_FOLLOW = /^(?:que|el|la|los|las|un|una|a|en|de|por|con|su|sus|al)$/u;

export const tildePreterito = defineRule({
  id: 'es/tilde-preterito',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The past of the third person has an accent: “{fix}”.',
    fr: 'Le passé à la troisième personne porte un accent : « {fix} ».',
    es: 'El pretérito de la tercera persona lleva tilde: «{fix}».',
  },
  explanation: {
    en: '“Llego” is “I arrive”; “llegó” is “he arrived”. Only the accent tells them apart.',
    fr: '« Llego » veut dire « j’arrive » ; « llegó », « il est arrivé ». Seul l’accent les distingue.',
    es: '«Llego» es «yo llego»; «llegó», «él llegó». Solo la tilde las distingue.',
  },
  valid: [
    'Este es el piso que alquilo los veranos.',
    'La novela en la que cuento la historia se vende bien.',
    'El camino paso a paso lleva lejos.',
    'El avión llegó tarde.',
    'Me levanto temprano.',
    'Se lo cuento todo.',
    'El trabajo me gusta.',
    'Yo la ayudo y ella canta.',
    'Cuando ella llega, yo salgo.',
    'No le enseño nada a nadie.',
    'Lo que digo es cierto.',
    'Se levantó y salió.',
    'Enseguida vengo.',
    'Ahorita llego, espérame.',
    'Ante ella respondo.',
  ],
  invalid: [
    { text: 'El incendio que [[destruyo]] la casa fue enorme.', fix: 'destruyó' },
    { text: '«No pienso irme», [[aseguro]] el alcalde.', fix: 'aseguró' },
    { text: 'Dile que el libro que me [[presto]] está bien.', fix: 'prestó' },
    { text: 'A mí me [[paso]] igual, qué rabia.', fix: 'pasó' },
    { text: 'El avión [[llego]] tarde.', fix: 'llegó' },
    { text: 'En 1900 se [[fundo]] la escuela.', fix: 'fundó' },
    { text: 'No me [[gusto]] la película.', fix: 'gustó' },
    { text: 'Ella [[salto]] de alegría.', fix: 'saltó' },
    { text: 'El niño lloró y [[grito]] mucho.', fix: 'gritó' },
    { text: 'Ana [[llego]] a la fiesta sola.', fix: 'llegó' },
  ],
  misses: ['Ayer llego mi hermano.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (!/[^i]o$/u.test(verb.norm) || !verb.text.endsWith('o') || verb.kind !== 'word') continue;
      const [past] = pastOf(grammar, verb);
      if (past !== undefined && isThirdPerson(words, index))
        report(
          verb,
          [past, ...presentOf(words, index)].map((form) => matchCase(verb.text, form)),
        );
    }
  },
});

function isThirdPerson(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index];
  const before = words[index - 1];
  if (!verb || !follows(verb) || !before) return false;
  const isNominal = may(verb, isNoun) || may(verb, isAdjective);
  // Nothing in the first person stands directly after `se`.
  if (before.norm === 'se' && before.token !== words[index - 2]?.token) return true;
  if (DATIVES.has(before.norm) && LIKING.test(verb.best.lemma))
    return words[index - 2]?.norm !== 'yo';
  if (before.norm === 'me' && TO_OTHERS.test(verb.best.lemma))
    return words[index - 2]?.norm === 'que' && !words.some(({ norm }) => norm === 'yo');
  // `a mí me paso igual`, `me paso lo mismo`
  if (before.norm === 'me' && verb.norm === 'paso')
    return (
      /^(?:igual|algo|lo)$/u.test(words[index + 1]?.norm ?? '') &&
      HAPPENS.test(words[index + 2]?.norm ?? '')
    );
  if (isSaidOfQuote(words, index) || hasOwnObject(words, index)) return true;
  if (isDatedPast(words, index)) return !isNominal && words[index - 1]?.norm !== 'yo';
  if (/^(?:ella|él)$/u.test(before.norm))
    return !/^(?:y|e|o|que|como|con|de|a|por|para|en|sin|hacia|ante|tras|contra|sobre|entre|según)$/u.test(
      words[index - 2]?.norm ?? '',
    );
  if (afterPast(words, index))
    return !isNominal || !/^(?:de|y|que|del)$/u.test(words[index + 1]?.norm ?? '');
  if (
    /^(?:me|te|nos|le|les)$/u.test(before.norm) &&
    /^(?:esto|eso|aquello)$/u.test(words[index - 2]?.norm ?? '')
  )
    return true;
  if (ADVERBS.has(before.norm)) return false;
  const subject = subjectOf(words, index);
  if (
    subject &&
    (subject.cells & PLURAL) !== subject.cells &&
    verb.best.form === 'fin' &&
    !isNominal
  )
    return !subject.clitics.some((clitic) => /^(?:l[oa]s?|te|le|les)$/u.test(clitic));
  const isName =
    !ADVERBS.has(before.norm) &&
    before.best.pos === 'PROPN' &&
    /^\p{Lu}\p{Ll}+$/u.test(before.text);
  if (!isName || isNominal || !NAMES_FOLLOW.test(words[index + 1]?.norm ?? '')) return false;
  const opener = words[index - 2];
  return (
    !opener || opener.kind === 'punctuation' || opener.best.pos === 'PROPN' || opener.norm === 'que'
  );
}

const SAYING =
  /^(?:afirmar|asegurar|explicar|comentar|indicar|contestar|señalar|exclamar|preguntar|aclarar|declarar|finalizar|lamentar|reconocer|apuntar|gritar|susurrar|murmurar)$/;
const ENDS_QUOTE = /^(?:["»”—–-]|,)$/u;

/** `«…», afirmo Ana`: behind what is quoted stands who said it. */
function isSaidOfQuote(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  if (!next || !may(words[index], ({ lemma }) => SAYING.test(lemma))) return false;
  if (!ENDS_QUOTE.test(words[index - 1]?.text ?? '')) return false;
  const isQuoted = words.slice(0, index).some(({ text }) => /^["»”—–-]$/u.test(text));
  const isName = next.best.pos === 'PROPN' || words[index + 2]?.best.pos === 'NOUN';
  return isQuoted && isName && (next.best.pos === 'PROPN' || /^(?:el|la)$/u.test(next.norm));
}

/** `el incendio que destruyo la casa`: with an object behind the verb, `que` is its subject. */
function hasOwnObject(words: readonly AnalysedWord[], index: number): boolean {
  const [antecedent, que] = words.slice(index - 2, index);
  const [determiner, object] = words.slice(index + 1, index + 3);
  if (que?.norm !== 'que' || !isClearNoun(antecedent) || isTime(antecedent)) return false;
  if (NO_ANTECEDENTS.has(antecedent.norm) || words[index - 3]?.best.pos !== 'DET') return false;
  return (
    words[index]?.best.form === 'fin' &&
    /^(?:el|la|los|las|un|una|su|sus)$/u.test(determiner?.norm ?? '') &&
    isClearNoun(object) &&
    !isTime(object)
  );
}
const NO_ANTECEDENTS = wordSet('vez hecho verdad idea miedo forma manera medida caso razón');

/** What follows `me pasó igual`, `me pasó lo`, `me pasó algo`. */
const HAPPENS = /^(?:|,|\.|mismo|que|parecido|similar|raro|horrible|ayer|anoche)$/u;

/** `llego ayer tarde`: a present is not dated yesterday. */
const isDatedPast = (words: readonly AnalysedWord[], index: number): boolean =>
  PAST_TIME.test(words[index + 1]?.norm ?? '') &&
  !/^(?:no|si|que)$/u.test(words[index - 1]?.norm ?? '');

/** `lloró y grito`: the verb before is past and has the same subject. */
function afterPast(words: readonly AnalysedWord[], index: number): boolean {
  const and = words[index - 1];
  if (!and || !/^[ye]$/u.test(and.norm)) return false;
  if (/^(?:hoy|ahora|yo)$/u.test(words[index + 1]?.norm ?? '')) return false;
  const before = words
    .slice(Math.max(0, index - 5), index - 1)
    .findLast(({ best }) => best.form === 'fin');
  return before?.best.tense === 'past' && before.norm.endsWith('ó');
}

/** `me gusto mucho la comida`: it may also be liked now. */
const presentOf = (words: readonly AnalysedWord[], index: number): string[] =>
  DATIVES.has(words[index - 1]?.norm ?? '') && LIKING.test(words[index]?.best.lemma ?? '')
    ? [words[index]?.norm.replace(/o$/u, 'a') ?? '']
    : [];
