import { describe, expect, it } from '@jest/globals';
import { EditorState } from '@codemirror/state';
import { issueOn } from '../../../testing/issues';
import { emphasisField, emphasize } from './emphasis';
import { issueField, showIssues } from './issue-field';

const TEXT = 'Qué hora es?';
const word = issueOn(TEXT, 'hora', { id: 'word' });
const gapAt = (start: number) => ({ ...word, id: 'gap', start, end: start });

function emphasized(id: string | null, issue = word): string[] {
  const state = EditorState.create({ doc: TEXT, extensions: [issueField, emphasisField] });
  const shown = state.update({ effects: showIssues.of([issue]) }).state;
  const next = shown.update({ effects: emphasize.of(id) }).state;
  const found: string[] = [];
  next.field(emphasisField).between(0, TEXT.length, (from, to) => {
    found.push(TEXT.slice(from, to));
  });
  return found;
}

describe('the issue looked at', () => {
  it('has a background, until nobody looks any more', () => {
    expect(emphasized('word')).toEqual(['hora']);
    expect(emphasized(null)).toEqual([]);
    expect(emphasized('unknown')).toEqual([]);
  });

  it('has it on the character beside where only something is missing', () => {
    expect(emphasized('gap', gapAt(0))).toEqual(['Q']);
    expect(emphasized('gap', gapAt(TEXT.length))).toEqual(['?']);
  });
});
