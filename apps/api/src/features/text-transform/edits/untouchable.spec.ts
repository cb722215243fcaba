import { describe, expect, it } from '@jest/globals';
import { untouchableSpans } from './untouchable';

const found = (text: string) =>
  untouchableSpans(text).map(({ start, end }) => text.slice(start, end));

describe('untouchableSpans', () => {
  it.each([
    [
      'Before.\n```\nDo it in order to win.\n\nAnd more.\n```\nAfter.',
      '```\nDo it in order to win.\n\nAnd more.\n```',
    ],
    ['An open fence:\n```js\nlet a;\nlet b;', '```js\nlet a;\nlet b;'],
    ['Run `in order to` now.', '`in order to`'],
    ['She said “in order to win” twice.', '“in order to win”'],
    ['Elle dit « afin de » ici.', '« afin de »'],
    ['See src/main.ts for it.', 'src/main.ts'],
    ['Write to ada@example.com today.', 'ada@example.com'],
    ['Read [the guide](https://example.com/guide) first.', 'https://example.com/guide)'],
    ['Visit example.com today.', 'example.com'],
    ['One <br> two.', '<br>'],
  ])('finds the one in %j', (text, span) => {
    expect(found(text)).toEqual([span]);
  });

  it('leaves plain prose alone, apostrophes included', () => {
    expect(found("It's the dog's bone, isn't it?")).toEqual([]);
    expect(found('If x < 5 and y > 3, go.')).toEqual([]);
  });
});
