import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseAnnotatedText } from './annotated-text';

const parse = (...annotation: object[]) => parseAnnotatedText(JSON.stringify({ annotation }));

describe('parseAnnotatedText', () => {
  const html = parse(
    { markup: '<p>' },
    { text: 'A ' },
    { markup: '<b>' },
    { text: 'bold' },
    { markup: '</b>' },
    { text: ' word' },
    { markup: '<br>', interpretAs: '\n' },
    { text: 'next' },
    { markup: '</p>' },
  );
  const found = (word: string) => {
    const start = html.plain.indexOf(word);
    const span = html.toWhole({ start, end: start + word.length });
    return span && html.whole.slice(span.start, span.end);
  };

  it('leaves markup out of what is checked, or reads it as told', () => {
    expect(html.plain).toBe('A bold word\nnext');
    expect(html.whole).toBe('<p>A <b>bold</b> word<br>next</p>');
  });

  it('maps places to the whole, around and across markup', () => {
    expect(found('bold')).toBe('bold');
    expect(found('A')).toBe('A');
    expect(found('next')).toBe('next');
    expect(found('bold word')).toBe('bold</b> word');
    expect(found('word\n')).toBe('word<br>');
    expect(found('\nnext')).toBe('<br>next');
  });

  it('places nothing in markup alone', () => {
    expect(found('\n')).toBeUndefined();
  });

  it('maps every text character to itself, whatever the parts', () => {
    const part = fc.oneof(
      fc.record({ text: fc.string({ unit: 'binary' }) }),
      fc.record({ markup: fc.string(), interpretAs: fc.string() }),
      fc.record({ markup: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(part), (annotation) => {
        const { plain, whole, toWhole } = parseAnnotatedText({ annotation });
        let start = 0;
        for (const item of annotation) {
          if ('text' in item) {
            for (let i = start; i < start + item.text.length; i += 1) {
              const span = toWhole({ start: i, end: i + 1 });
              expect(whole.slice(span?.start, span?.end)).toBe(plain[i]);
            }
            start += item.text.length;
          } else start += ('interpretAs' in item ? item.interpretAs : '').length;
        }
      }),
    );
  });

  it('knows which spans touch markup that is not read, as looking at every part tells', () => {
    const part = fc.oneof(
      fc.record({ text: fc.string({ maxLength: 4 }) }),
      fc.record({ markup: fc.string({ maxLength: 3 }), interpretAs: fc.string({ maxLength: 2 }) }),
      fc.record({ markup: fc.string({ maxLength: 3 }) }),
    );
    fc.assert(
      fc.property(fc.array(part), fc.nat(40), fc.nat(6), (annotation, start, length) => {
        const places: number[] = [];
        let position = 0;
        for (const item of annotation) {
          const read = 'text' in item ? item.text : 'interpretAs' in item ? item.interpretAs : '';
          if (read === '') places.push(position);
          position += read.length;
        }
        const end = start + length;
        const touches = places.some((place) => place >= start && place <= end);
        expect(parseAnnotatedText({ annotation }).touchesHidden({ start, end })).toBe(touches);
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes 20,000 parts, and refuses 140,000 without looking at them', () => {
    const parts = (count: number) => ({ annotation: Array(count).fill({ markup: '<i>' }) });
    expect(parseAnnotatedText(parts(20_000)).whole).toHaveLength(60_000);
    for (const data of [parts(140_000), JSON.stringify(parts(140_000))]) {
      expect(() => parseAnnotatedText(data)).toThrow(
        expect.objectContaining({
          code: 'VALIDATION_FAILED',
          validationErrors: { data: ['The data parameter may hold at most 20000 parts'] },
          fieldErrors: { data: ['TOO_LONG'] },
        }),
      );
    }
  });

  it.each([
    ['no JSON', 'text'],
    ['no list', '{"annotation":"a"}'],
    ['text and markup in one part', '{"annotation":[{"text":"a","markup":"b"}]}'],
    ['an interpretation of text', '{"annotation":[{"text":"a","interpretAs":"b"}]}'],
    ['an empty part', '{"annotation":[{}]}'],
  ])('refuses %s', (_name, data) => {
    expect(() => parseAnnotatedText(data)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    );
  });
});
