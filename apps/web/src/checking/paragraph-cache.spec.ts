import { describe, expect, it } from '@jest/globals';
import { checkedParagraph } from '../testing/issues';
import { ParagraphCache } from './paragraph-cache';

describe('the paragraph cache', () => {
  it('keeps what is in the document and lets the oldest others go', () => {
    const cache = new ParagraphCache();
    for (let index = 0; index < 500; index += 1) cache.set(checkedParagraph(`text ${index}`));
    cache.prune(new Set(['text 0']));
    expect(cache.get('text 0')).toBeDefined();
    expect(cache.get('text 1')).toBeUndefined();
    expect(cache.get('text 99')).toBeUndefined();
    expect(cache.get('text 100')).toBeDefined();
  });
});
