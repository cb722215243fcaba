import { describe, expect, it } from '@jest/globals';
import { assembleDocument, takenNames, type PlacedParagraph } from './assemble';
import type { CheckedParagraph } from './check';
import type { Issue } from './issue';
import { testIssue } from './testing/test-issue';

function issue(
  text: string,
  found: string,
  overrides: Partial<Issue> = {},
): Issue & { language: 'en' } {
  const start = text.indexOf(found);
  return { ...testIssue({ start, end: start + found.length }, overrides), language: 'en' };
}

function paragraph(
  text: string,
  ...issues: CheckedParagraph['issues'][number][]
): CheckedParagraph {
  return {
    text,
    language: 'en',
    languages: [{ start: 0, end: text.length, language: 'en' }],
    issues,
    complete: true,
  };
}

function place(...paragraphs: CheckedParagraph[]): PlacedParagraph[] {
  let start = 0;
  return paragraphs.map((p) => {
    const placed = { start, paragraph: p };
    start += p.text.length + 1;
    return placed;
  });
}

describe('takenNames', () => {
  it('names what recurs and is not in the dictionary, in the order of the text', () => {
    const text = 'Dear Quorra and Zuzka, Quorra and Zuzka are here.';
    const name = (found: string, from: number) => {
      const start = text.indexOf(found, from);
      const flags = { category: 'spelling', maybeName: true } as const;
      return { ...testIssue({ start, end: start + found.length }, flags), language: 'en' } as const;
    };
    const issues = [name('Quorra', 0), name('Zuzka', 0), name('Quorra', 9), name('Zuzka', 20)];
    const paragraphs = [paragraph(text, ...issues)];
    expect(takenNames(paragraphs)).toEqual(['Quorra', 'Zuzka']);
    expect(takenNames(paragraphs, { words: ['quorra'] })).toEqual(['Zuzka']);
  });
});

