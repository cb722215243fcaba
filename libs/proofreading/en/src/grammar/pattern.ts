import {
  type RuleSentence,
  type RuleToken,
  matchCase,
  normalizeWord,
} from '@tercet/proofreading-core';
import { endsClause, follows, startsClause } from '../clauses';
import { pluralOf, singularOf } from './noun-forms';
import { adverbOf } from './adverb-forms';
import { comparison } from './comparison-forms';
import { IRREGULAR_BASES, SLOTS, type Slot, verbForms } from './verb-forms';
import { WORD_CLASSES } from './word-classes';

/**
 * A pattern of words and what to write instead of its marked part.
 *
 *     give @obj? [advise]        any of the classes of `WORD_CLASSES`, `?` where it may be missing
 *     ^ [too|to] bad for|$       alternatives; `^` and `$`: the clause begins, ends here; `^^`: the sentence
 *     [look~] television         any form of the verb; `{watch:1}` gives the same form of another
 *     !a|the [affect] of         `!` first or last: the word before or after is none of these
 *
 * In a fix `{2}` is the text of the second word of the pattern, `{2.ing}` its -ing form (`base`, `s`, `ed`, `en`),
 * `{2.sg}` and `{2.pl}` the noun in the other number, `{2.apart}` "check out" for "checkout",
 * `{2.plural}` "dogs" for "dog’s", `{2.ly}` the adverb,
 * `{2.owner}` "dog’s" for "dogs",
 * `{2.er}` and `{2.est}` comparative and superlative.
 */
export type Pattern = readonly [match: string, ...fixes: string[]];

interface Element {
  /** Words that stand here, with the form that each is where they are forms of a verb. */
  readonly words: ReadonlyMap<string, Slot | undefined>;
  readonly classes: readonly string[];
  readonly isOptional: boolean;
  /** Number in the pattern, from 1. */
  readonly number: number;
  readonly isMarked: boolean;
}

type Edge = Pick<Element, 'words' | 'classes'>;

export interface CompiledPattern {
  readonly elements: readonly Element[];
  readonly anchor: number;
  readonly startsClause: boolean;
  readonly startsSentence: boolean;
  readonly endsClause: boolean;
  readonly before?: Edge | undefined;
  readonly after?: Edge | undefined;
  readonly fixes: readonly string[];
}

/** Variants of a pattern by the word that each must contain. @throws Error when no word is fixed or none is marked */
export function compilePattern([match, ...fixes]: Pattern): [string, CompiledPattern][] {
  // "that|$" at the end: such a word, or the end of the clause.
  if (match.endsWith('|$')) {
    const cut = match.lastIndexOf(' ');
    return [match.slice(0, -2), `${match.slice(0, cut)} $`].flatMap((one) =>
      compilePattern([one, ...fixes]),
    );
  }
  const parts = match.split(' ');
  const opens = parts[0] === '^' || parts[0] === '^^';
  const closes = parts.at(-1) === '$';
  const inner = parts.slice(opens ? 1 : 0, closes ? -1 : undefined);
  const before = inner[0]?.startsWith('!') ? toEdge(inner.shift()) : undefined;
  const after = inner.at(-1)?.startsWith('!') ? toEdge(inner.pop()) : undefined;
  let isMarked = false;
  const elements = inner.map((part, index): Element => {
    if (part.startsWith('[')) isMarked = true;
    const marked = isMarked;
    if (part.endsWith(']')) isMarked = false;
    const bare = part.replace(/^\[|\]$/g, '');
    const isOptional = bare.length > 1 && bare.endsWith('?');
    const { words, classes } = toEdge(isOptional ? bare.slice(0, -1) : bare);
    return { words, classes, isOptional, number: index + 1, isMarked: marked };
  });
  if (!elements.some((element) => element.isMarked)) throw new Error(`Nothing is marked: ${match}`);
  return variants(elements).flatMap((variant) => {
    const anchor = anchorOf(variant);
    const fixed = variant[anchor];
    if (!fixed) throw new Error(`A pattern needs a fixed word: ${match}`);
    const compiled = {
      elements: variant,
      anchor,
      startsClause: opens,
      startsSentence: parts[0] === '^^',
      endsClause: closes,
      before,
      after,
      fixes,
    };
    return [...fixed.words.keys()].map((word): [string, CompiledPattern] => [word, compiled]);
  });
}

function toEdge(part = ''): Edge {
  const words = new Map<string, Slot | undefined>();
  const classes: string[] = [];
  for (const option of part.replace(/^!/, '').split('|')) {
    if (option.startsWith('@')) {
      if (!WORD_CLASSES[option.slice(1)]) throw new Error(`No such class of words: ${option}`);
      classes.push(option.slice(1));
    } else if (option.endsWith('~')) {
      const forms = verbForms(option.slice(0, -1));
      for (const slot of SLOTS) if (!words.has(forms[slot])) words.set(forms[slot], slot);
    } else {
      words.set(normalizeWord(option), undefined);
    }
  }
  return { words, classes };
}

function variants(elements: readonly Element[]): Element[][] {
  return elements.reduce<Element[][]>(
    (all, element) => [...all.map((one) => [...one, element]), ...(element.isOptional ? all : [])],
    [[]],
  );
}

