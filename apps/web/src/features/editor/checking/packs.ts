import type { Locale } from '@tercet/contracts';
import type { AssetLoader, LanguagePack, PackLoader } from '@tercet/proofreading-core';
import englishWords from '@tercet/proofreading-en/data/en.dict.bin?url';
import spanishWords from '@tercet/proofreading-es/data/es.dict.bin?url';
import frenchWords from '@tercet/proofreading-fr/data/fr.dict.bin?url';
import { MissingLanguage } from './missing-language';

const ADDRESSES: Readonly<Record<string, string>> = {
  'en.dict.bin': englishWords,
  'es.dict.bin': spanishWords,
  'fr.dict.bin': frenchWords,
};

const loadAsset: AssetLoader = async (file) => {
  const address = ADDRESSES[file];
  if (address === undefined) throw new Error(`No data file is called ${file}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${file} could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const LOADERS: Readonly<Record<Locale, PackLoader>> = {
  en: async () => (await import('@tercet/proofreading-en')).createEnglishPack(loadAsset),
  fr: async () => (await import('@tercet/proofreading-fr')).createFrenchPack(loadAsset),
  es: async () => (await import('@tercet/proofreading-es')).createSpanishPack(loadAsset),
};

/** The languages, each loaded with the first text in it. Rejects with `MissingLanguage`. */
export function packLoaders(
  guard: (pack: LanguagePack) => LanguagePack,
): Readonly<Record<Locale, PackLoader>> {
  const loaderOf =
    (language: Locale): PackLoader =>
    async () => {
      try {
        return guard(await LOADERS[language]());
      } catch (error) {
        throw new MissingLanguage(language, error);
      }
    };
  return { en: loaderOf('en'), fr: loaderOf('fr'), es: loaderOf('es') };
}
