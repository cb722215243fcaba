import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../../../testing/render-page';
import { reviewedText } from './review-model';
import { ReviewDiff } from './ReviewDiff';
import { ReviewReasons } from './ReviewReasons';
import { createReview, setAccepted } from './review-model';

const REVIEW = createReview('He go by the bus.', [
  { start: 3, end: 5, replacement: 'goes', explanation: 'Third person.' },
  { start: 9, end: 13, replacement: '' },
]);

function Reviewed() {
  const [review, setReview] = useState(REVIEW);
  return (
    <>
      <ReviewDiff
        review={review}
        onToggle={(index, accepted) => setReview(setAccepted(review, index, accepted))}
      />
      <output>{reviewedText(review)}</output>
    </>
  );
}

const result = () => screen.getByRole('status').textContent;

describe('the changes of a rewrite', () => {
  it('are said in words where only a space is touched', () => {
    const review = createReview('He  goes .', [
      { start: 2, end: 4, replacement: ' ' },
      { start: 8, end: 9, replacement: '' },
    ]);
    renderPage(<ReviewDiff review={review} onToggle={() => undefined} />);
    expect(screen.getAllByRole('button', { name: 'Remove the extra space' })).toHaveLength(2);
  });

  it.each([
    ['in order ', '', 'Remove “in order”'],
    ['', ' soon', 'Insert “soon”'],
    ['then ', ' now', '“then” becomes “now”'],
    ['now ', 'now', '“now ” becomes “now”'],
    ['\n', ' and ', '“\n” becomes “and”'],
  ])('from %j to %j are quoted without the space beside them: %s', (removed, added, words) => {
    const review = createReview(removed, [{ start: 0, end: removed.length, replacement: added }]);
    renderPage(<ReviewDiff review={review} onToggle={() => undefined} />);
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe(words);
  });

  it('are each left and taken back by pointer and by keyboard', async () => {
    const user = userEvent.setup();
    renderPage(<Reviewed />);
    expect(result()).toBe('He goes by bus.');
    const edit = screen.getByRole('button', { name: '“go” becomes “goes”', pressed: true });
    await user.click(edit);
    expect(result()).toBe('He go by bus.');
    expect(edit.getAttribute('aria-pressed')).toBe('false');
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove “the”');
    await user.keyboard(' ');
    expect(result()).toBe('He go by the bus.');
    await user.keyboard('{Enter}');
    expect(result()).toBe('He go by bus.');
  });

  it('say why, where the server says it', () => {
    renderPage(<Reviewed />);
    expect(screen.getByTitle('Third person.')).toBeTruthy();
  });

  it('have their reasons in a list that needs no pointer', async () => {
    const user = userEvent.setup();
    renderPage(<ReviewReasons review={REVIEW} />);
    await user.click(screen.getByText('Reasons for these changes'));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '“go” becomes “goes”Third person.',
    ]);
  });

  it('point out what should have stayed as it is', async () => {
    const review = createReview('It costs 5 euros.', [
      { start: 9, end: 10, replacement: '6', affects: 'NUMBER' },
    ]);
    renderPage(
      <>
        <ReviewDiff review={review} onToggle={() => undefined} />
        <ReviewReasons review={review} />
      </>,
    );
    const warning = 'Changes a number: check that it is right.';
    expect(screen.getByRole('button')).toHaveAccessibleDescription(warning);
    await userEvent.click(screen.getByText('Reasons for these changes'));
    expect(screen.getByText(warning)).toBeVisible();
  });

  it('say who found each, where some are the checker’s and some the model’s', async () => {
    const edits = [
      { start: 3, end: 5, replacement: 'goes', source: 'CHECKER' },
      { start: 9, end: 13, replacement: '', source: 'MODEL' },
    ] as const;
    const review = createReview('He go by the bus.', edits);
    renderPage(
      <>
        <ReviewDiff review={review} onToggle={() => undefined} />
        <ReviewReasons review={review} />
      </>,
    );
    const [first, second] = screen.getAllByRole('button');
    expect(first).toHaveAccessibleDescription('Found by the checker.');
    expect(second).toHaveAccessibleDescription('Found by the AI model.');
    await userEvent.click(screen.getByText('Reasons for these changes'));
    expect(screen.getByText('Found by the AI model.')).toBeVisible();
  });

  it('say nothing of it where all were found by one', () => {
    const review = createReview('He go.', [
      { start: 3, end: 5, replacement: 'goes', source: 'MODEL' },
    ]);
    renderPage(<ReviewDiff review={review} onToggle={() => undefined} />);
    expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
  });

  it('have no list where no reason was given', () => {
    const unexplained = createReview('He go.', [{ start: 3, end: 5, replacement: 'goes' }]);
    renderPage(<ReviewReasons review={unexplained} />);
    expect(screen.queryByText('Reasons for these changes')).toBeNull();
  });
});
