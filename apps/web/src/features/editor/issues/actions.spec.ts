import { undo } from '@codemirror/commands';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { EditorSession } from '../state/editor-session';
import { issueOn } from '../../../testing/issues';
import { testView } from '../testing/view';
import { acceptSuggestion, fixAllSafe } from './actions';

const TEXT = 'I saw teh cat , and alot of dogs.';
const ISSUES = [
  issueOn(TEXT, 'teh', { id: 'teh', suggestions: ['the', 'tea'], safe: true }),
  issueOn(TEXT, ' ,', { id: 'space', suggestions: [','], safe: true }),
  issueOn(TEXT, 'alot', { id: 'alot', suggestions: ['a lot', 'allot'] }),
];

function open(issues = ISSUES) {
  const surface = testView(TEXT, issues);
  const checkNow = jest.fn();
  const { view, tracker } = surface;
  const session = { view, tracker, checks: { checkNow } } as unknown as EditorSession;
  return { ...surface, session, checkNow };
}

let opened: ReturnType<typeof open>;
afterEach(() => opened.view.destroy());

describe('accepting a suggestion', () => {
  it('replaces the words where they are now, and checks at once', () => {
    opened = open();
    opened.write(0, 'Today ');
    expect(acceptSuggestion(opened.session, 'alot', 'a lot')).toBe(true);
    expect(opened.text()).toBe('Today I saw teh cat , and a lot of dogs.');
    expect(opened.checkNow).toHaveBeenCalledTimes(1);
  });

  it('is undone as one step, apart from what was typed before and after', () => {
    opened = open();
    opened.write(0, 'x');
    acceptSuggestion(opened.session, 'teh', 'the');
    undo(opened.view);
    expect(opened.text()).toBe(`x${TEXT}`);
  });

  it('does nothing when the issue is gone', () => {
    opened = open();
    opened.write(7, 'x');
    expect(acceptSuggestion(opened.session, 'teh', 'the')).toBe(false);
  });
});

describe('fixing all that is safe', () => {
  const FIXED = 'I saw the cat, and alot of dogs.';

  it('applies the first suggestion of safe issues only, as one step', () => {
    opened = open();
    expect(fixAllSafe(opened.session)?.count).toBe(2);
    expect(opened.text()).toBe(FIXED);
    undo(opened.view);
    expect(opened.text()).toBe(TEXT);
  });

  it('is taken back by its own undo without what was written since', () => {
    opened = open();
    const applied = fixAllSafe(opened.session);
    opened.write(FIXED.length, ' Really.');
    opened.write(0, 'Well: ');
    applied?.undo();
    expect(opened.text()).toBe(`Well: ${TEXT} Really.`);
  });

  it('does nothing where nothing is safe, as at a second click', () => {
    opened = open(ISSUES.slice(2));
    expect(fixAllSafe(opened.session)).toBeNull();
    undo(opened.view);
    expect(opened.text()).toBe(TEXT);
  });
});
