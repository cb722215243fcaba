import { type AnalysedWord, type Features, type Reading, entryOf } from '@tercet/proofreading-core';
import { ALL, type Cells, FEMININE, MASCULINE, PLURAL, SINGULAR, cellsOfWord } from './cells';
import { type Chain, cellsBefore, cellsOfChain, chainTo } from './chains';
import { isClauseStart } from './clause-start';
import { PURE_CLITICS } from './clitics';
import { cellsOfFirstName } from './first-names';
import {
  type NounGroup,
  cellsOfGroup,
  isDeterminer,
  nounGroups,
  startOfCount,
} from './noun-groups';
import { isFinite, isHanging } from './words';

/** Whom a finite verb belongs to. */
export interface Subject {
  /** `neutral` is `ce` or `c’`; `relative` a noun before `qui`; `unknown` anything that was not understood. */
  readonly kind: 'pronoun' | 'nouns' | 'relative' | 'neutral' | 'unknown';
  readonly person: 1 | 2 | 3;
  /** What may agree with it. */
  readonly cells: Cells;
  /** Its nouns, for `nouns` and `relative`. */
  readonly chain?: Chain;
  /** Position of its first word. */
  readonly start: number;
  /** Whether the clause plainly begins with it, so that no other noun further left can be the subject. */
  readonly isClear: boolean;
}

type Person = Required<Pick<Features, 'person'>> & { readonly cells: Cells };

