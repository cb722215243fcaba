import { createPack, type AssetLoader, type LanguagePack } from '@tercet/proofreading-core';
import { ENGLISH_ANALYSIS } from './analysis/profile';
import { createHarperChecker, type GrammarChecker } from './harper/harper-checker';
import { RULES } from './rules';
import { ENGLISH_SPELLING } from './spelling-profile';

/** Raised by hand with what `packVersion` does not see: the spelling profile, what rules share, the analysis, Harper. */
const REVISION = '11';

export interface EnglishPackOptions {
  /** The grammar checker of the second wave: Harper, unless another one or `undefined` for none is given. */
  readonly grammar?: GrammarChecker | undefined;
}

export async function createEnglishPack(
  loadAsset: AssetLoader,
  { grammar }: EnglishPackOptions = { grammar: createHarperChecker() },
): Promise<LanguagePack> {
  const profiles = { spelling: ENGLISH_SPELLING, analysis: ENGLISH_ANALYSIS };
  const parts = { language: 'en', revision: REVISION, rules: RULES, ...profiles } as const;
  const pack = await createPack(parts, loadAsset);
  return grammar ? { ...pack, checkers: [...pack.checkers, grammar(pack.knows)] } : pack;
}

export { createHarperChecker };
export { meaningOf } from './harper/lint-kinds';
export { RULES as ENGLISH_RULES };
