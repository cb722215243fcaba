import { type AnalysedWord, type Reading, entryOf } from '@tercet/proofreading-core';
import { type Cells, PLURAL, SINGULAR, nounCells, startsWithStressedA } from './agreement';
import { determinerCells } from './determiners';
import { isComparison, opensClause } from './clauses';
import { COLLECTIVES, GROUPS, isTime } from './noun-kinds';
import { isFinite, isNoun, isStatement, may, must, wordSet } from './words';

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
const LINKS = wordSet('de del');
const PRONOUNS: Readonly<Record<string, Cells>> = { él: 1, ella: 2, ellos: 4, ellas: 8 };

/** The subject of the verb at an index, where it stands directly before it and nothing else can be meant. */
export const subjectOf = (words: readonly AnalysedWord[], verb: number): SubjectVerb | undefined =>
  may(words[verb], isStatement) ? subjectBefore(words, verb) : undefined;

/** The subject that stands before an index, whatever is there: `los niños` before `esta` for `están`. */
export function subjectBefore(
  words: readonly AnalysedWord[],
  verb: number,
): SubjectVerb | undefined {
  let last = verb - 1;
  const clitics: string[] = [];
  while (last >= 0) {
    const before = words[last];
    if (!before || (before.kind !== 'word' && before.text !== ',')) return undefined;
    // `Temas difíciles Se ha dicho`: a heading before the sentence.
    if (last > 0 && CLITICS.has(before.norm) && before.text !== before.norm) return undefined;
    // `los niños`: a clitic stands after `no` or another pronoun, or directly before the verb.
    if (CLITICS.has(before.norm) && isBeforeVerb(words, last, verb)) clitics.push(before.norm);
    else if (!BETWEEN.has(before.norm) && !isManner(before)) break;
    last -= 1;
  }
  const end = words[last];
  if (!end) return undefined;
  if (end.text === ',') return subjectBeforeAside(words, last, verb, clitics);
  const pronoun = entryOf(PRONOUNS, end.norm);
  if (pronoun !== undefined && opensClause(words, last)) {
    return { first: last, last, head: end, cells: pronoun, isCollective: false, verb, clitics };
  }
  return (
    nounSubject(words, last, verb, clitics) ??
    nameSubject(words, last, verb, clitics) ??
    subjectBeforeRelative(words, last, verb, clitics)
  );
}

const isManner = ({ norm, best }: AnalysedWord): boolean =>
  norm.endsWith('mente') && best.pos === 'ADV';

/** `la torre que se ve desde el puerto es`: one clause with its verb between the subject and the verb. */
function subjectBeforeRelative(
  words: readonly AnalysedWord[],
  last: number,
  verb: number,
  clitics: readonly string[],
): SubjectVerb | undefined {
  let verbs = 0;
  let at = last;
  for (; at > 0 && last - at < 12; at -= 1) {
    const word = words[at];
    if (!word || word.kind === 'punctuation' || word.best.pos === 'CCONJ') return undefined;
    if (word.norm === 'que') break;
    if (/^(?:SCONJ|X)$/.test(word.best.pos) || /^(?:rel|int)$/.test(word.best.type ?? ''))
      return undefined;
    if (word.best.form === 'fin') {
      // `los que piensan dicen`, but `los libros que compré ayer son`, `los chicos que no estudian no aprueban`
      if (at === last && verb - last - 1 === clitics.length && !must(word, isFinite))
        return undefined;
      verbs += 1;
    } else if (may(word, isStatement) && !may(word, isNoun)) return undefined;
  }
  if (words[at]?.norm !== 'que' || verbs !== 1) return undefined;
  let end = at - 1;
  // `la casa en la que`, `el modo en que`
  if (words[end]?.best.pos === 'DET' && words[end - 1]?.best.pos === 'ADP') end -= 1;
  if (words[end]?.best.pos === 'ADP') end -= 1;
  return nounSubject(words, end, verb, clitics);
}

const ASIDE = /^(?:en|por|para|según|sin|desde|de|del|durante|tras|a|al|ante|bajo|sobre|que)$/u;

/** `el padre de Ana, por su parte, es`; not of two, as in `el padre, con la hija, van`. */
function subjectBeforeAside(
  words: readonly AnalysedWord[],
  comma: number,
  verb: number,
  clitics: readonly string[],
): SubjectVerb | undefined {
  for (let at = comma - 1; at > 0 && comma - at < 16; at -= 1) {
    const word = words[at];
    if (word?.kind === 'punctuation' && word.text !== ',') return undefined;
    if (word?.text !== ',') continue;
    const aside = words.slice(at + 1, comma);
    const [first] = aside;
    if (!first || !(ASIDE.test(first.norm) || first.best.form === 'part')) return undefined;
    if (aside.some(({ norm, text }) => /^(?:[yeo]|ni|u|como|con|así)$/u.test(norm) || text === ','))
      return undefined;
    const verbs = aside.filter(({ best }) => best.form === 'fin').length;
    if (verbs > (first.norm === 'que' ? 1 : 0)) return undefined;
    const found = nounSubject(words, at - 1, verb, clitics);
    return found && words[found.first - 1]?.kind !== 'punctuation' ? found : undefined;
  }
  return undefined;
}

