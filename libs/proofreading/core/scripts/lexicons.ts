import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Locale } from '@tercet/contracts';

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value.normalize('NFC'));
  else if (value && typeof value === 'object')
    for (const [key, child] of Object.entries(value)) {
      if (/\p{L}{3}/u.test(key)) into.add(key.normalize('NFC'));
      collect(child, into);
    }
}

/** All forms in Wikidata's nouns and verbs (`lexicons/{lang}-{nouns,verbs}.json.gz` beside the text folder). */
export function readLexicon(language: Locale, folder: string): Set<string> {
  const forms = new Set<string>();
  for (const part of ['nouns', 'verbs']) {
    const file = join(folder, '..', 'lexicons', `${language}-${part}.json.gz`);
    collect(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')), forms);
  }
  return forms;
}
