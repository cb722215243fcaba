import {
  createSpeller,
  packVersion,
  rulesChecker,
  spellingChecker,
  type AssetLoader,
  type LanguagePack,
} from '@tercet/proofreading-core';
import { RULES } from './rules';
import { SPANISH_SPELLING } from './spelling-profile';

/** Raised when a checker of this pack answers differently than before. */
const REVISION = '1';

/** Everything about Spanish: spelling and rules. Loads `es.dict.bin`. */
export async function createSpanishPack(loadAsset: AssetLoader): Promise<LanguagePack> {
  const dictionary = await loadAsset('es.dict.bin');
  return {
    language: 'es',
    version: packVersion(REVISION, dictionary, RULES),
    checkers: [
      spellingChecker(createSpeller(dictionary, SPANISH_SPELLING)),
      rulesChecker(RULES, 'es/rules'),
    ],
  };
}

export { RULES as SPANISH_RULES };