const SINGULAR_DETERMINERS = wordSet('el la un una este esta ese esa su mi tu');
/** Names that may stand for several. */
const PLURAL_NAME = /s$|^(?:\p{Lu}\p{Lu}){2}$/u;

/** `Ana canta`, `la UE acepta`: one name, of one person or thing. */
function nameSubject(
  words: readonly AnalysedWord[],
  last: number,
  verb: number,
  clitics: readonly string[],
): SubjectVerb | undefined {
  const head = words[last];
  if (!head || !isName(head) || PLURAL_NAME.test(head.text)) return undefined;
  let first = last;
  while (isName(words[first - 1])) first -= 1;
  const determiner = words[first - 1]?.norm ?? '';
  const isLed = SINGULAR_DETERMINERS.has(determiner);
  if (isLed) first -= 1;
  const before = words[first - 1];
  const opens = !before || (before.kind === 'word' && CLAUSE.test(before.norm));
  if (
    !opens ||
    isComparison(words, first - 1) ||
    (!isLed && words.slice(first, last + 1).some(({ text }) => PLURAL_NAME.test(text)))
  )
    return undefined;
  const cells = isLed ? determinerCells(determiner) : SINGULAR;
  return { first, last, head, cells, isCollective: false, verb, clitics };
}

const CLAUSE = /^(?:que|si|cuando|porque|mientras|aunque|pero|donde)$/u;

const isName = (word: AnalysedWord | undefined): word is AnalysedWord =>
  word !== undefined &&
  word.kind === 'word' &&
  word.best.pos === 'PROPN' &&
  /^\p{Lu}/u.test(word.text) &&
  (word.margin >= 0.9 || word.readings.some(({ guessed }) => guessed));

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
    else if (isLink(words, at) || isBeforeQuality(words, at)) continue;
    else if (best.pos !== 'ADJ' && best.form !== 'part') return undefined;
  }
  if (at < 0) return bareSubject(words, last, verb, clitics);
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
  const isKnown = (own & shown) !== 0 || startsWithStressedA(head.norm);
  // `la casas son`, `los niño juega`: which of both numbers is meant, the verb tells.
  const isTorn = shown && own && (sameNumber(own) & sameNumber(shown)) === 0;
  const cells = !shown
    ? own
    : isTorn
      ? verbCells(words[verb], own | sameNumber(shown))
      : isKnown
        ? own & sameNumber(shown)
        : sameNumber(shown);
  if (cells === 0) return undefined;
  const isCounting = LINKS.has(words[words.indexOf(head) + 1]?.norm ?? '');
  const isCollective = head.readings.some(
    ({ lemma }) => COLLECTIVES.has(lemma) && (isCounting || !GROUPS.has(lemma)),
  );
  return { first: at, last, head, cells, isCollective, verb, clitics };
}

/** Cells in the number that the verb shows. */
function verbCells(verb: AnalysedWord | undefined, cells: Cells): Cells {
  const isPlural = may(verb, (reading) => isStatement(reading) && reading.number === 'pl');
  return cells & (isPlural ? PLURAL : SINGULAR);
}

/** `la playa recién abierta`, `los temas más largos` */
const isBeforeQuality = (words: readonly AnalysedWord[], at: number): boolean =>
  words[at]?.best.pos === 'ADV' &&
  (words[at + 1]?.best.pos === 'ADJ' || words[at + 1]?.best.form === 'part');

/** `Fuentes del ministerio dicen`: several things at the start of the sentence, without an article. */
function bareSubject(
  words: readonly AnalysedWord[],
  last: number,
  verb: number,
  clitics: readonly string[],
): SubjectVerb | undefined {
  const head = words.slice(0, last + 1).find(({ best }) => best.pos === 'NOUN');
  const start = words[0];
  if (!head || !start || last === 0 || (head !== start && head !== words[1]) || may(head, isOther))
    return undefined;
  if (start.best.pos !== 'NOUN' && start.best.pos !== 'ADJ') return undefined;
  const cells = nounCells(head);
  if (cells === 0 || cells & SINGULAR || isTime(head) || NOT_BARE.has(head.norm)) return undefined;
  if (head.readings.some(({ guessed, lemma }) => guessed || COLLECTIVES.has(lemma)))
    return undefined;
  return { first: 0, last, head, cells, isCollective: false, verb, clitics };
}

const isOther = (reading: Reading): boolean => isFinite(reading) || reading.pos === 'PROPN';
const NOT_BARE = wordSet('gracias miles cosas veces ganas cientos detalles');

/** `la casa de Ana`, `los jefes de la UE`, but no apposition: `mi hermana Ana`. */
function isOfName(words: readonly AnalysedWord[], at: number): boolean {
  let first = at;
  while (words[first]?.best.pos === 'PROPN') first -= 1;
  if (first < at && words[first]?.best.pos === 'DET') first -= 1;
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
