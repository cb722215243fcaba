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
import { loadFrenchAnalyser } from './analysis/load';
import { RULES } from './rules';
import { FRENCH_SPELLING } from './spelling-profile';

/** Raised by hand with what `packVersion` does not see: the spelling profile, what rules share, the analysis. */
const REVISION = '7';

/** Everything about French: spelling and rules. Loads `fr.dict.bin`, `fr.context.bin`, `fr.morph.bin` and `fr.tagger.bin`. */
export async function createFrenchPack(loadAsset: AssetLoader): Promise<LanguagePack> {
  const [words, counts] = await Promise.all([
    loadAsset('fr.dict.bin'),
    loadAsset('fr.context.bin'),
  ]);
  const dictionary = new Dictionary(words);
  const { analyser, files } = await loadFrenchAnalyser(dictionary, loadAsset);
  const context = new ContextModel(counts);
  const speller = createSpeller(dictionary, FRENCH_SPELLING);
  return {
    language: 'fr',
    version: packVersion(REVISION, [words, counts, ...files], RULES),
    knows: (word) => speller.isKnown(word),
    examples: examplesOf(RULES),
    checkers: [
      spellingChecker(speller, { context }),
      rulesChecker(RULES, 'fr/rules', analyser),
      confusionChecker(speller, context),
    ],
  };
}

export { RULES as FRENCH_RULES };
