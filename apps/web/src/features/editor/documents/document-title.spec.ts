import { describe, expect, it } from '@jest/globals';
import { documentTitle } from './document-title';

describe('the title of a document', () => {
  it.each([
    ['is its first line that is not blank', '\n \u200b\n  Dear Anna,\nhello', 'Dear Anna,'],
    ['leaves the marks of a heading out', '## Plan B', 'Plan B'],
    ['is empty where there is none', ' \n', ''],
    ['is shortened between words', 'word '.repeat(40), `${'word '.repeat(16).trim()}…`],
    ['is shortened within a word that has no end', '😀'.repeat(100), `${'😀'.repeat(80)}…`],
  ])('%s', (_what, text, title) => {
    expect(documentTitle({ text })).toBe(title);
  });

  it('is what the person has called it', () => {
    expect(documentTitle({ name: 'Thanks', text: 'Dear Anna' })).toBe('Thanks');
  });
});
