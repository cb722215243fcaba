import { undo } from '@codemirror/commands';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listedIssue } from '../../../checking/listed-issue';
import { issueOn } from '../../../testing/issues';
import { renderInEditor } from '../testing/render-in-editor';
import { IssueList } from './IssueList';

const TEXT = 'I saw teh cat, they was alot.';
const ISSUES = [
  issueOn(TEXT, 'teh', { suggestions: ['the'], safe: true }),
  issueOn(TEXT, 'was', { category: 'agreement', suggestions: ['were'] }),
  issueOn(TEXT, 'alot', { suggestions: ['a lot'], safe: true }),
];

let view: ReturnType<typeof renderInEditor>['view'];
afterEach(() => view.destroy());

function open(issues = ISSUES) {
  const panel = (
    <div role="tabpanel" tabIndex={0}>
      <IssueList />
    </div>
  );
  const rendered = renderInEditor(panel, TEXT, issues);
  view = rendered.view;
  return { ...rendered, user: userEvent.setup() };
}
const rows = () => screen.getAllByRole('listitem');

describe('the list of issues', () => {
  it('counts them by kind and shows one kind at a time', async () => {
    const { user } = open();
    expect(rows()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Grammar 1' }));
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Punctuation/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'All 3' }));
    expect(rows()).toHaveLength(3);
  });

  it('mends an issue where it stands', async () => {
    const { user, text } = open();
    await user.click(screen.getByRole('button', { name: 'Replace “was” with “were”' }));
    expect(text()).toBe('I saw teh cat, they were alot.');
  });

  it('mends at once what it shows, and nothing else', async () => {
    const ofTwoKinds = ISSUES.map((issue) => ({ ...issue, safe: true }));
    const { user, text } = open(ofTwoKinds);
    expect(screen.getByRole('button', { name: 'Fix 3 clear mistakes' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Grammar 1' }));
    await user.click(screen.getByRole('button', { name: 'Fix one clear mistake' }));
    expect(text()).toBe('I saw teh cat, they were alot.');
  });

  it('says of the last one that none is left, unless a part of the checks is missing', async () => {
    const last = ISSUES.slice(1, 2);
    const name = 'Replace “was” with “were”';
    for (const [status, words] of [
      ['checked', 'Replaced with “were”. No issues left.'],
      ['incomplete', 'Replaced with “were”. Some checks could not be loaded'],
      ['unloaded', 'Replaced with “were”. The checker could not be loaded'],
      ['checking', 'Replaced with “were”.'],
    ] as const) {
      const { user, session, unmount } = open(last);
      act(() => session.checks.state.update((now) => ({ ...now, status })));
      await user.click(screen.getByRole('button', { name }));
      expect(session.announcement.get()).toBe(words);
      unmount();
      view.dom.remove();
    }
  });

  it('puts the caret at the issue that is chosen', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: /“alot”\. Misspelled/ }));
    expect(view.state.selection.main.head).toBe(TEXT.indexOf('alot') + 4);
  });

  it('says in words what is done to a space, which quotes would not let hear', async () => {
    const spaced = 'Two  spaces.';
    const issue = issueOn(spaced, '  ', { category: 'typography', suggestions: [' '] });
    const rendered = renderInEditor(<IssueList />, spaced, [issue]);
    view = rendered.view;
    const { session } = rendered;
    act(() =>
      session.checks.state.update((now) => ({
        ...now,
        issues: [listedIssue(issue, (from, to) => spaced.slice(from, to))],
      })),
    );
    const row = screen.getByRole('listitem');
    expect(row).toHaveTextContent(/^Two␣␣spaces\. → Two spaces\.Misspelled\.$/);
    expect(screen.getByRole('button', { name: /“Two\s+spaces\.”/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the extra space' }));
    expect(session.announcement.get()).toMatch(/^Extra space removed\./);
  });

  it('fixes everything that is certain at once, and takes it back', async () => {
    const { user, text } = open();
    await user.click(screen.getByRole('button', { name: 'Fix 2 clear mistakes' }));
    expect(text()).toBe('I saw the cat, they was a lot.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(text()).toBe(TEXT);
  });

  it('offers no way back any more when the history has gone it', async () => {
    const { user, text } = open();
    await user.click(screen.getByRole('button', { name: 'Fix 2 clear mistakes' }));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    act(() => void undo(view));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(text()).toBe(TEXT);
  });

  it('says once what a double click has fixed', async () => {
    const { user } = open();
    await user.dblClick(screen.getByRole('button', { name: 'Fix 2 clear mistakes' }));
    expect(screen.getByText('2 issues fixed.')).toBeVisible();
    expect(screen.queryByText(/^0 issues/)).toBeNull();
  });

  describe('whose focused row goes', () => {
    const name = (wrong: string, right: string) => ({ name: `Replace “${wrong}” with “${right}”` });

    /** Goes to a button by keyboard, and says which issues are left. */
    function focusOn(button: { name: string }) {
      const { session } = open();
      screen.getByRole('button', button).focus();
      return (...left: number[]) =>
        act(() =>
          session.checks.state.update((now) => ({
            ...now,
            issues: now.issues.filter((_, index) => left.includes(index)),
          })),
        );
    }

    it('hands the focus on to the same button of the row in its place', () => {
      const leave = focusOn(name('was', 'were'));
      leave(0, 2);
      expect(screen.getByRole('button', name('alot', 'a lot'))).toHaveFocus();
      leave(0);
      expect(screen.getByRole('button', name('teh', 'the'))).toHaveFocus();
    });

    it('hands it to the panel with the last row', () => {
      const leave = focusOn(name('was', 'were'));
      leave();
      expect(screen.getByRole('tabpanel')).toHaveFocus();
    });

    it('hands it to the first row where the button above them goes', () => {
      const leave = focusOn({ name: 'Fix 2 clear mistakes' });
      leave(1);
      expect(screen.getByRole('button', { name: /“was”\. Misspelled/ })).toHaveFocus();
    });

    it('leaves it to the text where somebody writes on', () => {
      const leave = focusOn(name('was', 'were'));
      view.focus();
      leave(0, 2);
      expect(view.contentDOM).toHaveFocus();
    });
  });

  it('offers no such button when nothing is certain', () => {
    const fix = { name: /^Fix .* clear mistake/ };
    const certain = open(ISSUES.slice(0, 1));
    expect(screen.getByRole('button', fix)).toBeVisible();
    certain.unmount();
    view.destroy();
    open(ISSUES.slice(1, 2));
    expect(screen.queryByRole('button', fix)).toBeNull();
  });

  it('says so when there is nothing', () => {
    open([]);
    expect(screen.getByText(/^No issues\./)).toBeTruthy();
  });
});

describe('where nothing is found', () => {
  it.each([
    ['checked', 'No issues. Nothing in this text stands out.'],
    ['incomplete', /some checks could not be loaded/],
    ['unloaded', /Reload the page/],
    ['failed', /^The check failed/],
  ] as const)('says what is known of it: %s', (status, words) => {
    const { session } = open([]);
    act(() => session.checks.state.update((now) => ({ ...now, status })));
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['some', /^No issues in what is in English, French or Spanish\./],
    ['all', /^This text is not in English, French or Spanish/],
  ] as const)('says what is in languages that are not checked: %s', (foreign, words) => {
    const { session } = open([]);
    act(() => session.checks.state.update((now) => ({ ...now, foreign })));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('offers what was taken for a name once, to look at it or to keep it', async () => {
    const { user, session, preferences } = open();
    expect(screen.queryByRole('heading', { name: 'Taken for names' })).toBeNull();
    act(() => session.checks.state.update((now) => ({ ...now, names: ['cat', 'gone'] })));
    await screen.findByRole('heading', { name: 'Taken for names' });
    await user.click(screen.getByRole('button', { name: 'Show “cat” in the text' }));
    const { from, to } = view.state.selection.main;
    expect(TEXT.slice(from, to)).toBe('cat');
    await user.click(screen.getByRole('button', { name: 'Show “gone” in the text' }));
    expect(view.state.selection.main.from).toBe(from);
    await user.click(screen.getByRole('button', { name: 'Add “cat” to the dictionary' }));
    expect(preferences.get().words).toEqual(['cat']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(preferences.get().words).toEqual([]);
  });

  it('shows many of them bit by bit, also where there is no issue', async () => {
    const { user, session } = open([]);
    const names = Array.from({ length: 14 }, (_, index) => `Name${index}`);
    act(() => session.checks.state.update((now) => ({ ...now, names })));
    expect(await screen.findAllByRole('listitem')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(14);
  });
});
