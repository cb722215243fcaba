import { readFile } from 'node:fs/promises';
import type { Locale } from '@tercet/contracts';
import type { Analyser } from '../analysis/analyser';
import type { AnalysisProfile } from '../analysis/analysis-profile';
import { loadAnalyser } from '../analysis/load-analyser';
import { Dictionary } from '../speller/dictionary';

/** @param data folder of the language's data files */
export async function analyserFromDisk(
  language: Locale,
  profile: AnalysisProfile,
  data: URL,
): Promise<Analyser> {
  const load = (file: string) => readFile(new URL(file, data));
  const dictionary = new Dictionary(await load(`${language}.dict.bin`));
  return (await loadAnalyser(language, profile, dictionary, load)).analyser;
}
