import {
  ContextModel,
  Dictionary,
  confusionChecker,
  createSpeller,
  examplesOf,
  packVersion,
  rulesChecker,
  spellingChecker,
  type AssetLoader,
  type LanguagePack,
} from '@tercet/proofreading-core';
import { loadEnglishAnalyser } from './analysis/load';
import { createHarperChecker, type GrammarChecker } from './harper/harper-checker';
import { RULES } from './rules';
import { ENGLISH_SPELLING } from './spelling-profile';

/** Raised by hand with what `packVersion` does not see: the spelling profile, what rules share, the analysis, Harper. */
const REVISION = '8';

export interface EnglishPackOptions {
  /** The grammar checker of the second wave: Harper, unless another one or `undefined` for none is given. */
  readonly grammar?: GrammarChecker | undefined;
}

/** Everything about English: spelling, rules and, in the second wave, Harper. Loads `en.dict.bin`, `en.context.bin`, `en.morph.bin` and `en.tagger.bin`. */
export async function createEnglishPack(
  loadAsset: AssetLoader,
  options: EnglishPackOptions = { grammar: createHarperChecker() },
): Promise<LanguagePack> {
  const [words, counts] = await Promise.all([
    loadAsset('en.dict.bin'),
    loadAsset('en.context.bin'),
  ]);
  const dictionary = new Dictionary(words);
  const { analyser, files } = await loadEnglishAnalyser(dictionary, loadAsset);
  const context = new ContextModel(counts);
  const speller = createSpeller(dictionary, ENGLISH_SPELLING);
  const knows = (word: string) => speller.isKnown(word);
  const fast = [
    spellingChecker(speller, { context }),
    rulesChecker(RULES, 'en/rules', analyser),
    confusionChecker(speller, context),
  ];
  return {
    language: 'en',
    version: packVersion(REVISION, [words, counts, ...files], RULES),
    knows,
    examples: examplesOf(RULES),
    checkers: options.grammar ? [...fast, options.grammar(knows)] : fast,
  };
}

export { createHarperChecker };
export { RULES as ENGLISH_RULES };
