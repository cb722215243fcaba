import {
  createSpeller,
  packVersion,
  rulesChecker,
  spellingChecker,
  type AssetLoader,
  type Checker,
  type LanguagePack,
} from '@tercet/proofreading-core';
import { createHarperChecker } from './harper/harper-checker';
import { RULES } from './rules';
import { ENGLISH_SPELLING } from './spelling-profile';

/** Raised by hand with what `packVersion` does not see: the spelling profile, what rules share, Harper. */
const REVISION = '2';

export interface EnglishPackOptions {
  /** The grammar checker of the second wave: Harper, unless another one or `undefined` for none is given. */
  readonly grammar?: Checker | undefined;
}

/** Everything about English: spelling, rules and, in the second wave, Harper. Loads `en.dict.bin`. */
export async function createEnglishPack(
  loadAsset: AssetLoader,
  options: EnglishPackOptions = { grammar: createHarperChecker() },
): Promise<LanguagePack> {
  const dictionary = await loadAsset('en.dict.bin');
  const speller = createSpeller(dictionary, ENGLISH_SPELLING);
  const fast = [spellingChecker(speller), rulesChecker(RULES, 'en/rules')];
  return {
    language: 'en',
    version: packVersion(REVISION, dictionary, RULES),
    knows: (word) => speller.isKnown(word),
    checkers: options.grammar ? [...fast, options.grammar] : fast,
  };
}

export { createHarperChecker };
export { RULES as ENGLISH_RULES };
