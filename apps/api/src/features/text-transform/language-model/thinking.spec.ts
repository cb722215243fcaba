import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Thinking } from './thinking';

function answerOf(pieces: readonly string[], source = ''): string {
  const thinking = new Thinking(source);
  return pieces.map((piece) => thinking.withoutIt(piece)).join('') + thinking.rest();
}

describe('Thinking', () => {
  it('leaves tags that the text itself begins with', () => {
    const text = ' <think>A tag of mine.</think> And more.';
    expect(answerOf([...text], text)).toBe(text);
  });

  it.each([
    ['Plain <think>text</think>.', 'Plain <think>text</think>.'],
    ['<think>\nLet me <b>see</b>.\n</think>\n\nThe end.', 'The end.'],
    ['\n<thinking>a</think></thinking>The end.', 'The end.'],
    ['<think></think>\n<thought>Hm.</thought> The end.', 'The end.'],
    ['<Think>Hm.</THINK>The end.', 'The end.'],
    ['<think>Without an end', ''],
    ['<thin', '<thin'],
    ['<thin ice>', '<thin ice>'],
    ['', ''],
  ])('makes of %j %j, however it is cut', (text, answer) => {
    expect(answerOf([text])).toBe(answer);
    expect(answerOf([...text])).toBe(answer);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const pieces = [text.slice(0, from), text.slice(from, to), text.slice(to)];
        expect(answerOf(pieces)).toBe(answer);
      }),
    );
  });
});
