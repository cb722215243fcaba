import { VARIANTS, type Locale } from '@tercet/contracts';
import type { LanguageChoice } from './check';
import type { Span } from './issue';
import type { Passage } from './language-pack';
import { blankOut, findQuotations, withoutQuotations } from './quotations';
import { segment } from './segment';
import type { Sentence, Token } from './sentence';
import { sentenceLanguages, type SentenceLanguage } from './sentence-languages';
import { type LanguageTools, likelierLanguage, stretchLanguage } from './stretch-language';
import { tokenize } from './tokenize';

/** A passage and where it starts in its paragraph. */
export interface PlacedPassage {
  readonly start: number;
  readonly passage: Passage;
  /** Quotations in another language, relative to the passage: nothing that is reported in them counts. */
  readonly quoted: readonly Span[];
}

interface Parts {
  readonly languages: readonly (Span & { readonly language: Locale })[];
  /** What is in none of our languages. */
  readonly unchecked: readonly Span[];
  readonly passages: readonly PlacedPassage[];
}

/**
 * Parts a paragraph into passages: runs of sentences of one language, and quotations in another one than their sentence.
 * What is in a language that is none of ours is left out, so that nothing is checked in it.
 * @param own language of the paragraph
 */
export async function toPassages(
  text: string,
  own: Locale,
  choice: LanguageChoice,
  tools: LanguageTools,
): Promise<Parts & { readonly language: Locale }> {
  if (choice.language !== 'auto') {
    const run = segment(text, own).map((span) => ({ ...span, language: own }));
    const passages = [toPassage(text, run, choice, [])].flatMap((passage) => passage ?? []);
    return { language: own, languages: toLanguages(run, own), unchecked: [], passages };
  }
  const quotations = await foreignQuotations(text, own, tools);
  const outside = blankOut(text, quotations);
  const sentences = await sentenceLanguages(outside, own, tools);
  const runs = toRuns(sentences);
  const around = runs.flatMap((run) => toPassage(text, run, choice, quotations) ?? []);
  const within = quotations.flatMap((quotation) => ofQuotation(text, quotation, choice) ?? []);
  return {
    language: longest(around) ?? own,
    languages: toLanguages(cut(sentences, quotations), own),
    unchecked: sentences
      .filter(({ language }) => language === 'foreign')
      .map(({ start, end }) => ({ start, end })),
    passages: [...around, ...within],
  };
}

/** Quotations whose language is clear and another one than the paragraph's. */
async function foreignQuotations(
  text: string,
  own: Locale,
  tools: LanguageTools,
): Promise<SentenceLanguage[]> {
  const found: SentenceLanguage[] = [];
  for (const span of findQuotations(text)) {
    const language = await stretchLanguage(text.slice(span.start, span.end), own, tools);
    if (language !== own) found.push({ ...span, language });
  }
  return found;
}

function toRuns(sentences: readonly SentenceLanguage[]): SentenceLanguage[][] {
  const runs: SentenceLanguage[][] = [];
  for (const sentence of sentences) {
    const run = runs.at(-1);
    if (run?.[0]?.language === sentence.language) run.push(sentence);
    else runs.push([sentence]);
  }
  return runs;
}

/** The sentences, parted where a quotation lies in them. */
function cut(
  sentences: readonly SentenceLanguage[],
  quotations: readonly SentenceLanguage[],
): SentenceLanguage[] {
  const parts: SentenceLanguage[] = [];
  let done = 0;
  const cover = (until: number, language: Locale | 'foreign') => {
    if (until > done) parts.push({ start: done, end: until, language });
    done = Math.max(done, until);
  };
  for (const { end, language } of sentences) {
    for (const quotation of quotations) {
      if (quotation.end <= done || quotation.start >= end) continue;
      cover(quotation.start, language);
      cover(quotation.end, quotation.language);
    }
    cover(end, language);
  }
  return parts;
}

/** A foreign run counts as text of the paragraph's own language. */
function toLanguages(spans: readonly SentenceLanguage[], own: Locale): Parts['languages'] {
  const languages: { start: number; end: number; language: Locale }[] = [];
  for (const { start, end, language } of spans) {
    const named = language === 'foreign' ? own : language;
    const last = languages.at(-1);
    if (last?.language === named) last.end = end;
    else languages.push({ start, end, language: named });
  }
  return languages;
}

/**
 * Language of most of what a paragraph says outside quotations. One that says too little is taken for the fallback,
 * unless its words belong to another.
 */
export async function paragraphLanguage(
  text: string,
  choice: LanguageChoice,
  tools: LanguageTools,
): Promise<Locale> {
  if (choice.language !== 'auto') return choice.language;
  const outside = withoutQuotations(text);
  const detected = tools.detector?.detect(outside, choice.fallback);
  const language = detected ?? (await stretchLanguage(outside, choice.fallback, tools));
  if (language === 'foreign') return choice.fallback;
  return likelierLanguage(outside, language, choice.fallback, tools.loadPack);
}

function ofQuotation(
  text: string,
  { start, end, language }: SentenceLanguage,
  choice: LanguageChoice,
): PlacedPassage | undefined {
  if (language === 'foreign') return undefined;
  const inside = text.slice(start, end);
  const run = segment(inside, language).map((span) => ({ ...span, language }));
  const placed = toPassage(inside, run, choice, []);
  return placed && { ...placed, start };
}

function toPassage(
  text: string,
  run: readonly SentenceLanguage[],
  choice: LanguageChoice,
  quotations: readonly Span[],
): PlacedPassage | undefined {
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last || first.language === 'foreign') return undefined;
  const { start, language } = first;
  const quoted = quotations
    .filter((span) => span.start < last.end && span.end > start)
    .map((span) => ({ start: span.start - start, end: span.end - start }));
  const sentences = run.map((span): Sentence => {
    const sentence = text.slice(span.start, span.end);
    const from = span.start - start;
    const tokens = withQuoted(tokenize(sentence, from), quoted);
    return { start: from, end: span.end - start, text: sentence, language, tokens };
  });
  const chosen = choice.variants?.[language];
  const passage = {
    text: text.slice(start, last.end),
    language,
    variant: chosen ?? VARIANTS[language][0],
    isVariantChosen: chosen !== undefined,
    sentences,
    isChosen: choice.language !== 'auto',
  };
  return { start, passage, quoted };
}

/** What is quoted becomes one token that nobody checks. */
function withQuoted(tokens: readonly Token[], quoted: readonly Span[]): readonly Token[] {
  if (quoted.length === 0) return tokens;
  const result: { -readonly [K in keyof Token]: Token[K] }[] = [];
  let inside: Span | undefined;
  for (const token of tokens) {
    const span = quoted.find(({ start, end }) => token.start >= start && token.end <= end);
    const last = result.at(-1);
    if (span && span === inside && last) {
      last.text += token.text;
      last.end = token.end;
    } else result.push(span ? { ...token, kind: 'literal' } : { ...token });
    inside = span;
  }
  return result;
}

function longest(passages: readonly PlacedPassage[]): Locale | undefined {
  const lengths = new Map<Locale, number>();
  for (const { passage } of passages) {
    lengths.set(passage.language, (lengths.get(passage.language) ?? 0) + passage.text.length);
  }
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0];
}
