import {
  type Analyser,
  type AssetLoader,
  type Dictionary,
  createAnalyser,
} from '@tercet/proofreading-core';
import { SPANISH_ANALYSIS } from './profile';

/** The Spanish analyser and the files that it was made of: `es.morph.bin` and `es.tagger.bin`. */
export async function loadSpanishAnalyser(
  dictionary: Dictionary,
  loadAsset: AssetLoader,
): Promise<{ readonly analyser: Analyser; readonly files: readonly Uint8Array[] }> {
  const [morphology, tagger] = await Promise.all([
    loadAsset('es.morph.bin'),
    loadAsset('es.tagger.bin'),
  ]);
  const analyser = createAnalyser({ dictionary, morphology, tagger }, SPANISH_ANALYSIS);
  return { analyser, files: [morphology, tagger] };
}
