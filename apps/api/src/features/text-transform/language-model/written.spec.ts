import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { written } from './written';

async function pass(pieces: readonly string[]) {
  const passed: string[] = [];
  async function* source() {
    yield* pieces;
  }
  try {
    for await (const piece of written(source())) passed.push(piece);
    return { pieces: passed };
  } catch (error) {
    return { pieces: passed, args: (error as { args?: unknown }).args };
  }
}

describe('written', () => {
  it.each([
    ['control characters', ['a\u0000b', '\u0007\u001b[1mc\u0085'], ['ab', '[1mc']],
    ['lone halves', ['a\ud83d', 'b\ude80c\ud83d'], ['a', 'bc']],
    ['what turns the direction', ['a\u202egnp\u202c', '\u202a\u202b\u202d', 'b'], ['agnp', 'b']],
    [
      'no isolates',
      ['\u2066a\u2069', '\u2067א\u2069\u200e'],
      ['\u2066a\u2069', '\u2067א\u2069\u200e'],
    ],
    ['nothing else', ['\ta\r\n', 'b\nא\u200f'], ['\ta\r\n', 'b\nא\u200f']],
  ])('takes out %s', async (_name, pieces, passed) => {
    expect(await pass(pieces)).toEqual({ pieces: passed });
  });

  it('keeps pairs together that come in halves', async () => {
    expect(await pass(['a\ud83d', '\ude80', 'b'])).toEqual({ pieces: ['a', '🚀', 'b'] });
  });

  it('passes the same on however the answer is cut', async () => {
    const unit = fc.constantFrom('a', ' ', '\n', '\u0000', '\ud83d', '\ude80', '🚀', '\u200d');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(unit)), async (parts) => {
        const pieces = parts.map((part) => part.join(''));
        const whole = await pass([pieces.join('')]);
        const cut = await pass(pieces);
        expect(cut.pieces.join('')).toBe(whole.pieces.join(''));
        expect(cut.args).toEqual(whole.args);
        expect(cut.pieces.every((piece) => piece.isWellFormed())).toBe(true);
      }),
    );
  });

  it('waits for something to see, and keeps what stands before it', async () => {
    expect(await pass([' ', '\n', 'a', ' '])).toEqual({ pieces: [' \na', ' '] });
  });

  it.each([[[]], [['   \n']], [['\u0000', ' ', '\u200b\ufeff']], [['\ud83d']]])(
    'takes %j for no answer',
    async (pieces) => {
      expect(await pass(pieces)).toEqual({ pieces: [], args: { reason: 'empty' } });
    },
  );
});
