import { readFile } from 'node:fs/promises';
import type { Locale } from '@tercet/contracts';
import type { AssetLoader, PackLoader } from '@tercet/proofreading-core';
import { createEnglishPack } from '@tercet/proofreading-en';
import { createSpanishPack } from '@tercet/proofreading-es';
import { createFrenchPack } from '@tercet/proofreading-fr';

const fromDisk =
  (language: Locale): AssetLoader =>
  (file) =>
    readFile(new URL(`../../libs/proofreading/${language}/data/${file}`, import.meta.url));

/** The three packs, read from the repository; English with or without Harper. */
export function packsFromDisk({
  harper,
}: {
  readonly harper: boolean;
}): Record<Locale, PackLoader> {
  return {
    en: () => createEnglishPack(fromDisk('en'), harper ? undefined : { grammar: undefined }),
    fr: () => createFrenchPack(fromDisk('fr')),
    es: () => createSpanishPack(fromDisk('es')),
  };
}
