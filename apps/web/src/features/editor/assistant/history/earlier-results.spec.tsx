import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { renderInEditor } from '../../testing/render-in-editor';
import { AssistantContext } from '../assistant-context';
import type { AssistantSession } from '../session/assistant-session';
import { createDocumentResults, type DocumentResults } from './document-results';
import { EarlierResult } from './EarlierResult';
import { EarlierResults } from './EarlierResults';
import type { KeptResult } from './kept-result';
import { ResultsContext } from './results-context';

const IMPROVED: KeptResult = {
  id: 'a',
  at: 1,
  action: { operation: 'improve', wish: 'Be brief.' },
  source: 'They was late.',
  answer: 'They were late.',
  judged: {
    engine: 'MODEL',
    warnings: [],
    sent: 14,
    edits: [{ start: 5, end: 8, replacement: 'were' }],
  },
};
const TRANSLATED: KeptResult = {
  id: 'b',
  at: 2,
  action: { operation: 'translate', targetLanguage: 'fr' },
  source: 'They were late.',
  answer: 'Ils étaient en retard.',
};

const nothing = () => Promise.resolve();
const store = { list: () => Promise.resolve([]), put: nothing, remove: nothing, forget: nothing };

function Listed() {
  const section = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<KeptResult | null>(null);
  return shown ? (
    <EarlierResult result={shown} onClose={() => setShown(null)} onApplied={undefined} />
  ) : (
    <EarlierResults
      sectionRef={section}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      onShow={setShown}
    />
  );
}

const reopen = jest.fn<AssistantSession['reopen']>();
let rendered: ReturnType<typeof renderInEditor>;
let results: DocumentResults;
beforeEach(() => {
  results = createDocumentResults(store, 'letter');
  results.add([IMPROVED, TRANSLATED]);
  rendered = renderInEditor(
    <AssistantContext value={{ reopen } as unknown as AssistantSession}>
      <ResultsContext value={results}>
        <Listed />
      </ResultsContext>
    </AssistantContext>,
    'First line.\nSecond line.',
    [],
  );
});
afterEach(() => rendered.view.destroy());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the earlier results', () => {
  it('are listed once they are asked for, the newest first', async () => {
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    await press('2 earlier results');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Translate: French ?They were late\./);
    expect(rows[1]).toMatch(/^Improve ?They was late\./);
  });

  it('are each read, compared with what they were about, and put into the text', async () => {
    await press('2 earlier results');
    await press(/^Improve/);
    expect(screen.getByRole('heading', { name: 'Improve' })).toBeVisible();
    expect(screen.getByText('Be brief.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent('They were late.');
    await press('Side by side');
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'They was late.',
      'They were late.',
    ]);
    expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual([
      'was',
      'were',
    ]);
    await press('Insert below');
    expect(rendered.text()).toBe('First line.\n\nThey were late.\nSecond line.');
    await press('Undo');
    expect(rendered.text()).toBe('First line.\nSecond line.');
    await press('Insert at the cursor');
    expect(rendered.text()).toBe('They were late.First line.\nSecond line.');
  });

  it('are judged once more, where the text that they are about still stands', async () => {
    await press('2 earlier results');
    await press(/^Improve/);
    reopen.mockReturnValueOnce(true).mockReturnValueOnce(false);
    await press('Review its changes');
    expect(reopen).toHaveBeenCalledWith(IMPROVED);
    expect(screen.queryByText(/has changed since/)).toBeNull();
    await press('Review its changes');
    expect(await screen.findByText(/has changed since/)).toBeVisible();
  });

  it('are deleted one by one or together, and brought back', async () => {
    await press('2 earlier results');
    await press(/^Delete “Improve”/);
    expect(results.get()).toEqual([TRANSLATED]);
    await press('Undo');
    expect(results.get()).toHaveLength(2);
    await press('Delete all');
    expect(screen.queryByRole('button', { name: /earlier result/ })).toBeNull();
    act(() => results.add([IMPROVED]));
    await press(/^Improve/);
    await press('Delete');
    expect(results.get()).toEqual([]);
  });
});
