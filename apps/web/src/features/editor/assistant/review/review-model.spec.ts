import { ChangeSet, Text } from '@codemirror/state';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createReview, placeEdits, reviewParts, setAccepted, setAllAccepted } from './review-model';
import { reviewedText } from './review-model';

const SOURCE = 'He go to school by the bus.';
const EDITS = [
  { start: 3, end: 5, replacement: 'goes', explanation: 'Third person.' },
  { start: 19, end: 23, replacement: '' },
  { start: 27, end: 27, replacement: ' Every day.' },
];
const REVIEW = createReview(SOURCE, EDITS);

describe('a review', () => {
  it('takes every edit at first', () => {
    expect(reviewedText(REVIEW)).toBe('He goes to school by bus. Every day.');
  });

  it('leaves rejected edits as they were in the source', () => {
    expect(reviewedText(setAccepted(REVIEW, 0, false))).toBe('He go to school by bus. Every day.');
    expect(reviewedText(setAllAccepted(REVIEW, false))).toBe(SOURCE);
    const back = setAccepted(setAllAccepted(REVIEW, false), 2, true);
    expect(reviewedText(back)).toBe('He go to school by the bus. Every day.');
  });

  it('shows the source with its edits in place', () => {
    expect(reviewParts(REVIEW).slice(0, 2)).toEqual([
      { kind: 'same', text: 'He ' },
      {
        kind: 'edit',
        index: 0,
        removed: 'go',
        added: 'goes',
        accepted: true,
        category: null,
        explanation: 'Third person.',
        affects: null,
        source: null,
      },
    ]);
  });

  it('leaves out edits that overlap, run over the end or change nothing', () => {
    const review = createReview('abc', [
      { start: 0, end: 2, replacement: 'x' },
      { start: 1, end: 3, replacement: 'y' },
      { start: 2, end: 9, replacement: 'z' },
      { start: 2, end: 3, replacement: 'c' },
    ]);
    expect(reviewedText(review)).toBe('xc');
  });

  it('writes into an unchanged document exactly what it shows, whatever is accepted', () => {
    const edits = fc.array(
      fc.record({ start: fc.nat(30), length: fc.nat(6), replacement: fc.string({ maxLength: 5 }) }),
    );
    fc.assert(
      fc.property(
        fc.string({ maxLength: 30 }).filter((text) => !/[\r\n]/.test(text)),
        edits,
        fc.array(fc.nat(10)),
        (source, drawn, rejected) => {
          const own = drawn
            .filter(({ replacement }) => !/[\r\n]/.test(replacement))
            .map(({ start, length, replacement }) => ({ start, end: start + length, replacement }));
          let review = createReview(source, own);
          for (const index of rejected) review = setAccepted(review, index, false);
          const doc = Text.of([`>> ${source}`]);
          const { changes, lost } = placeEdits(review, 3, ChangeSet.empty(doc.length).desc, doc);
          const written = ChangeSet.of(changes, doc.length).apply(doc).toString();
          expect(written).toBe(`>> ${reviewedText(review)}`);
          expect(lost).toBe(0);
        },
      ),
    );
  });
});

describe('placing edits in a document that has changed', () => {
  const doc = Text.of([SOURCE]);

  it('moves them along with what was written elsewhere', () => {
    const since = ChangeSet.of(
      [
        { from: 0, insert: 'Listen: ' },
        { from: 9, to: 15, insert: 'work' },
      ],
      doc.length,
    );
    const now = since.apply(doc);
    const { changes, lost } = placeEdits(REVIEW, 0, since.desc, now);
    expect(ChangeSet.of(changes, now.length).apply(now).toString()).toBe(
      'Listen: He goes to work by bus. Every day.',
    );
    expect(lost).toBe(0);
  });

  it('leaves out and counts those whose own words were changed', () => {
    const since = ChangeSet.of({ from: 3, to: 5, insert: 'went' }, doc.length);
    const now = since.apply(doc);
    const { changes, lost } = placeEdits(REVIEW, 0, since.desc, now);
    expect(ChangeSet.of(changes, now.length).apply(now).toString()).toBe(
      'He went to school by bus. Every day.',
    );
    expect(lost).toBe(1);
  });

  /** What is left of a text in which something was written meanwhile, with its edits. */
  const placed = (
    source: string,
    edit: { start: number; end: number; replacement: string },
    written: { from: number; to?: number; insert: string },
  ) => {
    const before = Text.of([source]);
    const since = ChangeSet.of(written, before.length);
    const now = since.apply(before);
    const { changes, lost } = placeEdits(createReview(source, [edit]), 0, since.desc, now);
    return { text: ChangeSet.of(changes, now.length).apply(now).toString(), lost };
  };

  it.each([
    [
      'behind what is replaced',
      { start: 0, end: 5 },
      { from: 5, insert: ' Otra.' },
      'Hello. Otra.',
    ],
    ['before what is replaced', { start: 0, end: 5 }, { from: 0, insert: 'Ay. ' }, 'Ay. Hello.'],
    [
      'behind what is put in',
      { start: 5, end: 5 },
      { from: 5, insert: ' Otra.' },
      'Hola.Hello. Otra.',
    ],
  ])('has a place where somebody wrote %s', (_where, at, written, text) => {
    expect(placed('Hola.', { ...at, replacement: 'Hello.' }, written)).toEqual({ text, lost: 0 });
  });

  it.each([
    ['within it', { from: 2, insert: 'x' }],
    ['on to its last word', { from: 4, insert: 's' }],
    ['on to its first word', { from: 0, insert: 's' }],
    ['over its end', { from: 3, to: 5, insert: '' }],
  ])('has none where somebody wrote %s', (_where, written) => {
    const edit = { start: 0, end: 4, replacement: 'Hello' };
    expect(placed('Hola.', edit, written).lost).toBe(1);
  });
});
