import { describe, expect, it } from '@jest/globals';
import { Text } from '@codemirror/state';
import { linesOf, proseOf } from './lines';

describe('lines of a document', () => {
  it('are checked but for fenced code, at their own places', () => {
    const lines = ['One', '```sh', 'ls', '```', 'Two'];
    const doc = Text.of(lines);
    expect(linesOf(doc)).toEqual(lines);
    expect(proseOf(doc)).toEqual(['One', '     ', '  ', '   ', 'Two']);
  });
});
