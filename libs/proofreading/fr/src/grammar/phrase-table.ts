import {
  type Grammar,
  type Reading,
  type ReportOptions,
  type Report,
  type RuleSentence,
  type RuleToken,
  type Span,
  matchCase,
  normalizeWord,
  entryOf,
} from '@tercet/proofreading-core';

/**
 * A table of wrong phrases and what to write instead, a line each: `wrong => right ; other`. Words are parted by
 * single spaces, as tokens are (`l’eau` is one word). In the wrong phrase `a|b` is either word, `<tenir>` any form
 * of a verb, noun or adjective, `*` any word. `!a|b` at the end says that neither follows, at the beginning that neither
 * precedes (`l’` is any word so elided), and `^` that the phrase opens the sentence. In the right one `$1` is what stands
 * in the first place of the wrong one, `x|y` the word in the same place of the list as the one found, and `<mener>` the form of `mener` that the form found
 * in place of the first `<…>` asks for. A phrase whose verb cannot be given that form is left alone.
 */
export interface PhraseTable {
  /** Reports every phrase of the table. */
  readonly check: (sentence: RuleSentence, report: Report) => void;
}

type Part =
  | { readonly kind: 'word'; readonly forms: readonly string[] }
  | { readonly kind: 'lemma'; readonly lemma: string }
  | { readonly kind: 'any' };

interface Phrase {
  readonly parts: readonly Part[];
  /** The part by which the phrase is looked up. */
  readonly anchor: number;
  /** What does not stand behind the phrase. */
  readonly except: readonly string[];
  /** What does not stand before it. */
  readonly exceptBefore: readonly string[];
  readonly isOpening: boolean;
  readonly fixes: readonly string[];
}

const tables = new WeakMap<RuleSentence['tokens'], ReadonlyMap<string, readonly number[]>>();

export function phraseTable(lines: string, options: ReportOptions = {}): PhraseTable {
  const byAnchor = new Map<string, Phrase[]>();
  const byLemma = new Map<string, Phrase[]>();
  for (const phrase of lines
    .split('\n')
    .filter((line) => line.includes('=>'))
    .map(parseLine)) {
    const part = phrase.parts[phrase.anchor];
    for (const form of part?.kind === 'word' ? part.forms : [])
      byAnchor.set(form, [...(byAnchor.get(form) ?? []), phrase]);
    if (part?.kind === 'lemma')
      byLemma.set(part.lemma, [...(byLemma.get(part.lemma) ?? []), phrase]);
  }
  return {
    check(sentence, report) {
      const found = [...foundByWord(sentence, byAnchor), ...foundByLemma(sentence, byLemma)];
      for (const { span, texts } of longest(found)) report(span, texts, options);
    },
  };
}

type Index = ReadonlyMap<string, readonly Phrase[]>;

const foundByWord = (sentence: RuleSentence, index: Index): Match[] =>
  [...placesOf(sentence.tokens)].flatMap(([word, places]) =>
    (index.get(word) ?? []).flatMap((phrase) =>
      places.flatMap((place) => matchAt(sentence, phrase, place - phrase.anchor)),
    ),
  );

/** Phrases of which no word is fixed: a verb that is wrong in all its forms. */
function foundByLemma(sentence: RuleSentence, index: Index): Match[] {
  if (index.size === 0) return [];
  return sentence.words.flatMap(({ best, readings, end }) => {
    if (best.pos === 'NOUN') return [];
    const lemmas = [...new Set(readings.map(({ lemma }) => lemma))];
    const place = sentence.tokens.findIndex((token) => token.end === end);
    return lemmas
      .flatMap((lemma) => index.get(lemma) ?? [])
      .flatMap((phrase) => matchAt(sentence, phrase, place));
  });
}

interface Match {
  readonly span: Span;
  readonly texts: readonly string[];
}

/** Of matches that overlap, the longest. */
function longest(found: readonly Match[]): readonly Match[] {
  if (found.length < 2) return found;
  const kept: Match[] = [];
  const length = ({ span }: Match): number => span.end - span.start;
  for (const match of [...found].sort((a, b) => length(b) - length(a))) {
    const isFree = kept.every(
      ({ span }) => match.span.end <= span.start || match.span.start >= span.end,
    );
    if (isFree) kept.push(match);
  }
  return kept;
}

