import { createPack, type AssetLoader, type LanguagePack } from '@tercet/proofreading-core';
import { FRENCH_ANALYSIS } from './analysis/profile';
import { RULES } from './rules';
import { FRENCH_SPELLING } from './spelling-profile';

/** Raised by hand with what `packVersion` does not see: the spelling profile, what rules share, the analysis. */
const REVISION = '11';

export function createFrenchPack(loadAsset: AssetLoader): Promise<LanguagePack> {
  const profiles = { spelling: FRENCH_SPELLING, analysis: FRENCH_ANALYSIS };
  return createPack({ language: 'fr', revision: REVISION, rules: RULES, ...profiles }, loadAsset);
}

export { RULES as FRENCH_RULES };
