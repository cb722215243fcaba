import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { ContextModel } from '../src/context/context-model';
import { unitHash } from '../src/context/context-units';

const MOST_BYTES = 2_500_000;
/** Three words that follow each other often, and the last one replaced by one that never follows. */
const PHRASES: Readonly<Record<Locale, readonly (readonly [...string[]])[]>> = {
  en: [
    ['one', 'of', 'the', 'a'],
    ['at', 'the', 'end', 'and'],
    ['there', 'is', 'no', 'know'],
  ],
  fr: [
    ['il', 'y', 'a', 'à'],
    ['tout', 'le', 'monde', 'mode'],
    ['en', 'train', 'de', 'des'],
  ],
  es: [
    ['a', 'pesar', 'de', 'dé'],
    ['por', 'lo', 'tanto', 'canto'],
    ['una', 'vez', 'más', 'mas'],
  ],
};

describe.each(['en', 'fr', 'es'] as const)('the shipped context model of %s', (language) => {
  const file = join(import.meta.dirname, '..', '..', language, 'data', `${language}.context.bin`);
  const bytes = readFileSync(file);
  const model = new ContextModel(bytes);

  it('is small enough to be fetched by a page', () => {
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    expect(model.size).toBeGreaterThan(500_000);
  });

  it('finds what usually follows far likelier than what never does', () => {
    for (const phrase of PHRASES[language]) {
      const [first, second, right, wrong] = phrase.map(unitHash) as [
        number,
        number,
        number,
        number,
      ];
      expect(model.tripleLevel(first, second, right)).toBeGreaterThan(0);
      const lead =
        model.logLikelihood(first, second, right) - model.logLikelihood(first, second, wrong);
      expect(lead).toBeGreaterThan(2);
    }
  });

  it('has next to nothing that was never there', () => {
    const strays = Array.from({ length: 20_000 }, (_, i) => unitHash(`~${i}~`));
    const found = strays.filter((hash) => model.level(hash) > 0);
    expect(found.length).toBeLessThan(20);
  });
});
