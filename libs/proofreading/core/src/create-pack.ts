import type { Locale } from '@tercet/contracts';
import type { AnalysisProfile } from './analysis/analysis-profile';
import { loadAnalyser } from './analysis/load-analyser';
import { confusionChecker } from './context/confusion-checker';
import { ContextModel } from './context/context-model';
import type { AssetLoader, LanguagePack } from './language-pack';
import { packVersion } from './pack-version';
import type { Rule } from './rules/define-rule';
import { examplesOf, samplesOf } from './rules/rule-example';
import { rulesChecker } from './rules/rules-checker';
import { likenessOf } from './speller/foreign-runs';
import { Dictionary } from './speller/dictionary';
import { createSpeller } from './speller/speller';
import { spelledWords } from './speller/spelled-words';
import { spellingChecker } from './speller/spelling-checker';
import type { SpellingProfile } from './speller/spelling-profile';
import { tokenize } from './tokenize';

/** What makes a language: its own words about spelling and grammar. */
export interface PackParts {
  readonly language: Locale;
  /** See `packVersion`. */
  readonly revision: string;
  readonly rules: readonly Rule[];
  readonly spelling: SpellingProfile;
  readonly analysis: AnalysisProfile;
}

/**
 * Everything about a language: spelling, rules and confused words, all in the first wave.
 * Loads `<language>.dict.bin`, `.context.bin`, `.morph.bin` and `.tagger.bin`.
 */
export async function createPack(
  { language, revision, rules, spelling, analysis }: PackParts,
  loadAsset: AssetLoader,
): Promise<Required<LanguagePack>> {
  const [words, counts] = await Promise.all([
    loadAsset(`${language}.dict.bin`),
    loadAsset(`${language}.context.bin`),
  ]);
  const dictionary = new Dictionary(words);
  const { analyser, files } = await loadAnalyser(language, analysis, dictionary, loadAsset);
  const context = new ContextModel(counts);
  const speller = createSpeller(dictionary, spelling);
  return {
    language,
    version: packVersion(revision, [words, counts, ...files], rules),
    likeness: (sentence) => likenessOf(spelledWords(tokenize(sentence), speller), speller),
    knows: (word) => speller.isKnown(word),
    examples: examplesOf(rules),
    samples: () => samplesOf(rules),
    checkers: [
      spellingChecker(speller, { context }),
      rulesChecker(rules, `${language}/rules`, analyser),
      confusionChecker(speller, context),
    ],
  };
}
