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

/** Raised when a checker of this pack answers differently than before. */
const REVISION = '1';

/** Everything about French: spelling and rules. Loads `fr.dict.bin`. */
export async function createFrenchPack(loadAsset: AssetLoader): Promise<LanguagePack> {
  const dictionary = await loadAsset('fr.dict.bin');
  return {
    language: 'fr',
    version: packVersion(REVISION, dictionary, RULES),
    checkers: [
      spellingChecker(createSpeller(dictionary, FRENCH_SPELLING)),
      rulesChecker(RULES, 'fr/rules'),
    ],
  };
}

export { RULES as FRENCH_RULES };