describe('assembleDocument', () => {
  const first = 'We saw teh sea.';
  const second = 'And teh sky.';

  it('shifts positions to the document', () => {
    const placed = place(
      paragraph(first, issue(first, 'teh')),
      paragraph(second, issue(second, 'teh')),
    );
    const text = `${first}\n${second}`;
    const found = assembleDocument(placed);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['teh', 'teh']);
    expect(found[1]?.start).toBe(first.length + 1 + 4);
  });

  it('keeps ids while the text moves, and tells equal issues apart', () => {
    const a = paragraph(first, issue(first, 'teh'));
    const ids = (placed: PlacedParagraph[]) => assembleDocument(placed).map(({ id }) => id);
    const [id] = ids(place(a));
    expect(ids(place(paragraph('A new line.'), a))).toEqual([id]);
    const longer = `Yesterday ${first}`;
    expect(ids(place(paragraph(longer, issue(longer, 'teh'))))).toEqual([id]);
    const twice = ids(place(a, paragraph(first, issue(first, 'teh'))));
    expect(twice[0]).toBe(id);
    expect(new Set(twice).size).toBe(2);
    const other = 'We saw teh hill.';
    expect(ids(place(paragraph(other, issue(other, 'teh'))))).not.toEqual([id]);
  });

  it('asks for no capital where a line goes on that was broken in mid-sentence', () => {
    const capital = (text: string, found: string) =>
      paragraph(text, issue(text, found, { category: 'capitalization' }));
    const starts = (...lines: CheckedParagraph[]) =>
      assembleDocument(place(...lines)).map(({ start }) => start);
    expect(starts(capital('we saw', 'we'), capital('the sea.', 'the'))).toEqual([0]);
    expect(starts(paragraph('We saw it.'), capital('the sea.', 'the'))).toEqual([11]);
    expect(starts(paragraph('“We saw it.”'), capital('the sea.', 'the'))).toEqual([13]);
    expect(starts(paragraph('We saw'), paragraph(''), capital('the sea.', 'the'))).toEqual([8]);
    expect(starts(paragraph('We saw'), capital('  it. the sea', 'the'))).toEqual([13]);
  });

  it('takes capitalised unknown words that recur for names', () => {
    const one = 'Ask Zorvan now.';
    const two = 'Zorvan knows.';
    const name = { maybeName: true };
    expect(assembleDocument(place(paragraph(one, issue(one, 'Zorvan', name))))).toHaveLength(1);
    const placed = place(
      paragraph(one, issue(one, 'Zorvan', name)),
      paragraph(two, issue(two, 'Zorvan', name)),
    );
    expect(assembleDocument(placed)).toEqual([]);
  });

  it('knows the words of the personal dictionary in any case, possessive and after an elision', () => {
    const text = 'The Kubik, kubik’s and l’kubik but kubiks.';
    const placed = place(
      paragraph(
        text,
        ...['Kubik', 'kubik’s', 'l’kubik', 'kubiks'].map((found) => issue(text, found)),
      ),
    );
    const found = assembleDocument(placed, { words: ['kubik'] });
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['kubiks']);
  });

  it.each([...'cdjlmnst', 'qu', 'jusqu', 'lorsqu', 'puisqu'])(
    'knows a word of the personal dictionary after %s’, written with either apostrophe',
    (elided) => {
      for (const word of [`${elided}’Ubik`, `${elided}'Ubik`]) {
        const placed = place(paragraph(word, issue(word, word)));
        expect(assembleDocument(placed)).toHaveLength(1);
        expect(assembleDocument(placed, { words: ['Ubik'] })).toEqual([]);
      }
    },
  );

  it('leaves out what the person turned off, or keeps only what they asked for', () => {
    const text = 'They was at teh  sea';
    const placed = place(
      paragraph(
        text,
        issue(text, 'was', { ruleId: 'en/verb', category: 'agreement' }),
        issue(text, 'teh'),
        issue(text, '  ', {
          ruleId: 'en/double-space',
          category: 'typography',
          level: 'typography',
        }),
      ),
    );
    const rules = (filter: Parameters<typeof assembleDocument>[1]) =>
      assembleDocument(placed, filter).map(({ ruleId }) => ruleId);
    expect(rules({})).toEqual(['en/verb', 'en/spelling', 'en/double-space']);
    expect(rules({ disabledRules: ['en/verb'] })).toEqual(['en/spelling', 'en/double-space']);
    expect(rules({ disabledCategories: ['spelling'] })).toEqual(['en/verb', 'en/double-space']);
    expect(rules({ enabledOnlyRules: ['en/verb'], enabledOnlyCategories: ['typography'] })).toEqual(
      ['en/verb', 'en/double-space'],
    );
  });

  it('keeps, where issues overlap, the higher level, then the one listed first', () => {
    const text = 'She have went home';
    const style = issue(text, 'She have went', { ruleId: 'en/style', level: 'style' });
    const early = issue(text, 'have', { ruleId: 'en/early' });
    const late = issue(text, 'have went', { ruleId: 'en/late' });
    const rules = (...issues: CheckedParagraph['issues'][number][]) =>
      assembleDocument(place(paragraph(text, ...issues))).map(({ ruleId }) => ruleId);
    expect(rules(style, early, late)).toEqual(['en/early']);
    expect(rules(style, late, early)).toEqual(['en/late']);
    expect(rules(style)).toEqual(['en/style']);
  });

  it('keeps issues that only touch, and one of two insertions at a place', () => {
    const text = 'She have went home';
    const ends = { start: 8, end: 8 };
    const issues = [
      issue(text, 'have', { ruleId: 'en/a' }),
      issue(text, ' went', { ruleId: 'en/b' }),
      issue(text, '', { ...ends, ruleId: 'en/c' }),
      issue(text, '', { ...ends, ruleId: 'en/d' }),
      issue(text, 'She have went home', { ruleId: 'en/e', level: 'suggestion' }),
    ];
    const found = assembleDocument(place(paragraph(text, ...issues)));
    expect(found.map(({ ruleId }) => ruleId)).toEqual(['en/a', 'en/c', 'en/b']);
  });

  it('shows what a hidden issue had covered', () => {
    const text = 'She have went home';
    const placed = place(
      paragraph(
        text,
        issue(text, 'have', { ruleId: 'en/a' }),
        issue(text, 'have went', { ruleId: 'en/b' }),
      ),
    );
    expect(
      assembleDocument(placed, { disabledRules: ['en/a'] }).map(({ ruleId }) => ruleId),
    ).toEqual(['en/b']);
  });

  it('hides with a rule what another one says of the same words to the same end', () => {
    const text = 'We saw the the cat go by.';
    const placed = place(
      paragraph(
        text,
        issue(text, 'the the', { ruleId: 'en/repeated-word', suggestions: ['the'] }),
        issue(text, ' the', { ruleId: 'en/removal', suggestions: [''] }),
        issue(text, 'the the', { ruleId: 'en/other', suggestions: ['then the'] }),
        issue(text, 'go', { ruleId: 'en/far', suggestions: ['the'] }),
      ),
    );
    const rules = (...disabledRules: string[]) =>
      assembleDocument(placed, { disabledRules }).map(({ ruleId }) => ruleId);
    expect(rules()).toEqual(['en/repeated-word', 'en/far']);
    expect(rules('en/repeated-word')).toEqual(['en/other', 'en/far']);
    expect(rules('en/repeated-word', 'en/other')).toEqual(['en/far']);
  });
});
