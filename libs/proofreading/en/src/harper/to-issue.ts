import type { Localized } from '@tercet/contracts';
import type { Issue, Passage, Sentence, Token } from '@tercet/proofreading-core';
import { meaningOf, type KindMeaning } from './lint-kinds';
import type { HarperLint } from './linter';
import { isCredible, levelOfRule } from './rule-levels';
import { wordingOfRule } from './rule-wordings';

/** Whether the speller knows a word. */
export type KnowsWord = (word: string) => boolean;

const MAX_SUGGESTIONS = 5;
/** UTF-16 code units before and behind a finding that tell whether to believe it. */
const LOOK_BACK = 20;
const LOOK_AHEAD = 4;
const PRONOUN_I = /^I(?:['’](?:m|d|ve|ll|s))?$/;

/**
 * An issue from a lint on a passage, or undefined for one that is better not shown: on names, on addresses and code,
 * on the start of a fragment, or without anything to change.
 */
export function toIssue(lint: HarperLint, passage: Passage, knows: KnowsWord): Issue | undefined {
  const { text } = passage;
  if (lint.start < 0 || lint.start >= lint.end || lint.end > text.length) return undefined;
  const sentence = passage.sentences.find(({ end }) => lint.start < end);
  if (!sentence || !isWelcome(lint, sentence)) return undefined;
  // Where nobody has chosen a variant of English, words of each are right.
  if (lint.kind === 'Regionalism' && !passage.isVariantChosen) return undefined;
  const { rule, start, end, suggestions: fixes } = lint;
  const finding = {
    rule,
    found: text.slice(start, end),
    before: text.slice(Math.max(0, start - LOOK_BACK), start),
    behind: text.slice(end, end + LOOK_AHEAD),
    suggestions: fixes,
  };
  if (!isCredible(finding)) return undefined;

  const span = spanOf(lint, text);
  const found = text.slice(span.start, span.end);
  const suggestions = [
    ...new Set(
      lint.suggestions.map((suggestion) =>
        recased(fitted(replacement(suggestion, found), found), found, sentence),
      ),
    ),
  ]
    .filter((suggestion) => suggestion !== found)
    .slice(0, MAX_SUGGESTIONS);
  if (lint.suggestions.length > 0 && suggestions.length === 0) return undefined;

  if (lint.rule === 'OrthographicConsistency' && knows(found)) return undefined;
  if (isMisspelled(lint, sentence, suggestions, knows)) return undefined;

  const meaning = { ...meaningOf(lint.kind), ...wordingOfRule(lint.rule) };
  return {
    ruleId: `en/harper-${toKebabCase(lint.rule)}`,
    category: meaning.category,
    level: levelOfRule(lint.rule) ?? meaning.level,
    message: messageOf(lint, meaning, suggestions[0]),
    explanation: meaning.explanation,
    ...span,
    suggestions,
    safe: isSafe(lint, sentence, suggestions),
  };
}

function isWelcome(lint: HarperLint, sentence: Sentence): boolean {
  const touched = sentence.tokens.filter(({ start, end }) => start < lint.end && lint.start < end);
  if (touched.some(({ kind }) => kind === 'literal')) return false;
  if (!KINDS_ON_NAMES.has(lint.kind) && touched.some((token) => isName(token, sentence)))
    return false;
  const isFragment = !/[.!?…]["”’')\]]*\s*$/.test(sentence.text);
  return lint.rule !== 'SentenceCapitalization' || !isFragment;
}

/** Kinds of lint whose very subject may be a name or a title. */
const KINDS_ON_NAMES = new Set(['Capitalization', 'Punctuation', 'Grammar']);

/** A capitalised word, acronyms apart, that neither opens the sentence nor a quotation. */
function isName({ kind, text, start }: Token, sentence: Sentence): boolean {
  if (kind !== 'word' || !/^\p{Lu}/u.test(text) || PRONOUN_I.test(text)) return false;
  if (text.length > 1 && text === text.toUpperCase()) return false;
  if (sentence.text === sentence.text.toUpperCase()) return false;
  const before = sentence.tokens
    .filter((token) => token.end <= start && token.kind !== 'space')
    .at(-1);
  return before !== undefined && !/^["“‘«(:—–*-]$/.test(before.text);
}

/** A word to be removed takes one of the spaces around it along. */
function spanOf(
  { start, end, suggestions }: HarperLint,
  text: string,
): { start: number; end: number } {
  if (suggestions[0]?.kind !== 'remove' || !/\S/.test(text.slice(start, end)))
    return { start, end };
  const spaceBefore = start === 0 || text[start - 1] === ' ';
  if (spaceBefore && text[end] === ' ') return { start, end: end + 1 };
  if (start > 0 && text[start - 1] === ' ') return { start: start - 1, end };
  return { start, end };
}

function replacement({ kind, text }: HarperLint['suggestions'][number], found: string): string {
  if (kind === 'remove') return '';
  return kind === 'insertAfter' ? found + text : text;
}

/** Without spaces that the words found do not have: those around them stay. */
function fitted(suggestion: string, found: string): string {
  if (suggestion.trim() === '' || found.trim() === '') return suggestion;
  const start = /^\s/u.test(found) ? suggestion : suggestion.trimStart();
  return /\s$/u.test(found) ? start : start.trimEnd();
}

/** `A` at the start of a sentence is taken for a word in capitals, and becomes `AN`. */
function recased(suggestion: string, found: string, { text }: Sentence): string {
  const isInitial = /^\p{Lu}$/u.test(found) && text !== text.toUpperCase();
  return isInitial ? suggestion.charAt(0) + suggestion.slice(1).toLowerCase() : suggestion;
}

/** About a word that the speller does not know, other than two words that should be one. */
function isMisspelled(
  { start, end }: HarperLint,
  { tokens }: Sentence,
  [fix]: readonly string[],
  knows: KnowsWord,
): boolean {
  const words = tokens.filter(
    (token) => token.kind === 'word' && token.start < end && start < token.end,
  );
  const isJoined = words.length > 1 && fix !== undefined && /^\S+$/u.test(fix);
  return !isJoined && words.some(({ text }) => text.length > 1 && !knows(text));
}

function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Harper quotes words between backticks, as in code. */
const inQuotationMarks = (message: string) => message.replace(/`([^`]*)`/g, '“$1”');

function messageOf(lint: HarperLint, { problem }: KindMeaning, fix: string | undefined): Localized {
  const en = inQuotationMarks(lint.message);
  const shown = fix?.trim();
  if (shown === undefined) return { en, ...problem };
  if (shown === '') {
    return { en, fr: `${problem.fr} Supprimer ?`, es: `${problem.es} ¿Suprimir?` };
  }
  return {
    en,
    fr: `${problem.fr} Remplacer par « ${shown} » ?`,
    es: `${problem.es} ¿Cambiar por «${shown}»?`,
  };
}

/** `would of`, and the article before an ordinary word: how abbreviations and names are read aloud is not sure. */
function isSafe(
  { rule, end }: HarperLint,
  sentence: Sentence,
  suggestions: readonly string[],
): boolean {
  if (suggestions.length !== 1) return false;
  const next = sentence.tokens.find((token) => token.start > end && token.kind !== 'space');
  // "would of called", not "would of course".
  if (rule === 'ModalOf') return next?.kind === 'word' && next.text.toLowerCase() !== 'course';
  if (rule !== 'AnA') return false;
  return next?.kind === 'word' && /^[a-z]{3,}$/.test(next.text);
}
