import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { follows, isInfinitive, isNoun, isStatement, may, must, wordSet } from '../grammar/words';

const ACCENTED: Readonly<Record<string, string>> = {
  como: 'cómo',
  donde: 'dónde',
  cuando: 'cuándo',
  quien: 'quién',
  cual: 'cuál',
  cuales: 'cuáles',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
  que: 'qué',
};
/** What one counts or measures: `dime cuantos años tienes`, but `dime cuanto quieras`. */
const MEASURED =
  /^(?:cuesta|cuestan|costó|costará|vale|valen|tarda|tardará|tiempo|dinero|dura|durará|pesa|mide|falta|queda|quedan|gente|personas|años|días|veces)$/u;
const COUNTING = /^(?:saber|preguntar|averiguar|indicar)$/;
const KNOWING =
  /^(?:saber|preguntar|averiguar|ignorar|explicar|entender|comprender|descubrir|adivinar|indicar|enseñar|aprender|mostrar|determinar|conocer|decidir|recordar|ver|imaginar|investigar|especificar)$/;
const SURE = /^(?:saber|preguntar|averiguar|ignorar|adivinar)$/;
/** What one waits to see: `a ver qué pasa`. */
const ASKED = /^(?:pasa|dice|dicen|hace|hacen|tal|opinas|ocurre|sucede|quieres|hay|te|os|nos)$/u;
const PUT =
  /^(?:pasa|pasó|pasaba|había|hacía|hace|quería|quiere|es|era|significa|ocurre|ocurrió)$/u;
const ABOUT = wordSet('de sobre');

export const interrogativoIndirecto = defineRule({
  id: 'es/interrogativo-indirecto',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'In an indirect question, the word keeps its accent: “{fix}”.',
    fr: 'Dans une interrogation indirecte, le mot garde son accent : « {fix} ».',
    es: 'En una pregunta indirecta la palabra conserva la tilde: «{fix}».',
  },
  explanation: {
    en: 'Question words inside a sentence have the accent as well: “no sé qué hacer”, “explica cómo funciona”, “sé dónde vive”.',
    fr: 'Les interrogatifs gardent l’accent à l’intérieur de la phrase : « no sé qué hacer », « explica cómo funciona ».',
    es: 'También dentro de la oración los interrogativos llevan tilde: «no sé qué hacer», «explica cómo funciona», «sé dónde vive».',
  },
  valid: [
    'Debe saber cuanto antes la verdad.',
    'Dime cuanto quieras.',
    'Sabe cuanto hay que saber.',
    'No sé qué hacer.',
    'Explica cómo funciona.',
    'Sé que vendrás.',
    'Tengo algo que hacer.',
    'Lo vi como un amigo.',
    'Lo sabe como nadie.',
    'Aprendió cuando era niño.',
    'Viene de donde vive su tía.',
    'No supe nada hasta que llegó.',
    'Sabe que hacer deporte es bueno.',
    'Lo supe cuando llegó.',
    'Lo sabe quien lo vivió.',
    'Veo que mamá canta.',
    'Pregunta como hacía su padre.',
  ],
  invalid: [
    { text: 'No sé [[que]] hacer.', fix: 'qué' },
    { text: 'Quiero aprender [[como]] nadar.', fix: 'cómo' },
    { text: 'Me dio consejos de [[como]] estudiar.', fix: 'cómo' },
    { text: 'No sabe [[quien]] vendrá.', fix: 'quién' },
    { text: 'Pregunta [[donde]] está el baño.', fix: 'dónde' },
    { text: 'No sé [[cual]] prefiero.', fix: 'cuál' },
    { text: 'A ver [[que]] pasa mañana.', fix: 'qué' },
    { text: 'Todos vinieron a preguntar [[que]] había pasado.', fix: 'qué' },
    { text: 'No sabemos [[donde]] la gente compra eso.', fix: 'dónde' },
    { text: 'Quiero saber [[que]] película prefieres.', fix: 'qué' },
    { text: 'Dime [[como]] lo hiciste.', fix: 'cómo' },
    { text: 'Pregúntale [[cual]] prefiere.', fix: 'cuál' },
    { text: 'Enseño a los niños [[como]] nadar.', fix: 'cómo' },
    { text: 'Quisiera saber [[cuanto]] cuesta el envío.', fix: 'cuánto' },
    { text: 'Dime [[cuantos]] años tienes.', fix: 'cuántos' },
    { text: 'Me preguntó [[cuanto]] dura la clase.', fix: 'cuánto' },
  ],
  misses: ['No me dijo como se llamaba.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const fix = entryOf(ACCENTED, word.norm);
      if (fix !== undefined && follows(word) && word.text === word.norm && asks(words, index))
        report(word, [fix]);
    }
  },
});

