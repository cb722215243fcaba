import { createPack, type AssetLoader, type LanguagePack } from '@tercet/proofreading-core';
import { SPANISH_ANALYSIS } from './analysis/profile';
import { RULES } from './rules';
import { SPANISH_SPELLING } from './spelling-profile';

/** Raised by hand with what `packVersion` does not see: the spelling profile, what rules share, the analysis. */
const REVISION = '13';

export function createSpanishPack(loadAsset: AssetLoader): Promise<LanguagePack> {
  const profiles = { spelling: SPANISH_SPELLING, analysis: SPANISH_ANALYSIS };
  return createPack({ language: 'es', revision: REVISION, rules: RULES, ...profiles }, loadAsset);
}

export { RULES as SPANISH_RULES };
