import { EditorState } from '@codemirror/state';
import { describe, expect, it } from '@jest/globals';
import { targetOf, type Scope } from './target';

const DOC = 'One.\n\nTwo is here.\nThree.\n';
const at = (scope: Scope, anchor: number, head = anchor) =>
  targetOf(EditorState.create({ doc: DOC, selection: { anchor, head } }), scope);

describe('what an action works on', () => {
  it('is the selection, or all of the text where there is none', () => {
    expect(at('selection', 6, 9)).toEqual({ from: 6, text: 'Two' });
    expect(at('selection', 6)).toEqual({ from: 0, text: DOC });
  });

  it('is the paragraph of the caret, or one beside it where that is blank', () => {
    expect(at('paragraph', 8, 11)).toEqual({ from: 6, text: 'Two is here.' });
    expect(at('paragraph', 5)).toEqual({ from: 6, text: 'Two is here.' });
    expect(at('paragraph', DOC.length)).toEqual({ from: 19, text: 'Three.' });
  });

  it('is all of the text, whatever is selected', () => {
    expect(at('document', 6, 9)).toEqual({ from: 0, text: DOC });
  });
});
