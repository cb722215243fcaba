import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { blankToProse } from './prose';

describe('prose', () => {
  it('is not what a line quotes from others', () => {
    expect(blankToProse('He wrote:\n> I has.\n>> Me to\nYes > no')).toBe(
      `He wrote:\n${' '.repeat(8)}\n${' '.repeat(8)}\nYes > no`,
    );
  });

  it.each([
    ['a block between paragraphs', 'One\n```sh\nrm teh\n```\nTwo', 'One\n     \n      \n   \nTwo'],
    ['tildes, and backticks within them', '~~~\n```\n~~~', '   \n   \n   '],
    ['a longer fence than it was opened with', '```\na\n````', '   \n \n    '],
    [
      'a block in a list or a quotation',
      '1. A\n   ```\n   b\n   ```',
      '1. A\n      \n    \n      ',
    ],
    ['line ends of Windows', '> ```\r\n> a\r\n> ```\r\nB', '     \r\n   \r\n     \r\nB'],
  ])('is not fenced code: %s', (_, text, prose) => {
    expect(blankToProse(text)).toBe(prose);
  });

  it.each([
    ['never closed', 'One\n```\nTwo'],
    ['closed by the other sign', '```\na\n~~~'],
    ['closed by fewer signs', '````\na\n```'],
    ['opened and closed in one line', '```a```\nb\n```c```'],
    ['closed by a line that says more', '```\na\n``` b'],
  ])('is what stands behind a fence that is %s', (_, text) => {
    expect(blankToProse(text)).toBe(text);
  });

  it('keeps every length and line end, whatever the text', () => {
    const piece = fc.constantFrom('```', '~~~', '`', 'a', ' ', '\n', '\r\n', '\r', '> ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const prose = blankToProse(text);
        expect(prose.replace(/[^\r\n]/g, ' ')).toBe(text.replace(/[^\r\n]/g, ' '));
      }),
    );
  });
});
