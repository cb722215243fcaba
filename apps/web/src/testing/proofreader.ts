import { createProofreader, type Proofreader } from '@tercet/proofreading-core';
import { createEnglishPack } from '@tercet/proofreading-en';
import { createSpanishPack } from '@tercet/proofreading-es';
import { createFrenchPack } from '@tercet/proofreading-fr';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) =>
  readFile(resolve(`@tercet/proofreading-${file.slice(0, 2)}/data/${file}`));

/** The whole checker, for tests of what the product itself says. */
export const wholeProofreader = (): Proofreader =>
  createProofreader({
    packs: {
      en: () => createEnglishPack(read),
      fr: () => createFrenchPack(read),
      es: () => createSpanishPack(read),
    },
  });
