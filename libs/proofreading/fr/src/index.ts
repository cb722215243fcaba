import {
  Dictionary,
  createSpeller,
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
const REVISION = '4';

/** Everything about French: spelling and rules. Loads `fr.dict.bin`, `fr.morph.bin` and `fr.tagger.bin`. */
export async function createFrenchPack(loadAsset: AssetLoader): Promise<LanguagePack> {
  const words = await loadAsset('fr.dict.bin');
  const dictionary = new Dictionary(words);
  const { analyser, files } = await loadFrenchAnalyser(dictionary, loadAsset);
  const speller = createSpeller(dictionary, FRENCH_SPELLING);
  return {
    language: 'fr',
    version: packVersion(REVISION, [words, ...files], RULES),
    knows: (word) => speller.isKnown(word),
    checkers: [spellingChecker(speller), rulesChecker(RULES, 'fr/rules', analyser)],
  };
}

export { RULES as FRENCH_RULES };
