import type { Locale } from '@tercet/contracts';
import { showsForeignSigns } from './foreign-signs';
import type { Span } from './issue';
import { hasTwoWords } from './quotations';
import { segment } from './segment';
import {
  type LanguageTools,
  likelierLanguage,
  shareUnknown,
  stretchLanguage,
} from './stretch-language';

/** `foreign` is none of our languages. */
export type SentenceLanguage = Span & { readonly language: Locale | 'foreign' };

/** Share of unknown words above which a short sentence is hardly of a language. */
const HALF = 0.5;

/**
 * The sentences of a paragraph and their languages.
 * @param own language of the paragraph
 */
export async function sentenceLanguages(
  text: string,
  own: Locale,
  tools: LanguageTools,
): Promise<SentenceLanguage[]> {
  const sentences: SentenceLanguage[] = [];
  for (const span of segment(text, own)) {
    const sentence = text.slice(span.start, span.end);
    sentences.push({ ...span, language: await sentenceLanguage(sentence, own, tools) });
  }
  return withShortForeign(sentences, text, tools);
}

/** What is too short to be told from ours by itself goes with what is in another language beside it. */
async function withShortForeign(
  sentences: readonly SentenceLanguage[],
  text: string,
  tools: LanguageTools,
): Promise<SentenceLanguage[]> {
  const foreign = sentences.filter(({ language }) => language === 'foreign');
  if (foreign.length === 0 || !tools.detector) return [...sentences];
  const rest = foreign.map(({ start, end }) => text.slice(start, end)).join('');
  const isOfRest = tools.detector.shortSentencesOf(rest);
  return Promise.all(
    sentences.map(async (span) => {
      const sentence = text.slice(span.start, span.end);
      const goesWithRest =
        span.language !== 'foreign' &&
        isOfRest(sentence) &&
        // What is right in ours is no slip of another language's.
        (await shareUnknown(sentence, span.language, tools)) > 0;
      return goesWithRest ? { ...span, language: 'foreign' } : span;
    }),
  );
}

/** `foreign` is what neither the detector nor a dictionary takes for one of ours. */
async function sentenceLanguage(sentence: string, own: Locale, tools: LanguageTools) {
  const language = await likelyLanguage(sentence, own, tools);
  const pack = await tools.loadPack(language === 'foreign' ? own : language).catch(() => undefined);
  const likeness = pack?.likeness?.(sentence) ?? 'own';
  // Misspellings in a row look like another language to the detector.
  if (language === 'foreign') return likeness === 'misspelled' ? own : language;
  if (likeness === 'foreign') return likeness;
  const isForeign =
    showsForeignSigns(sentence) && (await shareUnknown(sentence, language, tools)) > HALF;
  return isForeign ? 'foreign' : language;
}

async function likelyLanguage(sentence: string, own: Locale, tools: LanguageTools) {
  const detected = tools.detector?.detect(sentence, own);
  // A lone "Hola!" is a greeting that any letter may open with.
  if (!detected && !hasTwoWords(sentence)) return own;
  if (detected === undefined) return stretchLanguage(sentence, own, tools);
  return detected === 'foreign'
    ? detected
    : likelierLanguage(sentence, detected, own, tools.loadPack);
}
