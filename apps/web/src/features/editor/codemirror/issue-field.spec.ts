import { describe, expect, it } from '@jest/globals';
import { EditorState } from '@codemirror/state';
import { issueOn } from '../../../testing/issues';
import { issueAt, issueField, issuesIn, neighbourIssue, showIssues } from './issue-field';

const TEXT = 'I saw teh cat and teh dog.';
const first = issueOn(TEXT, 'teh cat'.slice(0, 3), { id: 'first' });
const second = { ...first, id: 'second', start: 18, end: 21 };

function stateWith(issues = [first, second], doc = TEXT): EditorState {
  const state = EditorState.create({ doc, extensions: [issueField] });
  return state.update({ effects: showIssues.of(issues) }).state;
}

const spans = (state: EditorState) =>
  issuesIn(state).map(({ id, start, end }) => [id, state.sliceDoc(start, end)]);

describe('issueField', () => {
  it('moves issues along with edits before and between them', () => {
    const state = stateWith().update({
      changes: [
        { from: 0, insert: '¡Olé! ' },
        { from: 13, insert: ' and' },
      ],
    }).state;
    expect(spans(state)).toEqual([
      ['first', 'teh'],
      ['second', 'teh'],
    ]);
  });

  it('drops an issue whose own words are edited, and only that one', () => {
    const state = stateWith().update({ changes: { from: 7, to: 8, insert: 'h' } }).state;
    expect(spans(state)).toEqual([['second', 'teh']]);
  });

  it('keeps an issue when something is written right beside it', () => {
    const state = stateWith().update({ changes: { from: 9, insert: 'n' } }).state;
    expect(spans(state)).toEqual([
      ['first', 'teh'],
      ['second', 'teh'],
    ]);
  });

  it('drops issues whose words are deleted', () => {
    const state = stateWith().update({ changes: { from: 0, to: TEXT.length } }).state;
    expect(issuesIn(state)).toEqual([]);
  });

  it('shows an issue between two letters, and gives its true place back', () => {
    const gap = { ...first, id: 'gap', start: 4, end: 4 };
    const atEnd = { ...first, id: 'end', start: TEXT.length, end: TEXT.length };
    const state = stateWith([gap, atEnd]).update({ changes: { from: 0, insert: '??' } }).state;
    expect(issuesIn(state).map(({ id, start, end }) => [id, start, end])).toEqual([
      ['gap', 6, 6],
      ['end', TEXT.length + 2, TEXT.length + 2],
    ]);
  });

  it('ignores issues beyond the end of the text', () => {
    expect(issuesIn(stateWith([{ ...first, start: 20, end: 99 }]))).toEqual([]);
  });
});

describe('issueAt', () => {
  it('finds the issue under the caret and at its edges', () => {
    const state = stateWith();
    expect([5, 6, 8, 9, 10].map((position) => issueAt(state, position)?.id)).toEqual([
      undefined,
      'first',
      'first',
      'first',
      undefined,
    ]);
  });
});

describe('neighbourIssue', () => {
  it('goes on from a visited issue, whose end holds the caret, and round at the ends', () => {
    const state = stateWith();
    expect(neighbourIssue(state, 0, 'next')?.id).toBe('first');
    expect(neighbourIssue(state, first.end, 'next')?.id).toBe('second');
    expect(neighbourIssue(state, second.end, 'next')?.id).toBe('first');
    expect(neighbourIssue(state, second.end, 'previous')?.id).toBe('first');
    expect(neighbourIssue(state, first.end, 'previous')?.id).toBe('second');
  });

  it('goes from one issue to another that it touches, and back', () => {
    const doc = 'I saw Teh,, cat.';
    const word = { ...first, id: 'word', start: 6, end: 9 };
    const sign = { ...first, id: 'sign', start: 9, end: 11 };
    const state = stateWith([word, sign], doc);
    expect(neighbourIssue(state, word.end, 'next')?.id).toBe('sign');
    expect(neighbourIssue(state, sign.end, 'previous')?.id).toBe('word');
  });

  it('finds nothing where there is nothing', () => {
    expect(neighbourIssue(stateWith([]), 0, 'next')).toBeUndefined();
  });
});
