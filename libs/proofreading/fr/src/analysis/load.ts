import {
  type Analyser,
  type AssetLoader,
  type Dictionary,
  createAnalyser,
} from '@tercet/proofreading-core';
import { FRENCH_ANALYSIS } from './profile';

/** The French analyser and the files that it was made of: `fr.morph.bin` and `fr.tagger.bin`. */
export async function loadFrenchAnalyser(
  dictionary: Dictionary,
  loadAsset: AssetLoader,
): Promise<{ readonly analyser: Analyser; readonly files: readonly Uint8Array[] }> {
  const [morphology, tagger] = await Promise.all([
    loadAsset('fr.morph.bin'),
    loadAsset('fr.tagger.bin'),
  ]);
  const analyser = createAnalyser({ dictionary, morphology, tagger }, FRENCH_ANALYSIS);
  return { analyser, files: [morphology, tagger] };
}
