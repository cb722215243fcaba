import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, VARIANTS } from '@tercet/contracts';
import {
  type Checker,
  ContextModel,
  type Passage,
  type Speller,
  type SpellingProfile,
  createSpeller,
  segment,
  spellingChecker,
  tokenize,
} from '@tercet/proofreading-core';
import { ENGLISH_SPELLING } from '../../libs/proofreading/en/src/spelling-profile';
import { SPANISH_SPELLING } from '../../libs/proofreading/es/src/spelling-profile';
import { FRENCH_SPELLING } from '../../libs/proofreading/fr/src/spelling-profile';

const PROFILES: Readonly<Record<Locale, SpellingProfile>> = {
  en: ENGLISH_SPELLING,
  fr: FRENCH_SPELLING,
  es: SPANISH_SPELLING,
};

/** The speller and the context model that the product ships for a language. */
export function loadLanguage(language: Locale): { speller: Speller; context: ContextModel } {
  const data = join(import.meta.dirname, '../../libs/proofreading', language, 'data');
  const read = (kind: string) => readFileSync(join(data, `${language}.${kind}.bin`));
  const speller = createSpeller(read('dict'), PROFILES[language]);
  return { speller, context: new ContextModel(read('context')) };
}

/** The spelling checker of a language, which ranks its suggestions by their context as in the product unless told not to. */
export function loadSpellingChecker(language: Locale, usesContext = true): Checker {
  const { speller, context } = loadLanguage(language);
  return spellingChecker(speller, usesContext ? { context } : {});
}

/** A text as a checker gets it, first variant of its language. */
export function toPassage(text: string, language: Locale): Passage {
  const sentences = segment(text, language).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return { start, end, text: sentence, language, tokens: tokenize(sentence, start) };
  });
  return { text, language, variant: VARIANTS[language][0], sentences };
}
