import { describe, expect, it } from '@jest/globals';
import { afterSelecting, scopeOf, wanting, type WantedScope } from './scope';

const NOTHING: WantedScope = { wide: 'document', passedOver: null };
const caret = { from: 3, to: 3 };
const word = { from: 3, to: 7 };

describe('how much of the text is meant', () => {
  it('is what is selected, or else all of it, while nobody has chosen', () => {
    expect(scopeOf(NOTHING, word)).toBe('selection');
    expect(scopeOf(NOTHING, caret)).toBe('document');
  });

  it('is what somebody has chosen, until something else is selected', () => {
    const chosen = wanting('paragraph', word, NOTHING);
    expect(scopeOf(chosen, word)).toBe('paragraph');
    expect(scopeOf(chosen, caret)).toBe('paragraph');
    expect(scopeOf(chosen, { from: 3, to: 8 })).toBe('selection');
  });

  it('is what is selected anew, although it was passed over once', () => {
    const chosen = wanting('document', word, NOTHING);
    expect(scopeOf(afterSelecting(chosen, word), word)).toBe('document');
    const since = afterSelecting(chosen, caret);
    expect(scopeOf(since, caret)).toBe('document');
    expect(scopeOf(since, word)).toBe('selection');
  });

  it('is what is selected again where that is chosen, and what was chosen before it afterwards', () => {
    const chosen = wanting('selection', word, wanting('paragraph', word, NOTHING));
    expect(scopeOf(chosen, word)).toBe('selection');
    expect(scopeOf(chosen, caret)).toBe('paragraph');
  });
});
