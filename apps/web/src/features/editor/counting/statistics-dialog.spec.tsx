import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInEditor } from '../testing/render-in-editor';
import { StatisticsDialog } from './StatisticsDialog';

const TEXT = 'It was late. We had 3 boats!\n\nNobody came.';

let view: ReturnType<typeof renderInEditor>['view'];
afterEach(() => view.destroy());

const show = (text: string, locale: 'en' | 'fr' | 'es' = 'en') => {
  const dialog = <StatisticsDialog open onClose={() => undefined} />;
  ({ view } = renderInEditor(dialog, text, [], locale));
};

/** The row's value. */
const valueOf = async (name: string) =>
  (await screen.findByText(name)).nextElementSibling?.textContent;

describe('the statistics', () => {
  it('count the whole text', async () => {
    show(TEXT);
    expect(await valueOf('Words')).toBe('9');
    // As limits and the line below the text count them: line ends among them.
    expect(await valueOf('Characters')).toBe(String(TEXT.length));
    expect(await valueOf('Sentences')).toBe('3');
    expect(await valueOf('Paragraphs')).toBe('2');
    expect(await valueOf('Time to read aloud')).toBe('3 seconds');
    expect(await valueOf('Reading ease')).toBe('Needs 30 words or more');
  });

  it('tell how easily it is read, in the reader’s language', async () => {
    show('We had a boat. It was late. '.repeat(10), 'fr');
    expect(await valueOf('Facilité de lecture')).toBe('100 sur 100\u202f: très facile');
    expect(screen.getByText(/selon Flesch/)).toBeVisible();
  });
});