/** Where each word of the sentence stands; shared by all tables. */
function placesOf(tokens: RuleSentence['tokens']): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(tokens);
  if (known) return known;
  const places = new Map<string, number[]>();
  const put = (word: string, index: number): unknown =>
    places.set(word, [...(places.get(word) ?? []), index]);
  tokens.forEach((token, index) => {
    put(token.norm, index);
    const bare = withoutElision(token);
    if (bare.norm !== token.norm) put(bare.norm, index);
  });
  tables.set(tokens, places);
  return places;
}

/** In `l’un` and `d’aucuns` the elided word belongs to the pronoun. */
const ELISION = /^(?:l’(?!une?$)|d’(?!aucun))/u;

/** The word behind an elided one: `espace` of `l’espace`. */
function withoutElision(token: RuleToken): RuleToken {
  const length = ELISION.exec(token.norm)?.[0].length ?? 0;
  if (length === 0) return token;
  const { norm, text, start } = token;
  return { ...token, norm: norm.slice(length), text: text.slice(length), start: start + length };
}

function parseLine(line: string): Phrase {
  const [wrong = '', right = ''] = line.split('=>').map((side) => side.trim().replace(/'/gu, '’'));
  const words = wrong.split(' ');
  const isOpening = words[0] === '^';
  if (isOpening) words.shift();
  const exceptBefore = words[0]?.startsWith('!') ? listed(words.shift()) : [];
  const except = words.at(-1)?.startsWith('!') ? listed(words.pop()) : [];
  const parts = words.map(parsePart);
  const lengths = parts.map((part) =>
    part.kind === 'word' ? Math.min(...part.forms.map((f) => f.length)) : 0,
  );
  const anchor = lengths.indexOf(Math.max(...lengths));
  const fixes = right.split(';').map((fix) => fix.trim());
  return { parts, anchor, except, exceptBefore, isOpening, fixes };
}

const listed = (guard = ''): readonly string[] => guard.slice(1).split('|');
/** Whether a guard names the word; `l’` names any word that begins so. */
const isListed = (guard: readonly string[], norm: string): boolean =>
  guard.some((one) => (one.endsWith('’') ? norm.startsWith(one) : norm === one));

function parsePart(text: string): Part {
  if (text === '*') return { kind: 'any' };
  const lemma = /^<(.+)>$/u.exec(text)?.[1];
  return lemma === undefined ? { kind: 'word', forms: text.split('|') } : { kind: 'lemma', lemma };
}

function matchAt(sentence: RuleSentence, phrase: Phrase, start: number): Match[] {
  const { parts, except, exceptBefore, isOpening, fixes } = phrase;
  const found = sentence.tokens.slice(Math.max(0, start), start + parts.length);
  if (start < 0 || found.length < parts.length) return [];
  const head = found[0];
  const [opening] = parts;
  if (head && opening && !matches(sentence, opening, head, false)) found[0] = withoutElision(head);
  const isFound = parts.every((part, i) => matches(sentence, part, found[i], i > 0));
  const [first] = found;
  const last = found.at(-1);
  if (!isFound || !first || !last) return [];
  if (isListed(except, sentence.tokens[start + parts.length]?.norm ?? '')) return [];
  const isElided = head !== undefined && first.start > head.start;
  const before = isElided ? head.norm : (sentence.tokens[start - 1]?.norm ?? '');
  if (isListed(exceptBefore, before)) return [];
  if (isOpening && (isElided || sentence.tokens.slice(0, start).some(isWord))) return [];
  const written = sentence.text.slice(first.start - sentence.start, last.end - sentence.start);
  const texts = fixes
    .flatMap((fix) => inflected(fix, sentence, parts, found))
    .map((fix) => fill(fix, parts, found));
  if (texts[0] === undefined || normalizeWord(texts[0]) === normalizeWord(written)) return [];
  return [{ span: { start: first.start, end: last.end }, texts: [...new Set(texts)].slice(0, 3) }];
}

const isWord = ({ kind }: RuleToken): boolean => kind === 'word';

/** The right phrase with its verbs in the form of the one found; none if there is no such form. */
function inflected(
  fix: string,
  sentence: RuleSentence,
  parts: readonly Part[],
  found: readonly RuleToken[],
): readonly string[] {
  const wanted = /<(.+?)>/u.exec(fix)?.[1];
  const at = parts.findIndex(({ kind }) => kind === 'lemma');
  const part = parts[at];
  const token = found[at];
  if (wanted === undefined) return [fix];
  if (part?.kind !== 'lemma' || !token) return [];
  const forms = readingsOf(sentence, token, part.lemma).flatMap((reading) =>
    formsLike(reading, wanted, sentence.grammar),
  );
  const [head = ''] = PRONOUN.exec(token.norm) ?? [];
  return forms.flatMap((form) => {
    const start = VOWEL.test(form) ? head : entryOf(UNELIDED, head);
    const isLoose = head === '' && VOWEL.test(form) && isElidable(sentence.tokens, token);
    return start === undefined || isLoose ? [] : [fix.replaceAll(`<${wanted}>`, start + form)];
  });
}

const PRONOUN = /^(?:[jlmtsdnc]|qu)’/u;
const VOWEL = /^h?[aeéèêiîoôuy]/u;
const UNELIDED: Readonly<Record<string, string>> = {
  '': '',
  'j’': 'je ',
  'm’': 'me ',
  't’': 'te ',
  's’': 'se ',
  'n’': 'ne ',
  'd’': 'de ',
  'qu’': 'que ',
};

/** Whether a word stands before that would lose its vowel. */
const isElidable = (tokens: RuleSentence['tokens'], { start }: RuleToken): boolean =>
  /^(?:je|[mtsnld]e|la|que)$/u.test(tokens.findLast((one) => one.end < start)?.norm ?? '');

/** What the word found can be of the verb, or what it is taken for here. */
function readingsOf(
  { words, grammar }: RuleSentence,
  token: RuleToken,
  lemma: string,
): readonly Reading[] {
  const form = token.norm.replace(PRONOUN, '').replaceAll('’', "'");
  const best = words.find(({ end }) => end === token.end)?.best;
  if (best?.lemma === lemma) return [best];
  return grammar.readings(form).filter((reading) => reading.lemma === lemma);
}

/** The forms of another verb for the same person, tense, gender. */
function formsLike(reading: Reading, lemma: string, grammar: Grammar): readonly string[] {
  const { pos: _pos, tag: _tag, lemma: own, guessed: _guessed, ...features } = reading;
  const { gender, number } = features;
  const agreement = { ...(gender && { gender }), ...(number && { number }) };
  const wanted = grammar.readings(lemma).filter((one) => one.lemma === lemma);
  const verb = wanted.find(({ form }) => form === 'inf');
  const adjective = wanted.find(({ pos }) => pos === 'ADJ');
  if (!verb) return adjective ? lemmaFirst(grammar.inflect(bare(adjective), agreement), lemma) : [];
  const isPast = features.form === 'part' && features.tense === 'past';
  if (isPast && TAKES_ETRE.test(own) !== TAKES_ETRE.test(lemma)) return [];
  return grammar.inflect(bare(verb), features).map((form) => form.replaceAll("'", '’'));
}

const bare = ({ tag, pos, lemma }: Reading): Reading => ({ tag, pos, lemma });
const lemmaFirst = (forms: readonly string[], lemma: string): readonly string[] =>
  [...forms].sort((a, b) => Number(b === lemma) - Number(a === lemma));

/** Verbs of whose past `être` is part: their participle is not put for that of another verb. */
const TAKES_ETRE = /^(?:aller|partir|sortir|entrer|monter|descendre|passer|rester|tomber|venir)$/u;

function matches(
  { grammar }: RuleSentence,
  part: Part,
  token: RuleToken | undefined,
  isInner: boolean,
): boolean {
  if (!token || (isInner && token.gap === '' && token.kind === 'word')) return false;
  if (part.kind === 'word') return part.forms.includes(token.norm);
  if (token.kind !== 'word') return false;
  if (part.kind === 'any') return true;
  const bare = token.norm.replace(PRONOUN, '');
  return grammar.readings(bare.replaceAll('’', "'")).some(({ lemma }) => lemma === part.lemma);
}

/** The right phrase with the words found, in the case of the wrong one. */
function fill(fix: string, parts: readonly Part[], found: readonly RuleToken[]): string {
  let next = 0;
  const choose = (choices: readonly string[]): string => {
    const fits = (part: Part): boolean =>
      part.kind === 'word' && part.forms.length === choices.length;
    const later = parts.findIndex((part, i) => i >= next && fits(part));
    const at = later >= 0 ? later : parts.findIndex(fits);
    next = at + 1;
    const part = parts[at];
    const index = part?.kind === 'word' ? part.forms.indexOf(found[at]?.norm ?? '') : 0;
    return choices[Math.max(0, index)] ?? '';
  };
  const words = fix.split(' ').map((word) => {
    const chosen = word.includes('|') ? choose(word.split('|')) : word;
    return chosen.replace(/\$(\d)/gu, (_, place) => found[Number(place) - 1]?.text ?? '');
  });
  return matchCase(found[0]?.text ?? '', words.filter(Boolean).join(' '));
}
