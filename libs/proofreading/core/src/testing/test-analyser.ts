import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Locale } from '@tercet/contracts';
import type { AnalysedWord } from '../analysis/analysed-word';
import type { Analyser } from '../analysis/analyser';
import { toRuleSentence } from '../rules/rule-sentence';
import { createPassage } from './create-passage';

/** The analysed words of a text, sentence after sentence. */
export function analyseText(analyser: Analyser, text: string, language: Locale): AnalysedWord[] {
  const passage = createPassage(text, language);
  return passage.sentences.flatMap((sentence) => [
    ...toRuleSentence(sentence, passage, analyser).words,
  ]);
}

/** What holds of every analysis: spans, any string, either apostrophe, composed and decomposed. */
export function testAnalyser(
  analyser: Analyser,
  language: Locale,
  pieces: readonly string[],
): void {
  const separators = [' ', ' ', ' ', ', ', '. ', '’', "'", '-', '\u00AD', ' «\u00A0', '1', '…'];
  const texts = fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...separators)), { maxLength: 14 })
    .map((parts) => parts.flat().join(''));

  it.each([
    ['texts', texts],
    ['decomposed texts', texts.map((text) => text.normalize('NFD'))],
    ['any string', fc.string({ unit: 'binary', maxLength: 60 })],
  ])('covers the tokens of %s exactly, without overlaps', (_, strings) => {
    fc.assert(
      fc.property(strings, (text) => {
        const passage = createPassage(text, language);
        for (const sentence of passage.sentences) {
          const { tokens, words } = toRuleSentence(sentence, passage, analyser);
          tokens.forEach((token, index) => {
            const parts = words.filter((word) => word.token === index);
            expect(parts.map((part) => part.text).join('')).toBe(token.text);
            let position = token.start;
            for (const part of parts) {
              expect(part.start).toBe(position);
              expect(part.end).toBeGreaterThan(part.start);
              expect(part.text).toBe(passage.text.slice(part.start, part.end));
              position = part.end;
            }
            expect(position).toBe(token.end);
          });
          for (const { readings, best } of words) expect(readings).toContainEqual(best);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('reads a text alike with either apostrophe, composed and decomposed', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const see = (variant: string) =>
          analyseText(analyser, variant, language).map(({ norm, best, readings }) => [
            norm.replaceAll('’', "'"),
            best.tag,
            readings.length,
          ]);
        const plain = text.replaceAll('’', "'");
        expect(see(plain.normalize('NFD'))).toEqual(see(plain.normalize('NFC')));
      }),
      { numRuns: 100 },
    );
  });
}
