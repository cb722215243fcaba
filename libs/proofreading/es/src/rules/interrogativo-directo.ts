import {
  type AnalysedWord,
  defineRule,
  matchCase,
  type RuleSentence,
  entryOf,
} from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';
import { isAdjective, isNoun, isStatement, may, must, wordSet } from '../grammar/words';

const ACCENTED: Readonly<Record<string, string>> = {
  que: 'qué',
  quien: 'quién',
  quienes: 'quiénes',
  cual: 'cuál',
  cuales: 'cuáles',
  cuando: 'cuándo',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
  como: 'cómo',
  donde: 'dónde',
  adonde: 'adónde',
};
const PREPOSITIONS = wordSet('a con de desde en hacia hasta para por según sobre y pero entonces');
/** `¿Que no vienes?`, `¿Como tú?`, `¿Cuando llueve, sales?`: these may be meant. */
const LOOSE = wordSet('que como cuando');
const AFTER_QUE = wordSet(
  'es son fue era hora tal pasa pasó haces hace hiciste hay quieres quiere tienes tiene significa piensas opinas prefieres dices dijo dijiste hacer más tipo clase tan',
);
const AFTER_COMO = wordSet(
  'está están estás te se es son fue era puedo puede puedes podemos fueron le les va vas haces hago',
);

/** `¿Cuando llueve, sales?` asks something else: here the verb is one that asks for the time. */
const CUANDO =
  /^(?:es|son|será|empieza|empiezan|llega|llegan|abre|abren|cierra|termina|nos|podemos)$/u;

export const interrogativoDirecto = defineRule({
  id: 'es/interrogativo-directo',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Question and exclamation words have an accent: “{fix}”.',
    fr: 'Les mots interrogatifs et exclamatifs portent un accent : « {fix} ».',
    es: 'Los interrogativos y exclamativos llevan tilde: «{fix}».',
  },
  explanation: {
    en: '“Qué”, “quién”, “cómo”, “dónde”, “cuándo”, “cuál” and “cuánto” take an accent when they ask or exclaim: “¿dónde vives?”, “¡qué bonito!”.',
    fr: '« Qué », « quién », « cómo », « dónde », « cuándo », « cuál » et « cuánto » portent un accent quand ils interrogent ou s’exclament : « ¿dónde vives? ».',
    es: '«Qué», «quién», «cómo», «dónde», «cuándo», «cuál» y «cuánto» llevan tilde al preguntar o exclamar: «¿dónde vives?», «¡qué bonito!».',
  },
  valid: [
    '¿Dónde vives?',
    '¿Que no vienes?',
    '¿Como tú o como él?',
    '¿Cuando llueve, sales?',
    '¡Que tengas suerte!',
    '¿Qué hora es?',
    '¡Qué bonito!',
    'El lugar donde vivo es ese, ¿no?',
    '¿Y si viene?',
    '¡Que pronto vuelvas!',
    '¿Y quien no pueda pagar?',
    '¿Cuanto antes mejor?',
    '¿Que quieres salir ya?',
  ],
  invalid: [
    { text: '¿[[Donde]] vives?', fix: 'Dónde' },
    { text: '¿[[Que]] hora es?', fix: 'Qué' },
    { text: '¿[[Como]] está tu madre?', fix: 'Cómo' },
    { text: '¿De [[quien]] es este libro?', fix: 'quién' },
    { text: '¿[[Cuantos]] años tienes?', fix: 'Cuántos' },
    { text: '¡[[Que]] bonito!', fix: 'Qué' },
    { text: '¿[[Que]] día es hoy?', fix: 'Qué' },
    { text: '¿Con [[que]] lo hiciste?', fix: 'qué' },
    { text: '¿[[Que]] película viste ayer?', fix: 'Qué' },
    { text: '¿[[Cuando]] llega el tren?', fix: 'Cuándo' },
    { text: '¿[[Cuando]] vienes?', fix: 'Cuándo' },
  ],
  misses: ['¿Que te parece la idea?'],
  check(sentence, report) {
    const { tokens } = sentence;
    const isUnopened = tokens.at(-1)?.text === '?' && tokens.every(({ text }) => !/¿/u.test(text));
    const signs = tokens.flatMap((sign, index) =>
      /^[¿¡]+$/u.test(sign.text) ? [{ sign: sign.text, index }] : [],
    );
    if (isUnopened) signs.push({ sign: '¿', index: -1 });
    for (const { sign, index } of signs) {
      let at = index + 1;
      while (PREPOSITIONS.has(normAt(sentence, at)) && isNext(tokens[at + 1])) at += 1;
      const word = tokens[at];
      const fix = word && entryOf(ACCENTED, word.norm);
      const next = tokens[at + 1];
      if (!word || fix === undefined || !isNext(next)) continue;
      const led = at > index + 1 && !/^(?:y|pero|entonces)$/u.test(normAt(sentence, at - 1));
      const asks =
        sign === '¿'
          ? (isQuestion(word.norm, next.norm, led) && !isEcho(sentence.words, at)) ||
            (word.norm === 'cuando' && isVerbAlone(sentence, at + 1)) ||
            (word.norm === 'que' && isNounAndVerb(sentence.words, at + 1))
          : word.norm === 'que';
      if (!asks || next.text !== next.text.toLowerCase() || isWish(sentence.words, at)) continue;
      if (sign !== '¿') {
        const follower = sentence.words.find((one) => one.token === at + 1);
        const isQuality =
          (may(follower, isAdjective) || may(follower, isNoun)) &&
          !may(follower, isStatement) &&
          !/^(?:no|si|sí)$/u.test(next.norm);
        if (!isQuality && !/^(?:bien|mal|lejos|cerca|tarde|pronto)$/u.test(next.norm)) continue;
      }
      report(word, [matchCase(word.text, fix)]);
    }
  },
});

