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

/** Raised by hand with what `packVersion` does not see: the spelling profile, what rules share. */
const REVISION = '4';

/** Everything about Spanish: spelling and rules. Loads `es.dict.bin`. */
export async function createSpanishPack(loadAsset: AssetLoader): Promise<LanguagePack> {
  const dictionary = await loadAsset('es.dict.bin');
  const speller = createSpeller(dictionary, SPANISH_SPELLING);
  return {
    language: 'es',
    version: packVersion(REVISION, dictionary, RULES),
    knows: (word) => speller.isKnown(word),
    checkers: [spellingChecker(speller), rulesChecker(RULES, 'es/rules')],
  };
}

export { RULES as SPANISH_RULES };
