import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { issueOn } from '../testing/issues';
import { renderPage } from '../testing/render-page';
import { Announcement } from './Announcement';
import { Checked } from './Checked';
import { FindingPanel } from './FindingPanel';

const ALL = 'This text is not in English, French or Spanish, so it has not been checked.';
const SOME = 'Part of the text is in another language, which is not checked.';
const nothing = () => undefined;
const TEXT = 'I saw teh cat.';
const ISSUE = issueOn(TEXT, 'teh', { suggestions: ['the'] });

describe('a text in a language that is not checked', () => {
  it.each([
    ['all', ALL],
    ['some', SOME],
    ['none', 'No issues found.'],
  ] as const)('is called clean only where there is none: %s', (foreign, words) => {
    renderPage(
      <>
        <Checked foreign={foreign} elsewhere={0} onShowAll={nothing} />
        <div role="status">
          <Announcement
            {...{ foreign, elsewhere: 0, isLoading: false, isFirstCheck: false }}
            status="checked"
            issues={[]}
            visited={undefined}
          />
        </div>
      </>,
    );
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('is named beside what was found in the rest', () => {
    renderPage(
      <FindingPanel
        {...{ text: TEXT, chosen: { ...ISSUE, id: 'teh' }, issues: [{ ...ISSUE, id: 'teh' }] }}
        {...{ foreign: 'some', elsewhere: 0, isLoading: false, isFirstCheck: false }}
        status="checked"
        onShowAll={nothing}
        onChoose={nothing}
        onAccept={nothing}
        onRetry={nothing}
      />,
    );
    expect(screen.getByText(SOME)).toBeVisible();
  });
});
