import { describe, expect, it } from '@jest/globals';
import { pageRank } from './page-rank';
import { proseBlocks } from './prose-blocks';
import { stem } from './stem';
import { cosine, termVectors } from './term-vectors';

describe('the prose of a text', () => {
  const blocks = (text: string) =>
    proseBlocks(text).map(({ start, end }) => text.slice(start, end));

  it('leaves out headings, code, tables and quoted blocks', () => {
    const text = '# One\nTwo.\nThree\n=====\n~~~\nFour.\n~~~\n> Five.\n| Six. |\n---\nSeven.';
    expect(blocks(text)).toEqual(['Two.', 'Seven.']);
  });

  it('takes the items of lists without their marks', () => {
    expect(blocks('- One.\n  2. Two.\na) Three.\n— Four.')).toEqual([
      'One.',
      'Two.',
      'Three.',
      'Four.',
    ]);
  });

  it('goes on over a broken line only where the sentence does', () => {
    expect(blocks('It was\nlate.\nWe left.')).toEqual(['It was\nlate.', 'We left.']);
    expect(blocks('Title\nIt was late.')).toEqual(['Title', 'It was late.']);
    expect(blocks('It was\n\nlate.')).toEqual(['It was', 'late.']);
  });
});

describe('stems', () => {
  it.each([
    ['en', 'cities', 'city'],
    ['en', 'houses', 'house'],
    ['fr', 'journaux', 'journal'],
    ['fr', 'anciennes', 'ancien'],
    ['fr', 'petite', 'petits'],
    ['es', 'voces', 'voz'],
    ['es', 'opiniones', 'opinión'],
    ['es', 'niña', 'niños'],
  ] as const)('of %s: %s is %s', (locale, one, other) => {
    expect(stem(one, locale)).toBe(stem(other, locale));
  });

  it('leave other words apart', () => {
    expect(stem('glass', 'en')).toBe('glass');
    expect(stem('bus', 'fr')).toBe('bus');
    expect(stem('año', 'es')).not.toBe(stem('ano', 'es'));
  });
});

describe('term vectors', () => {
  it('weigh rare terms more, and are of length 1', () => {
    const [first, second] = termVectors([
      ['ship', 'wind'],
      ['ship', 'rope'],
    ]);
    expect(first!.get('wind')!).toBeGreaterThan(first!.get('ship')!);
    expect(cosine(first!, first!)).toBeCloseTo(1);
    // ln(1 + 2/2) and ln(1 + 2/1), by hand.
    expect(cosine(first!, second!)).toBeCloseTo(Math.LN2 ** 2 / (Math.LN2 ** 2 + Math.log(3) ** 2));
  });
});

describe('PageRank', () => {
  it('gives the middle of a path 0.4865 of the rank, as by hand', () => {
    const path = Float64Array.of(0, 1, 0, 1, 0, 1, 0, 1, 0);
    const [left, middle, right] = pageRank(path, 3);
    // m = 0.05 + 0.85 · 2e and e = 0.05 + 0.85 · m / 2.
    expect(middle).toBeCloseTo(0.135 / 0.2775, 5);
    expect(left).toBeCloseTo((1 - 0.135 / 0.2775) / 2, 5);
    expect(right).toBe(left);
  });

  it('treats vertices without edges alike', () => {
    expect([...pageRank(new Float64Array(4), 2)]).toEqual([0.5, 0.5]);
  });
});
