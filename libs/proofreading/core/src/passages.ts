import { VARIANTS, type Locale } from '@tercet/contracts';
import type { LanguageChoice } from './check';
import type { Detector } from './detect';
import type { Span } from './issue';
import type { LanguagePack, Passage } from './language-pack';
import { segment } from './segment';
import type { Sentence } from './sentence';
import { hintedLanguage, wordsOfShortLine } from './short-lines';
import { tokenize } from './tokenize';

/** A passage and where it starts in its paragraph. */
export interface PlacedPassage {
  readonly start: number;
  readonly passage: Passage;
}

type PackLoaderOf = (language: Locale) => Promise<LanguagePack>;

type SentenceLanguage = Span & { readonly language: Locale | 'foreign' };

/**
 * Parts a paragraph into passages, each a run of sentences of one language.
 * Sentences in a language that is none of ours are left out, so that nothing is checked in them.
 * @param own language of the paragraph
 * @param detector undefined where the choice names a language
 */
export function toPassages(
  text: string,
  own: Locale,
  choice: LanguageChoice,
  detector: Detector | undefined,
): {
  language: Locale;
  languages: (Span & { language: Locale })[];
  passages: PlacedPassage[];
} {
  const runs: SentenceLanguage[][] = [];
  for (const span of segment(text, own)) {
    const language = detector?.detect(text.slice(span.start, span.end), own) ?? own;
    const run = runs.at(-1);
    if (run?.[0]?.language === language) run.push({ ...span, language });
    else runs.push([{ ...span, language }]);
  }
  const passages = runs.flatMap((run) => toPassage(text, run, choice) ?? []);
  return { language: longest(passages) ?? own, languages: toLanguages(runs, own), passages };
}

/** A foreign run counts as text of the paragraph's own language. */
function toLanguages(runs: readonly SentenceLanguage[][], own: Locale) {
  const languages: { start: number; end: number; language: Locale }[] = [];
  for (const { start, end, language } of runs.flat()) {
    const named = language === 'foreign' ? own : language;
    const last = languages.at(-1);
    if (last?.language === named) last.end = end;
    else languages.push({ start, end, language: named });
  }
  return languages;
}

/**
 * Language of most of a paragraph. One that says too little is taken for the fallback, unless its words belong to another.
 * @param loadPack of languages whose words are looked up
 */
export async function paragraphLanguage(
  text: string,
  choice: LanguageChoice,
  detector: Detector | undefined,
  loadPack: PackLoaderOf,
): Promise<Locale> {
  if (choice.language !== 'auto') return choice.language;
  const detected = detector?.detect(text, choice.fallback);
  if (detected === undefined) return languageOfShortLine(text, choice.fallback, loadPack);
  return detected === 'foreign' ? choice.fallback : detected;
}

async function languageOfShortLine(
  text: string,
  own: Locale,
  loadPack: PackLoaderOf,
): Promise<Locale> {
  const hinted = hintedLanguage(text, own);
  if (!hinted) return own;
  const [here, there] = await Promise.all([loadPack(own), loadPack(hinted)]);
  // Names say nothing about the language around them.
  const words = wordsOfShortLine(text).filter(
    (word, index) => index === 0 || !/^\p{Lu}/u.test(word),
  );
  const belongs = ({ knows }: LanguagePack) => words.every((word) => knows?.(word) ?? true);
  return belongs(there) && !belongs(here) ? hinted : own;
}

function toPassage(
  text: string,
  run: readonly SentenceLanguage[],
  choice: LanguageChoice,
): PlacedPassage | undefined {
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last || first.language === 'foreign') return undefined;
  const { start, language } = first;
  const sentences = run.map((span): Sentence => {
    const sentence = text.slice(span.start, span.end);
    const from = span.start - start;
    const tokens = tokenize(sentence, from);
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
  return { start, passage };
}

function longest(passages: readonly PlacedPassage[]): Locale | undefined {
  const lengths = new Map<Locale, number>();
  for (const { passage } of passages) {
    lengths.set(passage.language, (lengths.get(passage.language) ?? 0) + passage.text.length);
  }
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0];
}
