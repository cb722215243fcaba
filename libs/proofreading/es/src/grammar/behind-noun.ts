import type { AnalysedWord, Reading } from '@tercet/proofreading-core';
import { NO_AGENTS, RELATIONAL } from './adjectives';
import { PLURAL, adjectiveCells, nounCells } from './agreement';
import { determinerCells, phraseCells } from './determiners';
import { isProfession } from './people';
import { isTime } from './noun-kinds';
import {
  follows,
  isAdjective,
  isFinite,
  isInfinitive,
  isNoun,
  isParticiple,
  isPlain,
  isStatement,
  may,
  must,
  wordSet,
} from './words';

/** Which adjectives belong to the noun before them. */

const DEGREE = wordSet('muy más menos tan bastante demasiado poco recién ya');
/** `de aquel modo`, `a partir de ese momento`: adverbs, of whatever is told. */
const MANNER = wordSet('modo manera forma punto momento');
const NO_HEADS = wordSet('vez veces mil miles harto tanto micro mini multi contra');
const SURE = 0.5;
const DOUBT = 0.3;
/** Nouns that stay as they are behind another, colours first, and adjectives of one form. */
const INVARIABLE =
  wordSet(`naranja rosa violeta lila malva turquesa fucsia beige crema clave modelo límite piloto estándar extra fuente
  cliente servidor usuario raíz padre madre hijo base bytes cron web huésped puntero objetivo marina cabecera patrón
  prefijo alias mono estéreo antipersonal cero home caballero señor señora bomba fantasma
  pirata relámpago récord estrella cumbre prodigio punta satélite autodidacta autodidactas`);
/** Adverbs as well, or prepositions: `incluido el pan`, `junto al mar`, `conforme a la ley`. */
const NO_ADJECTIVES =
  wordSet(`incluso incluido inclusive junto debido salvo excepto conforme dado dada dados dadas visto medio bien mal mejor peor
  solo todo cuanto igual miles mil tal tales primero harto justo continua`);
/** `un vestido verde botella`, `terminada la guerra`: what comes next may be its own. */
export function isFollowed(
  adjective: AnalysedWord,
  next: AnalysedWord | undefined,
  afterNext: readonly AnalysedWord[],
): boolean {
  if (!follows(next)) return false;
  if (next.best.pos === 'NOUN') return true;
  // `un ángel ardientes y fugitivas miradas`
  if (
    /^[ye]$/u.test(next.norm) &&
    afterNext[0]?.best.pos === 'ADJ' &&
    afterNext[1]?.best.pos === 'NOUN'
  )
    return true;
  return next.best.pos === 'DET' && (may(adjective, isParticiple) || adjective.norm === 'vigente');
}

/** `su espiritual compañera`, `recíproca y fatalmente`: no noun with its adjective. */
export function isOfNext(words: readonly AnalysedWord[], index: number, at: number): boolean {
  const noun = words[index];
  const adjective = words[at];
  if (!noun || !adjective) return false;
  // `atienden durante el día menores`
  if (isTime(noun) && may(adjective, isNoun) && adjective.best.number === 'pl') return true;
  if (/^[yeou]$/u.test(words[at + 1]?.norm ?? '') && words[at + 2]?.norm.endsWith('mente'))
    return true;
  // `han hecho cosas útiles y demostrado que`
  if (/^[yeo]$/u.test(words[at - 1]?.norm ?? ''))
    // `centros privados y público`, `roto el vaso y llena la mesa`
    if (may(adjective, isParticiple) || may(adjective, isNoun) || words[at + 1]?.best.pos === 'DET')
      return true;
  // `descanso semanal y anual pagados`
  if (/^[yeo]$/u.test(words[at - 2]?.norm ?? '') && at > index + 2) return true;
  return (
    at === index + 1 &&
    may(adjective, isNoun) &&
    may(noun, isAdjective) &&
    (nounCells(adjective) &
      adjectiveCells(noun) &
      (determinerCells(words[index - 1]?.norm ?? '') || ~0)) !==
      0
  );
}

/** Index of the first adjective behind the noun that does not agree: `aguas frías y (muy) claro`. */
export function adjectiveAfter(words: readonly AnalysedWord[], index: number): number {
  const head = phraseCells(words, index);
  let at = index + 1;
  for (let count = 0; count < 3; count += 1) {
    if (count > 0 && /^[ye]$/u.test(words[at]?.norm ?? '')) at += 1;
    const hasDegree = isDegree(words[at]);
    if (hasDegree) at += 1;
    const adjective = words[at];
    if (!follows(adjective) || !isAttached(adjective, hasDegree, isObject(words, index))) return -1;
    if ((adjectiveCells(adjective) & head) === 0) return at;
    at += 1;
  }
  return -1;
}

const isDegree = (word: AnalysedWord | undefined): boolean =>
  follows(word) &&
  (DEGREE.has(word.norm) || (word.norm.endsWith('mente') && word.best.pos === 'ADV'));

