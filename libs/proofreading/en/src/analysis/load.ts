import {
  type Analyser,
  type AssetLoader,
  type Dictionary,
  createAnalyser,
} from '@tercet/proofreading-core';
import { ENGLISH_ANALYSIS } from './profile';

/** The English analyser and the files that it was made of: `en.morph.bin` and `en.tagger.bin`. */
export async function loadEnglishAnalyser(
  dictionary: Dictionary,
  loadAsset: AssetLoader,
): Promise<{ readonly analyser: Analyser; readonly files: readonly Uint8Array[] }> {
  const [morphology, tagger] = await Promise.all([
    loadAsset('en.morph.bin'),
    loadAsset('en.tagger.bin'),
  ]);
  const analyser = createAnalyser({ dictionary, morphology, tagger }, ENGLISH_ANALYSIS);
  return { analyser, files: [morphology, tagger] };
}
