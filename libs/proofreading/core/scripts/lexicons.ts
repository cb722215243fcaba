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