export const PRONOUNS: Readonly<Record<string, Person>> = {
  je: { person: 1, cells: SINGULAR },
  "j'": { person: 1, cells: SINGULAR },
  tu: { person: 2, cells: SINGULAR },
  il: { person: 3, cells: MASCULINE & SINGULAR },
  elle: { person: 3, cells: FEMININE & SINGULAR },
  on: { person: 3, cells: ALL },
  nous: { person: 1, cells: PLURAL },
  vous: { person: 2, cells: ALL },
  ils: { person: 3, cells: MASCULINE & PLURAL },
  elles: { person: 3, cells: FEMININE & PLURAL },
};
const MASCULINE_PRONOUNS = new Set(
  "cela ça ceci quelqu'un chacun personne rien aucun celui-ci".split(' '),
);
const BOTH_CASES = new Set(['nous', 'vous']);
const NEUTRAL = new Set(['ce', "c'", "ç'"]);
const MAX_ADVERBS = 2;
const MAX_SHARED = 16;
const MAX_RELATIVE = 14;
const MAX_BRACKET = 10;
const RELATIVE = /^(?:que|qu'|dont|où|lequel|laquelle|lesquel(?:le)?s)$/u;

/** Position of the first clitic before a finite verb, or of the verb itself. */
export function startOfVerb(words: readonly AnalysedWord[], verb: number): number {
  let at = verb;
  while (isClitic(words[at - 1])) at -= 1;
  if (isObject(words, at - 1, verb)) at -= 1;
  while (isClitic(words[at - 1])) at -= 1;
  return at;
}

const isClitic = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' && PURE_CLITICS.has(word.norm) && word.best.pos !== 'DET';

/** Whether `nous` or `vous` before a verb is its object: `Pierre nous écrit`, but not `ce soir nous écrivons`. */
function isObject(words: readonly AnalysedWord[], at: number, verb: number): boolean {
  const norm = words[at]?.norm ?? '';
  if (!BOTH_CASES.has(norm) || !isSubjectBefore(words, at)) return false;
  const isTwice = words[at - 1]?.norm === norm;
  const isOwn = (reading: Reading): boolean =>
    reading.number === 'pl' && reading.person === entryOf(PRONOUNS, norm)?.person;
  return isTwice || !words[verb]?.readings.some(isOwn);
}

/** `Pierre nous écrit`: something else before it is the subject. */
function isSubjectBefore(words: readonly AnalysedWord[], at: number): boolean {
  const before = words[at - 1];
  if (!before || before.kind !== 'word') return false;
  if (before.norm === 'qui' || before.norm === 'ne' || entryOf(PRONOUNS, before.norm) !== undefined)
    return true;
  return before.best.pos === 'NOUN' || before.best.pos === 'PROPN' || before.norm === 'cela';
}

/** The subject of the finite verb at a position, where it stands before the verb or hangs on it. */
export function subjectOf(words: readonly AnalysedWord[], verb: number): Subject {
  const hanging = words[verb + 1];
  const inverted = isHanging(hanging) ? hanging?.norm : undefined;
  if (inverted === 'ce') return neutral(verb);
  const behind = inverted === undefined ? undefined : entryOf(PRONOUNS, inverted);
  if (behind) return { kind: 'pronoun', start: verb + 1, isClear: true, ...behind };
  let at = startOfVerb(words, verb) - 1;
  for (let i = 0; i < MAX_ADVERBS && isPassable(words[at]); i += 1) at -= 1;
  const word = words[at];
  if (word?.kind === 'number' || word?.kind === 'literal') return named(words, at) ?? unknown(verb);
  const quoted = beforeQuotation(words, at) ?? beforeBracket(words, at);
  if (quoted !== undefined) return nouns(words, quoted) ?? unknown(verb);
  if (word?.kind !== 'word') return unknown(verb);
  const isAfterPreposition = words[at - 1]?.best.pos === 'ADP';
  if (NEUTRAL.has(word.norm)) return neutral(at);
  const pronoun = entryOf(PRONOUNS, word.norm);
  if (pronoun) {
    const isObject = isAfterPreposition || words[at - 1]?.norm === 'et';
    return isObject ? unknown(at) : { kind: 'pronoun', start: at, isClear: true, ...pronoun };
  }
  if (word.norm === 'qui') return isAfterPreposition ? unknown(at) : relative(words, at);
  if (word.best.pos === 'PRON' && !isDeterminer(words[at - 1])) {
    if (isAfterPreposition) return unknown(at);
    const isNounHere = /^(?:toute?|aucune|autre|même|seule)$/u.test(words[at - 1]?.norm ?? '');
    if (MASCULINE_PRONOUNS.has(word.norm) && !isNounHere) return third(MASCULINE & SINGULAR, at);
    if (STANDING.test(word.norm)) return third(cellsOfWord(word, isPronoun), at);
  }
  const near = nouns(words, at);
  if (near?.isClear) return near;
  return (
    beforeRelative(words, at) ?? near ?? named(words, at) ?? shared(words, at, verb) ?? unknown(at)
  );
}

/** `les pages qui parlent du jardin sont`: the noun before `qui`, where the clause after it has its one verb. */
function beforeRelative(words: readonly AnalysedWord[], last: number): Subject | undefined {
  let verbs = 0;
  for (let at = last; at > Math.max(0, last - MAX_RELATIVE); at -= 1) {
    const word = words[at];
    if (word?.kind !== 'word' && word?.kind !== 'number') return undefined;
    if (word.norm === 'qui') {
      const subject = verbs === 1 ? nouns(words, at - 1) : undefined;
      return subject?.isClear ? subject : undefined;
    }
    if (/^[CS]CONJ$/u.test(word.best.pos) || RELATIVE.test(word.norm)) return undefined;
    if (isFinite(word.best)) {
      verbs += 1;
      if (words[startOfVerb(words, at) - 1]?.norm !== 'qui') return undefined;
    }
  }
  return undefined;
}

/** Where the words before a short quotation end: `la clé « nom » est`. */
function beforeQuotation(words: readonly AnalysedWord[], last: number): number | undefined {
  if (!/^["»”]$/u.test(words[last]?.text ?? '')) return undefined;
  const opening = [2, 3, 4].find((step) => /^["«“]$/u.test(words[last - step]?.text ?? ''));
  return opening === undefined ? undefined : last - opening - 1;
}

/** Where the words before a short bracket end: `le taux (2 %) est`. */
function beforeBracket(words: readonly AnalysedWord[], last: number): number | undefined {
  const opening = words[last]?.text === ')' ? openingBracket(words, last) : last;
  return opening === last ? undefined : opening - 1;
}

/** Where a bracket that ends at a position opens; the position itself where it is long. */
function openingBracket(words: readonly AnalysedWord[], last: number): number {
  const from = Math.max(0, last - MAX_BRACKET);
  const opening = words.slice(from, last).findLastIndex(({ text }) => text === '(');
  return opening < 0 ? last : from + opening;
}

/** `une TypeError est`, `la variable PHP doit`, `le jeu créé en 1990 par Paul`: a name, with its article or after a noun. */
function named(words: readonly AnalysedWord[], last: number, depth = 2): Subject | undefined {
  let at = last;
  while (at > last - 3 && isNameLike(words[at])) at -= 1;
  if (at === last) return undefined;
  const article = words[at];
  const ahead = isDeterminer(article) && article?.best.fused !== true ? at - 1 : at;
  if (words[ahead]?.best.pos === 'ADP')
    return nouns(words, ahead - 1) ?? (depth > 0 ? named(words, ahead - 1, depth - 1) : undefined);
  const person = firstName(words, at + 1, last);
  if (person) return person;
  if (!isDeterminer(article) || article?.best.pos !== 'DET') return nouns(words, at);
  const cells = cellsOfWord(article, ({ pos }) => pos === 'DET');
  const isClear = isClauseStart(words, at) && !isAnyGender(cells);
  return { kind: 'nouns', person: 3, cells, start: at, isClear };
}

/** `Martine est`, `Paul Martin est`: one name of a person, alone. */
function firstName(
  words: readonly AnalysedWord[],
  from: number,
  last: number,
): Subject | undefined {
  const name = words[from];
  const before = words[from - 1];
  const cells = name && cellsOfFirstName(name.norm);
  if (cells === undefined || name?.text === name?.norm) return undefined;
  const isAlone = words
    .slice(from, last + 1)
    .every(({ kind, text }) => kind === 'word' && text !== '-');
  const isTied = before !== undefined && !isClauseStart(words, from);
  return isAlone && !isTied && !/^(?:et|ou|ni)$/u.test(before?.norm ?? '')
    ? third(cells, from)
    : undefined;
}

const isAnyGender = (cells: Cells): boolean =>
  (cells & MASCULINE) !== 0 && (cells & FEMININE) !== 0;

const isNameLike = (word: AnalysedWord | undefined): boolean =>
  word !== undefined &&
  (word.kind === 'literal' ||
    word.kind === 'number' ||
    /^["«»“”-]$/u.test(word.text) ||
    (word.kind === 'word' &&
      (word.best.pos === 'PROPN' ||
        word.best.pos === 'X' ||
        word.readings.every(({ guessed }) => guessed))));

/** `la page est lue et sera rendue`: the subject of the verb before. */
function shared(words: readonly AnalysedWord[], at: number, verb: number): Subject | undefined {
  if (!/^(?:et|ou|mais|puis)$/u.test(words[at]?.norm ?? '')) return undefined;
  for (let i = at - 1; i > Math.max(0, at - MAX_SHARED); i -= 1) {
    if (words[i]?.text === ')') i = openingBracket(words, i);
    const word = words[i];
    if (!word || /^[;:.!?)]/u.test(word.text) || word.norm === 'qui') return undefined;
    if (!isFinite(word.best)) continue;
    const isSame = words[verb]?.readings.some(
      (reading) =>
        isFinite(reading) &&
        reading.number === word.best.number &&
        reading.person === word.best.person,
    );
    const subject = isSame ? subjectOf(words, i) : undefined;
    return subject?.isClear && subject.kind !== 'relative' ? subject : undefined;
  }
  return undefined;
}

/** `l’un des`, `chacune des` */
const ONE_OF = /^(?:une?|chacune?|aucune?|certaine?s)$/u;
/** Pronouns that stand for a noun and show its gender. */
const STANDING = /^(?:celui|celle|ceux|certaine?s|lesquel|laquelle|lequel)/u;
const isPronoun = ({ pos }: Reading): boolean => pos === 'PRON';

const isPassable = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' &&
  (/-mêmes?$/u.test(word.text) ||
    (word.readings.every(({ pos }) => pos === 'ADV') &&
      !/^(?:ne|n'|si|où|comment|pourquoi|quand|combien)$/u.test(word.norm)));

/** What a relative clause may belong to where its noun is not sure: any noun or pronoun further left. */
export function cellsOfAllBefore(words: readonly AnalysedWord[], qui: number): Cells {
  const before = words.slice(0, qui);
  const last = before.at(-1)?.text === ',' ? qui - 1 : qui;
  const groups = nounGroups(words).filter(({ end }) => end <= last);
  const near = groups.at(-1);
  if (!near || near.end < last - 1 || before.some((_, at) => isOpen(words, at))) return ALL;
  const pronouns = before.filter(({ best }) => best.pos === 'PRON' && best.type !== 'rel');
  return [
    ...groups.map((group) => cellsOfGroup(words, group)),
    ...pronouns.map((word) => cellsOfWord(word, ({ pos }) => pos === 'PRON')),
  ].reduce((all, cells) => all | cells, 0);
}

/** What may be one or several: names, numerals, lists, quotations; but not the letters in `la base RRD`. */
function isOpen(words: readonly AnalysedWord[], at: number): boolean {
  const word = words[at];
  if (!word || (/^\p{Lu}{2,}$/u.test(word.text) && words[at - 1]?.best.pos === 'NOUN'))
    return false;
  return (
    word.kind === 'number' ||
    word.kind === 'literal' ||
    /^(?:PROPN|X|NUM)$/u.test(word.best.pos) ||
    /^(?:et|ou|ni|comme)$/u.test(word.norm) ||
    /^["«»“”/&:]$/u.test(word.text)
  );
}

const base = { person: 3, cells: ALL, isClear: false } as const;
const unknown = (start: number): Subject => ({ kind: 'unknown', ...base, start });
const neutral = (start: number): Subject => ({ kind: 'neutral', ...base, start });
const third = (cells: Cells, start: number): Subject => ({
  kind: 'pronoun',
  person: 3,
  cells,
  start,
  isClear: true,
});

const isName = (word: AnalysedWord | undefined): boolean =>
  word !== undefined && word.best.pos === 'NOUN' && word.text !== word.text.toLowerCase();

function nouns(words: readonly AnalysedWord[], last: number): Subject | undefined {
  // The verb itself may have been taken for a participle that belongs to the noun.
  const isBefore = ({ end, after }: NounGroup): boolean =>
    end === last + 1 || after[0] === last + 1;
  const group = nounGroups(words).find(isBefore);
  if (!group) return undefined;
  const chain = chainTo(words, group, true);
  const counted = startOfCount(words, chain.groups[0] ?? group);
  // `d’autres pages sont`
  const start =
    /^(?:de|d')$/u.test(words[counted - 1]?.norm ?? '') && isDeterminerHere(words, counted)
      ? counted - 1
      : counted;
  const one = words[start - 1];
  if (!chain.isCoordinated && words[start]?.norm === 'des' && one && ONE_OF.test(one.norm))
    return third(cellsOfWord(one, isPronoun), start - (words[start - 2]?.norm === "l'" ? 2 : 1));
  const some = words[start - 2];
  const isSome =
    words[start - 1]?.norm === 'de' &&
    /^(?:ces|mes|ses|nos|vos|leurs)$/u.test(words[start]?.norm ?? '');
  if (!chain.isCoordinated && isSome && some?.best.pos === 'PRON' && ONE_OF.test(some.norm))
    return third(cellsOfWord(some, isPronoun), start - 2);
  const isClear = isClauseStart(words, start) && !isName(words[start]);
  return { kind: 'nouns', person: 3, cells: cellsOfChain(words, chain), chain, start, isClear };
}

/** `de belles pages`: no noun stands before the `de`. */
const isDeterminerHere = (words: readonly AnalysedWord[], start: number): boolean =>
  words[start - 1]?.best.pos === 'DET' && isClauseStart(words, start - 1);

function relative(words: readonly AnalysedWord[], qui: number): Subject {
  const last = words[qui - 1]?.text === ',' ? qui - 2 : qui - 1;
  const before = words[last];
  if (before?.norm === 'ce' || before?.norm === 'cela') return third(MASCULINE & SINGULAR, last);
  if (before?.best.pos === 'PRON' && /^(?:celui|celle|ceux)/u.test(before.norm))
    return third(cellsOfWord(before, isPronoun), last);
  const found = nouns(words, last);
  if (!found) return unknown(qui);
  const cells = found.cells | cellsBefore(words, found.start);
  return { ...found, cells, kind: 'relative', isClear: last === qui - 1 };
}
