import type { AnalysedWord } from '@tercet/proofreading-core';
import { type Cells, PLURAL, SINGULAR, nounCells } from './agreement';
import { determinerCells } from './determiners';
import { isStatement, may, wordSet } from './words';

/** A subject and the verb that directly follows it, but for pronouns, `no` and a few adverbs. */
export interface SubjectVerb {
  /** Index of the first and of the last word of the subject. */
  readonly first: number;
  readonly last: number;
  /** The noun or pronoun that decides. */
  readonly head: AnalysedWord;
  /** Gender and number of the head. */
  readonly cells: Cells;
  /** `la mayoría de los niños`, `la gente`: the verb may agree with what is counted. */
  readonly isCollective: boolean;
  /** Index of the verb. */
  readonly verb: number;
  /** The unstressed pronouns before the verb. */
  readonly clitics: readonly string[];
}

const CLITICS = wordSet('me te se nos os le les lo la los las');
const BETWEEN = wordSet(`no también tampoco ya nunca siempre jamás todavía aún solo sólo casi
  realmente normalmente generalmente usualmente actualmente simplemente además ahora hoy ayer así entonces después luego
  quizás quizá probablemente solamente únicamente directamente automáticamente`);
const TIMES =
  wordSet(`día año mes semana hora minuto segundo vez noche mañana tarde momento verano invierno otoño primavera lunes martes
  miércoles jueves viernes sábado domingo semestre trimestre siglo instante rato tiempo fin época temporada madrugada
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ocasión mediodía medianoche verdad curso década`);
export const COLLECTIVES =
  wordSet(`mayoría minoría resto mitad parte serie grupo conjunto par montón docena decena centenar millar número cantidad tercio
  multitud infinidad sinfín tipo clase especie porción porcentaje variedad puñado total mayor pareja cuarto quinto
  equipo pila lote juego cúmulo gama centena veintena treintena millón combinación`);
const LINKS = wordSet('de del');
const PRONOUNS: Readonly<Record<string, Cells>> = {
  él: 1,
  ella: 2,
  ellos: 4,
  ellas: 8,
};

export const isTime = (word: AnalysedWord): boolean =>
  word.readings.some(({ lemma }) => TIMES.has(lemma));

/** The subject of the verb at an index, where it stands directly before it and nothing else can be meant. */
export function subjectOf(words: readonly AnalysedWord[], verb: number): SubjectVerb | undefined {
  const word = words[verb];
  if (!word || !may(word, isStatement)) return undefined;
  let last = verb - 1;
  const clitics: string[] = [];
  while (last >= 0) {
    const before = words[last];
    if (!before || before.kind !== 'word') return undefined;
    // `los niños`: a clitic stands after `no` or another pronoun, or directly before the verb.
    if (CLITICS.has(before.norm) && isBeforeVerb(words, last, verb)) clitics.push(before.norm);
    else if (!BETWEEN.has(before.norm)) break;
    last -= 1;
  }
  const end = words[last];
  if (!end) return undefined;
  const pronoun = PRONOUNS[end.norm];
  if (pronoun !== undefined && opensClause(words, last)) {
    return { first: last, last, head: end, cells: pronoun, isCollective: false, verb, clitics };
  }
  return nounSubject(words, last, verb, clitics);
}

const isBeforeVerb = (words: readonly AnalysedWord[], at: number, verb: number): boolean =>
  words.slice(at + 1, verb).every(({ norm }) => CLITICS.has(norm)) &&
  (words[at]?.best.pos === 'PRON' || at === verb - 1);