/** `las leyes primera y segunda`: one adjective for each of the things. */
export function isPaired(
  words: readonly AnalysedWord[],
  at: number,
  head: number,
  cells: number,
): boolean {
  if (head !== (head & PLURAL) || cells !== (cells & ~PLURAL)) return false;
  let end = at + 1;
  while (words[end]?.best.pos === 'ADJ') end += 1;
  const next = words[end + 1];
  if (!/^[,yeou]$/u.test(words[end]?.norm ?? '') || !next || next.best.pos === 'DET') return false;
  return adjectiveCells(next) !== 0 && (adjectiveCells(next) & PLURAL) === 0;
}

/** `sin duda muy claras`: an adverb of two words. */
const ADVERBIAL =
  /^(?:sin duda|a luz|por (?:completo|fin|ejemplo|supuesto|vez|separado)|por defecto|de preferencia|a menudo|como resultado|con éxito|a continuación|en (?:general|parte|absoluto|cambio|serio|total)|de (?:repente|nuevo|hecho|pronto|verdad|vez)|al (?:fin|final|principio|menos)|(?:gran|buena) (?:medida|parte)|cada \p{L}+)$/u;

/** Whether the word is a noun that an adjective may stand behind: no adverbial phrase, no first part of a name. */
export function isHead(words: readonly AnalysedWord[], index: number): boolean {
  const noun = words[index];
  const before = words[index - 1];
  if (!noun || NO_HEADS.has(noun.norm) || ADVERBIAL.test(`${before?.norm ?? ''} ${noun.norm}`))
    return false;
  if (before?.best.pos !== 'DET' && may(noun, isInfinitive)) return false;
  if (MANNER.has(noun.norm) && before?.best.pos === 'DET' && words[index - 2]?.best.pos === 'ADP')
    return false;
  // `el sistema crediticio financiero`, `harto mudable`: an adjective itself.
  const beforeThat = words[index - (before?.best.pos === 'ADJ' ? 2 : 1)]?.best.pos ?? '';
  if (may(noun, isAdjective) && /^(?:NOUN|ADJ|ADV)$/.test(beforeThat)) return false;
  // `20 pesetas más barato`
  if (before?.kind === 'number' && DEGREE.has(words[index + 1]?.norm ?? '')) return false;
  // `Diputados laboristas`: the first word has its capital.
  const isFirst = index === 0 && must(noun, (one) => isNoun(one) || isAdjective(one));
  if (
    isFirst &&
    /^\p{Lu}\p{Ll}+$/u.test(noun.text) &&
    !may(noun, ({ guessed }) => guessed === true)
  )
    return noun.best.pos === 'NOUN';
  return isPlain(noun) && noun.best.pos === 'NOUN' && (!may(noun, isFinite) || noun.margin >= SURE);
}

function isAttached(adjective: AnalysedWord, hasDegree: boolean, isObject: boolean): boolean {
  if (
    !isPlain(adjective) ||
    INVARIABLE.has(adjective.norm) ||
    /^anti.*[^oas]$/u.test(adjective.norm) ||
    NO_ADJECTIVES.has(adjective.norm)
  )
    return false;
  const { best, margin } = adjective;
  const isQuality = best.pos === 'ADJ' || best.form === 'part';
  if (!isQuality && !isTakenForNoun(adjective, isObject)) return false;
  if (!isQuality && best.number === 'pl' && margin >= DOUBT) return false;
  if (best.type !== undefined) return false;
  if (hasDegree || !isQuality) return true;
  // `objetos contenedor`, `funciones visitante`: a noun beside a noun.
  if (
    may(adjective, isNoun) &&
    /(?:[dts]or|nte|ista)$/u.test(adjective.norm) &&
    margin < 1 &&
    !NO_AGENTS.has(adjective.norm)
  )
    return false;
  if (may(adjective, isSaidOfNoun)) return margin >= SURE;
  if (!may(adjective, isNoun)) return true;
  if (!isObject || best.number !== 'pl') return margin >= 0.1;
  // `traen al mundo gemelos`, but `interesan a la industria farmacéuticas`
  return margin >= (RELATIONAL.test(adjective.norm) ? SURE : 1);
}

/** A verb that a noun before it may have: the first and the second person are not meant. */
const isSaidOfNoun = (reading: Reading): boolean => isStatement(reading) && reading.person === 3;

/** The tagger takes an adjective that does not agree for a noun: `los ojos bonita`. */
const isTakenForNoun = (word: AnalysedWord, isObject: boolean): boolean =>
  word.best.pos === 'NOUN' &&
  !isObject &&
  word.margin < 1 &&
  !may(word, isFinite) &&
  word.readings.some(({ pos, lemma }) => pos === 'ADJ' && lemma.endsWith('o')) &&
  !isProfession(word);

/** Whether a preposition other than `de` stands before the noun phrase: `traen al mundo gemelos`. */
function isObject(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1]?.best.pos === 'DET' ? words[index - 2] : words[index - 1];
  return before?.best.pos === 'ADP' && before.best.lemma !== 'de';
}
