import type { Sentence } from '../sentence';
import { EDGE, PAUSE, type Unit } from './context-units';

const FEWEST_WORDS = 4;
const LITTLE_WORD = 3;
const QUOTED_WORDS = 6;
const OPENING = /^["“«‘]$/u;
const CLOSING = /^["”»’]$/u;

/** Whether a sentence is long enough to judge and no heading, where every word has its capital. */
export function isRunningText({ tokens }: Sentence): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.length < FEWEST_WORDS) return false;
  const long = words.slice(1).filter(({ text }) => text.length > LITTLE_WORD);
  const capitals = long.filter(({ text }) => /^\p{Lu}/u.test(text));
  return capitals.length * 2 <= long.length;
}

const OPENS_FIRST_PERSON = /^(?:yo|cuando|si|mientras|ni|también)$/u;

/** Whether a Spanish verb in the first person is as likely as one in the past: `cuando llego`, `si lloro`. */
export const mayBeFirstPerson = (
  previous: string | undefined,
  written: string,
  other: string,
): boolean =>
  (OPENS_FIRST_PERSON.test(previous ?? '') &&
    written.endsWith('o') &&
    other === `${written.slice(0, -1)}ó`) ||
  // `le envío un saludo`: whoever writes this accent means it.
  (/^(?:le|les|te|os)$/u.test(previous ?? '') &&
    written.endsWith('ío') &&
    other === `${written.slice(0, -2)}ió`);

const LACKS = /^faltan?$/u;
const OR = /^(?:o|y|ni)$/u;

/** Whether a Spanish verb says the contrary of the one before it: `falta o sobra un acento`. */
export const isContrary = (
  beforePrevious: string | undefined,
  previous: string | undefined,
  written: string,
): boolean => written === 'sobra' && OR.test(previous ?? '') && LACKS.test(beforePrevious ?? '');

const ACUTE = /\u0301/u;

/** Whether two Spanish words have their accent at different places: it is often left out, and hardly ever moved (`envío`, `envió`). */
export function isMovedAccent(written: string, other: string): boolean {
  const [a, b] = [written.normalize('NFD'), other.normalize('NFD')];
  return ACUTE.test(a) && ACUTE.test(b) && a.replace(ACUTE, '') === b.replace(ACUTE, '');
}

const DEGREE = /^(?:many|much|few|little)$/u;

/** `one too many`: nothing is near to "many". */
export const isDegree = (written: string, next: string | undefined): boolean =>
  written === 'too' && DEGREE.test(next ?? '');

const PARTICLE = /^(?:in|on|up|out|off|over|down|back|away)$/u;

/** `the door they came in from`: what ends its clause behind a particle goes with the verb. */
export const isStranded = (
  written: string,
  previous: string | undefined,
  next: string | undefined,
): boolean =>
  written === 'from' &&
  PARTICLE.test(previous ?? '') &&
  (next === undefined || next === PAUSE || next === EDGE);

const JUDGEMENT =
  /^(?:important|necessary|possible|impossible|easy|hard|difficult|clear|obvious|great|good|nice|essential|critical|main|natural|normal)$/u;
const AFTER_JUDGEMENT =
  /^(?:to|that|for|if|when|how|because|and|but|or|not|in|on|at|as|so|now|,)$/u;

/** `its important role`: what is important is a thing that it has, not what a sentence goes on to say. */
export const isQuality = (
  written: string,
  next: string | undefined,
  afterNext: string | undefined,
): boolean =>
  written === 'its' &&
  JUDGEMENT.test(next ?? '') &&
  afterNext !== undefined &&
  /^\p{L}/u.test(afterNext) &&
  !AFTER_JUDGEMENT.test(afterNext);

/** Indices of the tokens between quotation marks that hold a few words only: titles, and words that are spoken about. */
export function withinShortQuotes({ tokens }: Sentence): ReadonlySet<number> {
  const found = new Set<number>();
  let start: number | undefined;
  tokens.forEach(({ text, kind }, index) => {
    if (start !== undefined && kind === 'punctuation' && CLOSING.test(text)) {
      const stretch = tokens.slice(start, index);
      if (stretch.filter((token) => token.kind === 'word').length <= QUOTED_WORDS)
        for (let at = start; at < index; at++) found.add(at);
      start = undefined;
    } else if (kind === 'punctuation' && OPENING.test(text)) start = index + 1;
  });
  return found;
}

/** `« tu » veut dire`: a word that is spoken about says nothing about the one behind it. */
export function isBehindQuote(
  units: readonly Unit[],
  place: number,
  quoted: ReadonlySet<number>,
): boolean {
  const before = units[place - 1];
  return before !== undefined && quoted.has(before.token);
}
