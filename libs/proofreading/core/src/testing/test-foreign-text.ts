import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { FOREIGN_SIGNS } from '../foreign-signs';
import type { PackLoader } from '../language-pack';
import { createProofreader } from '../proofreader';

const TEXTS: readonly string[] = [
  'Guten Morgen!',
  'Buongiorno',
  'Buongiorno!',
  'Hej, hur mår du?',
  'Ciao, come stai? Oggi è una bella giornata e vado al mare con gli amici.',
  'Bon dia, com estàs? Avui fa un dia molt bonic i vaig a la platja.',
  'Hej, hur mår du? Idag är det fint väder.',
];

const knowsNothing = (language: Locale): PackLoader => {
  const pack = { language, version: '1', checkers: [], knows: () => false };
  return () => Promise.resolve(pack);
};

/**
 * Tests that short text in languages that are none of ours is called foreign beside one of ours, and text that is only
 * misspelled is not.
 * @param misspelled texts in the language, each with the words that are marked in it
 */
export function testForeignText(
  language: Locale,
  loadPack: PackLoader,
  misspelled: readonly (readonly [text: string, ...marked: string[]])[],
): void {
  const nothing = { en: knowsNothing('en'), fr: knowsNothing('fr'), es: knowsNothing('es') };
  const proofreader = createProofreader({ packs: { ...nothing, [language]: loadPack } });
  const read = (text: string) =>
    proofreader.checkParagraph(text, { language: 'auto', fallback: language });

  describe('short text', () => {
    it.each(TEXTS)('is called foreign: %s', async (text) => {
      const { issues, unchecked = [] } = await read(text);
      expect(unchecked.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      expect(issues).toEqual([]);
    });

    it('is called foreign for a sign that the language does not know', async () => {
      const { knows } = await loadPack();
      const words = FOREIGN_SIGNS.filter((sign) => !sign.includes(' '));
      expect(words.filter((word) => knows?.(word))).toEqual([]);
    });

    it.each(misspelled)('is checked: %s', async (text, ...marked) => {
      const { issues, unchecked } = await read(text);
      const spelling = issues.filter(({ category }) => category === 'spelling');
      expect(spelling.map(({ start, end }) => text.slice(start, end))).toEqual(marked);
      expect(unchecked).toBeUndefined();
    });
  });
}
