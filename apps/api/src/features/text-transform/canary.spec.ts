import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createCanary, withoutCanary } from './canary';

const CANARY = 'ref-aab';

async function pass(pieces: readonly string[]) {
  const passed: string[] = [];
  async function* source() {
    yield* pieces;
  }
  try {
    for await (const piece of withoutCanary(source(), CANARY)) passed.push(piece);
    return { text: passed.join('') };
  } catch (error) {
    return { text: passed.join(''), code: (error as { code?: string }).code };
  }
}

describe('withoutCanary', () => {
  it('passes everything else on to the letter, however it is cut', async () => {
    const piece = fc.array(fc.constantFrom('r', 'ref-', 'ref-aa', 'a', 'b ', 'İ', '👩‍🚀'), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(piece.map((parts) => parts.join(''))), async (pieces) => {
        fc.pre(!pieces.join('').includes(CANARY));
        expect(await pass(pieces)).toEqual({ text: pieces.join('') });
      }),
    );
  });

  it.each([[['My word is ref-aab.']], [['My word is r', 'ef', '-a', 'ab.']], [['so REF-', 'AAB']]])(
    'stops at the canary in %j, before any of it is passed on',
    async (pieces) => {
      const { text, code } = await pass(pieces);
      expect(code).toBe('AI_UNAVAILABLE');
      expect(text).not.toMatch(/r$|ref/i);
    },
  );

  it('is another one each time', () => {
    expect(createCanary()).not.toBe(createCanary());
  });
});
