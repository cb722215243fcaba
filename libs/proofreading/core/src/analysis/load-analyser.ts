import type { Locale } from '@tercet/contracts';
import type { AssetLoader } from '../language-pack';
import type { Dictionary } from '../speller/dictionary';
import { createAnalyser, type Analyser } from './analyser';
import type { AnalysisProfile } from './analysis-profile';

/** The analyser of a language and the files that it was made of: `<language>.morph.bin` and `<language>.tagger.bin`. */
export async function loadAnalyser(
  language: Locale,
  profile: AnalysisProfile,
  dictionary: Dictionary,
  loadAsset: AssetLoader,
): Promise<{ readonly analyser: Analyser; readonly files: readonly Uint8Array[] }> {
  const [morphology, tagger] = await Promise.all([
    loadAsset(`${language}.morph.bin`),
    loadAsset(`${language}.tagger.bin`),
  ]);
  const analyser = createAnalyser({ dictionary, morphology, tagger }, profile);
  return { analyser, files: [morphology, tagger] };
}
