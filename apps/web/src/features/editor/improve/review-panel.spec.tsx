import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInEditor } from '../testing/render-in-editor';
import { AssistantContext } from './assistant-context';
import type { ImproveSession } from './improve-session';
import { createReview } from './review-model';
import { ReviewPanel, type ReviewPanelProps } from './ReviewPanel';

const TEXT = 'They was late.';
const review = createReview(TEXT, [{ start: 5, end: 8, replacement: 'were' }]);
const assistant = { apply: jest.fn(), cancel: jest.fn() } as unknown as ImproveSession;

const elsewhere = document.createElement('textarea');
let rendered: ReturnType<typeof renderInEditor>;
afterEach(() => {
  rendered.view.destroy();
  elsewhere.remove();
});

function arrive(warnings: ReviewPanelProps['warnings'] = []) {
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
    TEXT,
    [],
  );
}

describe('an answer that arrives', () => {
  it.each([
    [[], 0],
    [['ANSWER_IN_ANOTHER_LANGUAGE'], 1],
  ] as const)('with the warnings %j says what is to be known', (warnings, shown) => {
    arrive(warnings);
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
