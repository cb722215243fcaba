import { loadAnalyser, type AssetLoader, type Dictionary } from '@tercet/proofreading-core';
import { SPANISH_ANALYSIS } from './profile';

export const loadSpanishAnalyser = (dictionary: Dictionary, loadAsset: AssetLoader) =>
  loadAnalyser('es', SPANISH_ANALYSIS, dictionary, loadAsset);
