import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showRegion } from '../../codemirror/region';
import { reviewOf } from '../../testing/assistant-states';
import { issueOn } from '../../../../testing/issues';
import { renderInEditor } from '../../testing/render-in-editor';
import { AssistantContext } from '../assistant-context';
import type { AssistantSession } from '../session/assistant-session';
import { ReviewPanel, type ReviewPanelProps } from './ReviewPanel';

const TEXT = 'They was late.';
const DONE = { text: '', edits: [], engine: 'MODEL' } as const;
const EDITS = [{ start: 5, end: 8, replacement: 'were' }];
const REVIEWED = reviewOf(TEXT, EDITS);
const assistant = {
  apply: jest.fn(() => null),
  insertBelow: jest.fn(() => null),
  again: jest.fn(),
  finish: jest.fn(),
  show: jest.fn(),
  cancel: jest.fn(),
} as unknown as AssistantSession;

const onShowIssues = jest.fn();
const elsewhere = document.createElement('textarea');
let rendered: ReturnType<typeof renderInEditor>;
afterEach(() => {
  rendered.view.destroy();
  elsewhere.remove();
});

interface Arrival {
  doc?: string;
  issues?: readonly DocumentIssue[];
  reviewed?: ReviewPanelProps['reviewed'];
}

function arrive({ doc = TEXT, issues = [], reviewed = REVIEWED }: Arrival = {}) {
  rendered = renderInEditor(
    <MockedProvider>
      <AssistantContext value={assistant}>
        <div role="tabpanel">
          <ReviewPanel reviewed={reviewed} onApplied={undefined} onShowIssues={onShowIssues} />
        </div>
      </AssistantContext>
    </MockedProvider>,
    doc,
    issues,
  );
}

describe('an answer without changes', () => {
  const DOC = 'They was late. Teh end.';
  const issues = [issueOn(DOC, 'was'), issueOn(DOC, 'Teh')];
  const workedOn = (from: number, to: number) =>
    act(() => {
      rendered.view.dispatch({ effects: showRegion.of({ from, to }) });
      rendered.session.checks.state.update((now) => ({ ...now, issues: [...now.issues] }));
    });

  it('does not call the text good, and names the issues that the checker still has there', () => {
    arrive({ doc: DOC, reviewed: reviewOf(DOC, []), issues });
    expect(screen.getByRole('heading', { name: 'No changes suggested' })).toHaveFocus();
    workedOn(0, DOC.length);
    expect(screen.getByText(/^2 issues that the checker found here are still/)).toBeVisible();
    workedOn(15, DOC.length);
    expect(screen.getByText(/^One issue that the checker found here is still/)).toBeVisible();
    workedOn(19, DOC.length);
    expect(screen.queryByText(/still in the list/)).toBeNull();
  });

  it('names beside changes those that no change is about', () => {
    arrive({ doc: DOC, reviewed: reviewOf(DOC, EDITS), issues });
    workedOn(0, DOC.length);
    expect(screen.getByText(/^One issue that the checker found here is still/)).toBeVisible();
  });

  it('leaves them unsaid beside changes, which may mend them', () => {
    arrive({ issues: [issueOn(TEXT, 'was')] });
    workedOn(0, TEXT.length);
    expect(screen.queryByText(/still in the list/)).toBeNull();
  });
});

describe('an answer that arrives', () => {
  it.each([
    [[], 0],
    [['ANSWER_IN_ANOTHER_LANGUAGE'], 1],
  ] as const)('with the warnings %j says what is to be known', (warnings, shown) => {
    arrive({ reviewed: reviewOf(TEXT, EDITS, { warnings }) });
    expect(screen.queryAllByText('The answer is not in the language of your text.')).toHaveLength(
      shown,
    );
  });

  it('says what left the device for it', () => {
    arrive();
    expect(screen.getByText(/^Left this device: the text \(14 characters\)\./)).toBeVisible();
  });

  it('takes the focus that nothing has', () => {
    arrive();
    expect(screen.getByRole('heading', { name: 'One change to review' })).toHaveFocus();
    expect(rendered.session.announcement.get()).toBe('');
  });

  it('leaves it to somebody who is writing, and only says that it is there', () => {
    document.body.append(elsewhere);
    elsewhere.focus();
    arrive();
    expect(elsewhere).toHaveFocus();
    expect(rendered.session.announcement.get()).toBe('One change to review');
  });
});

describe('an answer to look at', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('is shown as changes, beside the text, and by itself', async () => {
    arrive();
    expect(screen.getByRole('group', { name: 'Changes in the text' })).toBeVisible();
    await press('Side by side');
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      TEXT,
      'They were late.',
    ]);
    await press('Result');
    expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent('They were late.');
    expect(screen.queryByRole('group', { name: 'Changes in the text' })).toBeNull();
  });

  it('that is another text has no changes to judge', () => {
    const reviewed = reviewOf(TEXT, [{ start: 0, end: TEXT.length, replacement: 'En retard.' }]);
    const action = { operation: 'translate', targetLanguage: 'fr' } as const;
    arrive({ reviewed: { ...reviewed, work: { ...reviewed.work, action } } });
    expect(screen.getByRole('heading', { name: 'Translation' })).toBeVisible();
    expect(screen.getByText('Translate: French')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent('En retard.');
    expect(screen.getByRole('button', { name: 'Replace' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Changes' })).toBeNull();
  });

  it('leads to the others to the same', async () => {
    const { versions, ...reviewed } = reviewOf(TEXT, EDITS);
    arrive({ reviewed: { ...reviewed, versions: [...versions, ...versions], shown: 1 } });
    expect(screen.getByText('Version 2 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next version' })).toBeDisabled();
    await press('Previous version');
    expect(assistant.show).toHaveBeenCalledWith(0);
    await press('Another version');
    expect(assistant.again).toHaveBeenCalledTimes(1);
  });

  it('can be read beside another version', async () => {
    const { versions, ...reviewed } = reviewOf(TEXT, EDITS);
    const [first] = reviewOf(TEXT, [{ start: 5, end: 8, replacement: 'have been' }]).versions;
    if (!first) throw new Error('There is no version');
    arrive({ reviewed: { ...reviewed, versions: [first, ...versions], shown: 1 } });
    await userEvent.click(screen.getByRole('button', { name: 'Versions' }));
    expect(
      screen.getByRole('button', { pressed: true, name: /^Versions|Changes$/ }),
    ).toHaveTextContent('Versions');
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Version 1', 'Version 2']);
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual(['They have been late.', 'They were late.']);
  });

  it('says what a long text lacks, and asks for it', async () => {
    const shortfall = {
      answers: [DONE, DONE],
      begun: 'Half a sen',
      total: 5,
      error: { code: 'AI_TIMEOUT', args: {} },
      returned: true,
      retryFrom: 0,
    } as const;
    arrive({ reviewed: reviewOf(TEXT, EDITS, { shortfall }) });
    expect(screen.getByText(/^Only 2 of 5 parts have an answer/)).toBeVisible();
    expect(screen.getByText('The unfinished part was not counted.')).toBeVisible();
    expect(screen.getByText('Half a sen')).toBeVisible();
    await press('Do the rest');
    expect(assistant.finish).toHaveBeenCalledTimes(1);
  });
});
