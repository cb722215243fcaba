import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES, type ErrorArgs } from '@tercet/contracts';
import { ERROR_SENTENCES, errorSentence } from './error-sentences';

describe('error sentences', () => {
  it.each(ERROR_CODES)('has one for %s', (code) => {
    expect(ERROR_SENTENCES[code]).toMatch(/^[A-Z]/);
  });

  it('has none for what is no code', () => {
    expect(Object.keys(ERROR_SENTENCES).sort()).toEqual([...ERROR_CODES].sort());
  });

  it('names what it is about', () => {
    const args: ErrorArgs = { limit: 5000, operations: ['improve', 'tone'] };
    expect(errorSentence('TEXT_TOO_LONG', args)).toBe('The text is longer than 5000 characters');
    expect(errorSentence('OPERATION_UNKNOWN', args)).toMatch(/are improve, tone$/);
  });

  it('never shows a placeholder', () => {
    for (const code of ERROR_CODES) expect(errorSentence(code)).not.toMatch(/[{}]|undefined/);
  });
});