/** The fixed word with the fewest alternatives, the longest of these. */
function anchorOf(elements: readonly Element[]): number {
  const weight = ({ words, classes }: Element) =>
    classes.length > 0 || words.size === 0
      ? -1
      : 100 / words.size + Math.min(...[...words.keys()].map((word) => word.length));
  const weights = elements.map(weight);
  const best = Math.max(...weights);
  return best < 0 ? -1 : weights.indexOf(best);
}

const fitsEdge = ({ words, classes }: Edge, token: RuleToken, sentence: RuleSentence): boolean =>
  words.has(token.norm) || classes.some((name) => WORD_CLASSES[name]?.(token, sentence));

const SIGN = /^[\p{P}\p{S}]+$/u;

export interface PatternMatch {
  readonly start: number;
  readonly end: number;
  readonly fixes: readonly string[];
}

/** What a pattern finds where its fixed word stands at this token. */
export function matchPattern(
  pattern: CompiledPattern,
  sentence: RuleSentence,
  at: number,
): PatternMatch | undefined {
  const { tokens } = sentence;
  const from = at - pattern.anchor;
  const found = tokens.slice(Math.max(from, 0), from + pattern.elements.length);
  if (from < 0 || found.length < pattern.elements.length) return undefined;
  for (const [offset, token] of found.entries()) {
    const element = pattern.elements[offset];
    const isJoined = SIGN.test(token.text) ? token.gap === '' : follows(token);
    if (!element || (offset > 0 && !isJoined) || !fitsEdge(element, token, sentence))
      return undefined;
  }
  const previous = tokens[from - 1];
  const next = tokens[from + found.length];
  if (pattern.before && previous && fitsEdge(pattern.before, previous, sentence)) return undefined;
  if (pattern.after && next && fitsEdge(pattern.after, next, sentence)) return undefined;
  if (pattern.startsSentence && from > 0) return undefined;
  if (pattern.startsClause && !startsClause(sentence, from)) return undefined;
  if (pattern.endsClause && !endsClause(next)) return undefined;
  const marked = found.filter((_, offset) => pattern.elements[offset]?.isMarked);
  const first = marked[0];
  const last = marked.at(-1);
  if (!first || !last) return undefined;
  // The capital of "I" says nothing, except where the sentence begins.
  const isPartly = first.text === first.text.toUpperCase() && last.text !== last.text.toUpperCase();
  const isPlain = first.text === 'I' || isPartly;
  const model = isPlain && first !== tokens[0] ? 'i' : first.text;
  const fixes = pattern.fixes.map((fix) =>
    matchCase(model, fill(fix, pattern, sentence, found, previous)),
  );
  return { start: first.start, end: last.end, fixes };
}

/** The particle of a verb that was written as one word with it: "checkout". */
const PARTICLE = /(out|up|in|down|off)$/;

const PARTICIPLE_AFTER =
  /^(?:have|has|had|be|been|being|is|are|was|were|am|having|not|get|got)$|’(?:ve|d|s|re|m)$/;

function fill(
  fix: string,
  { elements }: CompiledPattern,
  sentence: RuleSentence,
  found: readonly RuleToken[],
  previous: RuleToken | undefined,
): string {
  const filled = fix.replace(
    /\{(?:([a-z ]+):)?(\d)(?:\.([a-z]+))?\}/g,
    (_, verb: string | undefined, number: string, form: string | undefined) => {
      const offset = elements.findIndex((element) => element.number === Number(number));
      const token = found[offset];
      if (!token) return '';
      if (form === 'plural') return pluralOf(token.norm.replace('’s', ''));
      if (form === 'er' || form === 'est') return comparison(token.norm)[form];
      if (form === 'ly') return adverbOf(token.norm);
      if (form === 'owner') return `${singularOf(token.norm)}’s`;
      if (form === 'apart') return token.norm.replace(PARTICLE, ' $1');
      if (form === 'pl') return pluralOf(token.norm);
      if (form === 'sg') return singularOf(token.norm);
      if (form) return verbForms(baseOf(token, sentence))[form as Slot];
      if (!verb) return token.text;
      const slot = elements[offset]?.words.get(token.norm) ?? 'base';
      const before = (found[offset - 1] ?? previous)?.norm ?? '';
      const isParticiple = slot === 'ed' && PARTICIPLE_AFTER.test(before);
      return verbForms(verb)[isParticiple ? 'en' : slot];
    },
  );
  return filled
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=,)/g, '')
    .trim();
}

function baseOf({ norm }: RuleToken, { grammar }: RuleSentence): string {
  const irregular = IRREGULAR_BASES.get(norm);
  if (irregular) return irregular;
  const verbs = grammar.readings(norm).filter(({ pos }) => pos === 'VERB');
  const lemma = (verbs.find(({ form }) => form === 'inf') ?? verbs[0])?.lemma ?? norm;
  // The lexicon has "specialise" for "specializes" too.
  return /i[sz]e$/.test(lemma) && norm.includes('iz') ? lemma.replace(/ise$/, 'ize') : lemma;
}
