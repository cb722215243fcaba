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
import { loadSpanishAnalyser } from './analysis/load';
import { RULES } from './rules';
import { SPANISH_SPELLING } from './spelling-profile';

/** Raised by hand with what `packVersion` does not see: the spelling profile, what rules share, the analysis. */
const REVISION = '8';

/** Everything about Spanish: spelling and rules. Loads `es.dict.bin`, `es.context.bin`, `es.morph.bin` and `es.tagger.bin`. */
export async function createSpanishPack(loadAsset: AssetLoader): Promise<LanguagePack> {
  const [words, counts] = await Promise.all([
    loadAsset('es.dict.bin'),
    loadAsset('es.context.bin'),
  ]);
  const dictionary = new Dictionary(words);
  const { analyser, files } = await loadSpanishAnalyser(dictionary, loadAsset);
  const context = new ContextModel(counts);
  const speller = createSpeller(dictionary, SPANISH_SPELLING);
  return {
    language: 'es',
    version: packVersion(REVISION, [words, counts, ...files], RULES),
    knows: (word) => speller.isKnown(word),
    examples: examplesOf(RULES),
    checkers: [
      spellingChecker(speller, { context }),
      rulesChecker(RULES, 'es/rules', analyser),
      confusionChecker(speller, context),
    ],
  };
}

export { RULES as SPANISH_RULES };
