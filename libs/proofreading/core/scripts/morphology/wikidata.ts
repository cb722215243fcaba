import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Locale } from '@tercet/contracts';
import { foldWord } from '../../src/speller/dictionary-format';

/** A noun of Wikidata: gender as `M`, `F`, `F/M` or empty, `PL` among them for a plural. */
export interface WikidataNoun {
  readonly plural: string;
  readonly form: string;
}

function readJson<T>(folder: string, file: string): Map<string, T> {
  const text = gunzipSync(readFileSync(join(folder, '..', 'lexicons', file))).toString('utf8');
  return new Map(Object.entries(JSON.parse(text) as Record<string, T>));
}

export const wikidataNouns = (language: Locale, corpora: string): Map<string, WikidataNoun> =>
  new Map(
    [...readJson<WikidataNoun>(corpora, `${language}-nouns.json.gz`)].map(([word, noun]) => [
      word.normalize('NFC'),
      { plural: foldWord(noun.plural), form: noun.form },
    ]),
  );

export const wikidataVerbs = (
  language: Locale,
  corpora: string,
): Map<string, Record<string, string>> => readJson(corpora, `${language}-verbs.json.gz`);