function asks(words: readonly AnalysedWord[], index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  const next = words[index + 1];
  if (!word || !before || !follows(next)) return false;
  const isToDo = may(next, isInfinitive) && next.best.form === 'inf';
  if (word.norm === 'como' && (ABOUT.has(before.norm) || isTaught(words, index))) return isToDo;
  if (before.norm === 'ver' && words[index - 2]?.norm === 'a')
    return word.norm === 'que'
      ? ASKED.test(next.norm)
      : next.best.form === 'fin' && /^(?:como|cuando|quien)$/u.test(word.norm);
  if (word.norm.startsWith('cuant'))
    return (
      MEASURED.test(next.norm) && (COUNTING.test(before.best.lemma) || isOrdered(words, index))
    );
  if (word.norm === 'que' && before.best.lemma === 'preguntar' && PUT.test(next.norm)) return true;
  if (isToldTo(words, index)) return true;
  const { lemma, form } = before.best;
  const isKnowing =
    (KNOWING.test(lemma) &&
      (form === 'fin' || form === 'inf' || form === 'ger') &&
      !may(before, isNoun)) ||
    (SURE.test(lemma) && (form === 'fin' || form === 'inf'));
  if (!isKnowing) return false;
  // `lo supe cuando llegó`, `lo sabe quien lo vivió`: what is known has been named.
  const isNamed = /^l[oa]s?$/u.test(words[index - 2]?.norm ?? '');
  if (isNamed && word.norm !== 'que') return false;
  if (next.best.mood === 'sub' && must(next, ({ mood }) => mood === 'sub' || mood === 'imp'))
    return false;
  if (word.norm === 'que')
    return (
      (isToDo && (SURE.test(lemma) || lemma === 'decidir') && !hasVerbBehind(words, index + 2)) ||
      // `quiero conocer que atributos están`: no plural stands without its article after `conocer que`.
      ((SURE.test(lemma) ||
        (next.best.number === 'pl' && !/^(?:ver|recordar|imaginar)$/.test(lemma))) &&
        isBareNoun(words, index + 1))
    );
  const isClause =
    (may(next, isStatement) && next.best.form === 'fin') ||
    /^(?:se|me|te|le|lo|nos|les|no)$/u.test(next.norm);
  if (word.norm === 'como')
    return (
      (isToDo && lemma !== 'conocer' && lemma !== 'ver') ||
      // `pregunta como hacía su padre`
      (SURE.test(lemma) && isClause && next.best.mood !== 'sub' && next.best.lemma !== 'hacer')
    );
  if (word.norm === 'cuando')
    return (
      /^(?:saber|preguntar)$/.test(lemma) && next.best.form === 'fin' && before.norm !== 'supo'
    );
  // `no sé dónde la gente compra`
  if (word.norm === 'donde' && SURE.test(lemma) && next.best.pos === 'DET') return true;
  // `solo pregunta quien no sabe`
  if (word.norm === 'quien' && lemma === 'preguntar' && may(before, ({ person }) => person === 3))
    return false;
  return SURE.test(lemma) && isClause;
}

/** `sé que comer tarde es malo`: the infinitive is the subject of a verb. */
function hasVerbBehind(words: readonly AnalysedWord[], at: number): boolean {
  const rest = words.slice(at);
  const end = rest.findIndex(
    ({ kind, best, norm }) =>
      kind !== 'word' ||
      best.form === 'fin' ||
      /^(?:cuando|si|porque|para|que|ni|pero)$/u.test(norm),
  );
  return rest[end]?.kind === 'word' && rest[end]?.best.form === 'fin';
}

/** `enseño a los niños como nadar` */
const isTaught = (words: readonly AnalysedWord[], index: number): boolean =>
  words[index - 1]?.best.pos === 'NOUN' &&
  words
    .slice(Math.max(0, index - 6), index)
    .some(({ best, norm }) => best.lemma === 'enseñar' && norm !== 'enseña');

/** Verbs of telling, in a form that asks for it: `dime`, `pregúntale`, `explícame`. */
const TELL = /^(?:decir|preguntar|explicar|contar|enseñar|mostrar)$/;

/** `dime como lo hiciste`, `pregúntale cual prefiere`: after an order with a pronoun there is a question. */
function isToldTo(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  // `explícame como es debido la lección`
  if (!isOrdered(words, index) || /^(?:debido|siempre)$/u.test(words[index + 2]?.norm ?? ''))
    return false;
  const clause =
    next && /^(?:se|me|te|le|lo|la|nos|les)$/u.test(next.norm) ? words[index + 2] : next;
  const isClause =
    clause?.best.form === 'fin' && clause.best.mood === 'ind' && may(clause, isStatement);
  return isClause && /^(?:como|cual|cuales|quien|donde|cuando)$/u.test(words[index]?.norm ?? '');
}

/** An order with its pronoun before the word. */
function isOrdered(words: readonly AnalysedWord[], index: number): boolean {
  const pronoun = words[index - 1];
  const order = words[index - 2];
  const isFused = pronoun !== undefined && order?.token === pronoun.token;
  return (
    /^d[ií](?:me|le|les|nos)$/u.test(pronoun?.norm ?? '') ||
    (isFused &&
      /^(?:me|le|les|nos)$/u.test(pronoun.norm) &&
      may(order, ({ lemma }) => TELL.test(lemma)))
  );
}

/** `que libros lees`: a noun without a determiner, then a verb. */
function isBareNoun(words: readonly AnalysedWord[], at: number): boolean {
  const noun = words[at];
  const verb = words[at + 1];
  return (
    noun?.best.pos === 'NOUN' &&
    !/^(?:mam[áa]|pap[áa]|mañana|dios|gente)$/u.test(noun.norm) &&
    !may(noun, isStatement) &&
    verb !== undefined &&
    follows(verb) &&
    verb.best.form === 'fin' &&
    may(verb, isStatement)
  );
}
