import { describe, expect, it } from '@jest/globals';
import { preferredEnglish, toLanguageChoice } from './language-setting';

describe('the language setting', () => {
  it('takes the English that the browser asks for first', () => {
    expect(preferredEnglish(['fr-FR', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(preferredEnglish(['fr', 'en-IE'])).toBe('any');
  });

  it('leaves sentences too short to tell to the interface language', () => {
    expect(toLanguageChoice({ language: 'auto', english: 'en-GB' }, 'es')).toEqual({
      language: 'auto',
      fallback: 'es',
      variants: { en: 'en-GB' },
    });
    expect(toLanguageChoice({ language: 'en', english: 'any' }, 'es').variants).toEqual({});
  });
});