/** `¡que pronto vuelvas!`, `¿y quien no pueda pagar?` */
const isWish = (words: readonly AnalysedWord[], token: number): boolean => {
  const verb = words.find((word) => word.token > token && word.best.form === 'fin');
  return (
    verb?.best.mood === 'sub' &&
    must(verb, ({ mood, pos }) => mood === 'sub' || mood === 'imp' || pos === 'NOUN')
  );
};

/** `¿Que día es hoy?`: a noun, and the verb at once. */
function isNounAndVerb(words: readonly AnalysedWord[], token: number): boolean {
  const at = words.findIndex((word) => word.token === token);
  return (
    words[at]?.best.pos === 'NOUN' &&
    !/^(?:mam[áa]|pap[áa])$/u.test(words[at]?.norm ?? '') &&
    !may(words[at], ({ pos }) => pos === 'ADV' || pos === 'PRON' || pos === 'ADP') &&
    words[at + 1]?.best.form === 'fin' &&
    may(words[at + 1], isStatement)
  );
}

/** `¿cuando vienes?`: nothing else is asked. */
const isVerbAlone = ({ tokens, words }: RuleSentence, at: number): boolean =>
  /^\?/u.test(tokens[at + 1]?.text ?? '') &&
  words.find(({ token }) => token === at)?.best.form === 'fin';

/** `¿que quieres salir ya?`, `¿que tiene fiebre?`: what was said is asked once more. */
function isEcho(words: readonly AnalysedWord[], token: number): boolean {
  const at = words.findIndex((word) => word.token === token);
  if (words[at]?.norm !== 'que' || words[at - 1]?.kind === 'word') return false;
  if (!/^(?:quieres?|tienes?|hay|piensas|prefieres)$/u.test(words[at + 1]?.norm ?? ''))
    return false;
  const end = words[at + 2]?.best.form === 'inf' ? words[at + 3] : words[at + 2];
  return end?.kind === 'word' && !/^(?:de|tú|usted|hoy|mañana)$/u.test(end.norm);
}

function isQuestion(word: string, next: string, led: boolean): boolean {
  if (led && word === 'que') return next !== 'no' && next !== 'sí';
  // `¿cuanto antes mejor?`
  if (word.startsWith('cuant') && /^(?:antes|más|menos|mayor)$/u.test(next)) return false;
  if (!LOOSE.has(word)) return !(word === 'donde' && next === 'siempre');
  if (word === 'que') return AFTER_QUE.has(next);
  if (word === 'como') return AFTER_COMO.has(next);
  return CUANDO.test(next);
}
