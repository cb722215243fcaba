import type { Locale } from '@tercet/contracts';
import type { AssetLoader, LanguagePack, PackLoader } from '@tercet/proofreading-core';
import englishGrammar from '@tercet/proofreading-en/data/en.morph.bin?url';
import englishTagger from '@tercet/proofreading-en/data/en.tagger.bin?url';
import spanishGrammar from '@tercet/proofreading-es/data/es.morph.bin?url';
import spanishTagger from '@tercet/proofreading-es/data/es.tagger.bin?url';
import frenchGrammar from '@tercet/proofreading-fr/data/fr.morph.bin?url';
import frenchTagger from '@tercet/proofreading-fr/data/fr.tagger.bin?url';
import englishContext from '@tercet/proofreading-en/data/en.context.bin?url';
import englishWords from '@tercet/proofreading-en/data/en.dict.bin?url';
import spanishContext from '@tercet/proofreading-es/data/es.context.bin?url';
import spanishWords from '@tercet/proofreading-es/data/es.dict.bin?url';
import frenchContext from '@tercet/proofreading-fr/data/fr.context.bin?url';
import frenchWords from '@tercet/proofreading-fr/data/fr.dict.bin?url';
import { MissingLanguage } from './missing-language';

const ADDRESSES: Readonly<Record<string, string>> = {
  'en.morph.bin': englishGrammar,
  'en.tagger.bin': englishTagger,
  'es.morph.bin': spanishGrammar,
  'es.tagger.bin': spanishTagger,
  'fr.morph.bin': frenchGrammar,
  'fr.tagger.bin': frenchTagger,
  'en.context.bin': englishContext,
  'en.dict.bin': englishWords,
  'es.context.bin': spanishContext,
  'es.dict.bin': spanishWords,
  'fr.context.bin': frenchContext,
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