function nounSubject(
  words: readonly AnalysedWord[],
  last: number,
  verb: number,
  clitics: readonly string[],
): SubjectVerb | undefined {
  if (words[last]?.best.pos === 'ADP' || words[last]?.best.pos === 'DET') return undefined;
  let at = last;
  let nouns = 0;
  for (; at >= 0 && last - at < 10; at -= 1) {
    const word = words[at];
    if (!word || word.kind !== 'word' || (at < last && words[at + 1]?.gap === '')) return undefined;
    const { best } = word;
    if (best.type === 'rel') return undefined;
    if (best.pos === 'NOUN') nouns += 1;
    else if (isOfName(words, at)) continue;
    else if (best.pos === 'PROPN') return undefined;
    else if (best.pos === 'DET') {
      if (!isLink(words, at - 1)) break;
      at -= 1;
    } else if (
      best.pos === 'NUM' &&
      word.kind === 'word' &&
      !LINKS.has(words[at - 1]?.norm ?? '') &&
      words[at - 1]?.best.pos !== 'DET'
    )
      break;
    else if (isLink(words, at)) continue;
    else if (best.pos !== 'ADJ' && best.form !== 'part') return undefined;
  }
  const determiner = words[at];
  if (
    nouns === 0 ||
    !determiner ||
    !/^(?:DET|NUM)$/.test(determiner.best.pos) ||
    determiner.best.type === 'int'
  )
    return undefined;
  if (
    determiner.norm === 'lo' ||
    !opensClause(words, /^tod[oa]s?$/u.test(words[at - 1]?.norm ?? '') ? at - 1 : at)
  )
    return undefined;
  if (LINKS.has(words[at + 1]?.norm ?? '')) return undefined;
  const head = words.slice(at + 1, last + 1).find(({ best }) => best.pos === 'NOUN');
  if (!head || isTime(head) || head.readings.some(({ guessed }) => guessed)) return undefined;
  const shown = determinerCells(determiner.norm);
  const own = nounCells(head);
  const cells = shown ? own & sameNumber(shown) : own;
  if (cells === 0) return undefined;
  const isCollective = head.readings.some(({ lemma }) => COLLECTIVES.has(lemma));
  return { first: at, last, head, cells, isCollective, verb, clitics };
}

/** `la casa de Ana`, but no apposition: `mi hermana Ana`. */
function isOfName(words: readonly AnalysedWord[], at: number): boolean {
  let first = at;
  while (words[first]?.best.pos === 'PROPN') first -= 1;
  return first < at && LINKS.has(words[first]?.norm ?? '');
}

const INNER = wordSet('en para por sobre sin hacia a al');

/** A preposition inside the phrase: `los hijos de mi vecina`, `mis notas en el programa`. */
function isLink(words: readonly AnalysedWord[], at: number): boolean {
  const norm = words[at]?.norm ?? '';
  if (LINKS.has(norm)) return true;
  const before = words[at - 1]?.best;
  return (
    INNER.has(norm) && (before?.pos === 'NOUN' || before?.pos === 'ADJ' || before?.form === 'part')
  );
}

const sameNumber = (cells: Cells): Cells =>
  (cells & SINGULAR ? SINGULAR : 0) | (cells & PLURAL ? PLURAL : 0);

const OPENERS =
  wordSet(`que porque pero si cuando aunque mientras pues donde entonces también además luego después ahora hoy
  ayer sino así ya quizás quizá antes finalmente actualmente normalmente generalmente desafortunadamente afortunadamente
  especialmente primero segundo`);

/** Whether a clause may start with this word. */
export function opensClause(words: readonly AnalysedWord[], at: number): boolean {
  const before = words[at - 1];
  if (!before) return true;
  if (before.kind === 'punctuation')
    return /^[,;:.¿¡«“"(—–!?…]+$/u.test(before.text) && !isEnumeration(words, at);
  if (OPENERS.has(before.norm)) return true;
  if (!/^[yeo]$/u.test(before.norm)) return false;
  const first = words[at - 2];
  // `es muy hermosa y la gente es feliz`
  if (
    first?.best.pos === 'ADJ' &&
    /^(?:muy|tan|es|está|son|era|más)$/u.test(words[at - 3]?.norm ?? '')
  )
    return true;
  return !first || (first.kind === 'punctuation' && first.text !== ')') || first.best.pos === 'ADV';
}

/** `los gatos, la vaca y el perro son`: the comma parts members. */
function isEnumeration(words: readonly AnalysedWord[], at: number): boolean {
  return (
    words[at - 1]?.text === ',' &&
    words.slice(Math.max(0, at - 6), at - 1).every(({ best }) => best.form !== 'fin') &&
    words[at - 2]?.best.pos === 'NOUN' &&
    words[at - 3]?.best.pos === 'DET' &&
    words[at - 4]?.best.pos !== 'ADP'
  );
}
