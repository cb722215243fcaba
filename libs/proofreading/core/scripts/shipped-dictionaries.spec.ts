import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@tercet/contracts';
import { Dictionary } from '../src/speller/dictionary';
import { parseAffixFile } from './hunspell/affix-file';
import { expandDictionary } from './hunspell/expand';

const require = createRequire(import.meta.url);
/** Every so many lines of the dictionary are expanded; all of them would take most of a minute. */
const STEP = 25;
const MOST_BYTES = 1_500_000;

describe.each(LOCALES)('the shipped dictionary of %s', (language) => {
  const file = join(import.meta.dirname, '..', '..', language, 'data', `${language}.dict.bin`);
  const bytes = readFileSync(file);
  const dictionary = new Dictionary(bytes);

  it('knows the forms of the Hunspell dictionary that it was made from', () => {
    const folder = dirname(require.resolve(`dictionary-${language}`));
    const lines = readFileSync(join(folder, 'index.dic'), 'utf8').split('\n');
    const sample = lines.filter((_, i) => i % STEP === 0).join('\n');
    const affixes = parseAffixFile(readFileSync(join(folder, 'index.aff'), 'utf8'));
    const forms = [...expandDictionary(affixes, sample).keys()].filter((form) =>
      /^[a-zà-ÿœæ'-]*[a-zà-ÿœæ]$/iu.test(form),
    );
    expect(forms.length).toBeGreaterThan(2000);
    expect(forms.filter((form) => dictionary.find(form) < 0)).toEqual([]);
  });

  it('is small enough to be fetched by a page', () => {
    expect(bytes.length).toBeLessThan(MOST_BYTES);
  });
});
