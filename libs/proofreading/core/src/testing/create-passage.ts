import { VARIANTS, type Locale, type Variant } from '@tercet/contracts';
import type { Passage } from '../language-pack';
import { segment } from '../segment';
import { tokenize } from '../tokenize';

/** A passage of one language, as the engine hands it to checkers. */
export function createPassage(text: string, language: Locale, variant?: Variant): Passage {
  const sentences = segment(text, language).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return { start, end, text: sentence, language, tokens: tokenize(sentence, start) };
  });
  return {
    text,
    language,
    variant: variant ?? VARIANTS[language][0],
    isVariantChosen: variant !== undefined,
    sentences,
  };
}
