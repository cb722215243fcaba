import { loadAnalyser, type AssetLoader, type Dictionary } from '@tercet/proofreading-core';
import { ENGLISH_ANALYSIS } from './profile';

export const loadEnglishAnalyser = (dictionary: Dictionary, loadAsset: AssetLoader) =>
  loadAnalyser('en', ENGLISH_ANALYSIS, dictionary, loadAsset);
