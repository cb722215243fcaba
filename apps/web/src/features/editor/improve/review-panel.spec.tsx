import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { act, screen } from '@testing-library/react';
import { showRegion } from '../codemirror/region';
import { issueOn } from '../testing/issues';
import { renderInEditor } from '../testing/render-in-editor';
import { AssistantContext } from './assistant-context';
import type { ImproveSession } from './improve-session';
import { createReview } from './review-model';
import { ReviewPanel, type ReviewPanelProps } from './ReviewPanel';

const TEXT = 'They was late.';
const REVIEW = createReview(TEXT, [{ start: 5, end: 8, replacement: 'were' }]);
const assistant = { apply: jest.fn(), cancel: jest.fn() } as unknown as ImproveSession;

const elsewhere = document.createElement('textarea');
let rendered: ReturnType<typeof renderInEditor>;
afterEach(() => {
  rendered.view.destroy();
  elsewhere.remove();
});

interface Arrival extends Partial<Pick<ReviewPanelProps, 'review' | 'warnings'>> {
  doc?: string;
  issues?: readonly DocumentIssue[];
}

function arrive({ doc = TEXT, issues = [], warnings = [], review = REVIEW }: Arrival = {}) {
  rendered = renderInEditor(
    <AssistantContext value={assistant}>
      <div role="tabpanel">
        <ReviewPanel
          review={review}
          engine="MODEL"
          warnings={warnings}
          answer=""
          onApplied={undefined}
        />
      </div>
    </AssistantContext>,
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
    arrive({ doc: DOC, review: createReview(DOC, []), issues });
    expect(screen.getByRole('heading', { name: 'No changes suggested' })).toHaveFocus();
    workedOn(0, DOC.length);
    expect(screen.getByText(/^2 issues that the checker found here are still/)).toBeVisible();
    workedOn(15, DOC.length);
    expect(screen.getByText(/^One issue that the checker found here is still/)).toBeVisible();
    workedOn(19, DOC.length);
    expect(screen.queryByText(/still in the list/)).toBeNull();
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
    arrive({ warnings });
    expect(screen.queryAllByText('The answer is in another language than your text.')).toHaveLength(
      shown,
    );
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
