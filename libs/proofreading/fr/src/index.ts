import {
  createSpeller,
  packVersion,
  rulesChecker,
  spellingChecker,
  type AssetLoader,
  type LanguagePack,
} from '@tercet/proofreading-core';
import { RULES } from './rules';
import { FRENCH_SPELLING } from './spelling-profile';

/** Raised by hand with what `packVersion` does not see: the spelling profile, what rules share. */
const REVISION = '4';

/** Everything about French: spelling and rules. Loads `fr.dict.bin`. */
export async function createFrenchPack(loadAsset: AssetLoader): Promise<LanguagePack> {
  const dictionary = await loadAsset('fr.dict.bin');
  const speller = createSpeller(dictionary, FRENCH_SPELLING);
  return {
    language: 'fr',
    version: packVersion(REVISION, dictionary, RULES),
    knows: (word) => speller.isKnown(word),
    checkers: [spellingChecker(speller), rulesChecker(RULES, 'fr/rules')],
  };
}

export { RULES as FRENCH_RULES };
