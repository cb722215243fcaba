import { loadAnalyser, type AssetLoader, type Dictionary } from '@tercet/proofreading-core';
import { FRENCH_ANALYSIS } from './profile';

export const loadFrenchAnalyser = (dictionary: Dictionary, loadAsset: AssetLoader) =>
  loadAnalyser('fr', FRENCH_ANALYSIS, dictionary, loadAsset);
