import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createStore } from '../../../store';
import { renderInEditor } from '../testing/render-in-editor';
import type { KeptDocument } from './document-store';
import type { Documents } from './documents';
import { DocumentsContext } from './documents-context';
import DocumentsDialog from './DocumentsDialog';

const document = (id: string, text: string, changedAt: number): KeptDocument => ({
  ...{ id, text, createdAt: 0, changedAt },
});

const LETTER = document('letter', 'Dear Anna,\nthe café is closed.', 2_000);
const REPORT = document('report', 'Report\nNothing happened.', 1_000);

/** Documents without a database. */
function memoryDocuments(initial: readonly KeptDocument[]) {
  let kept = initial;
  const changes = createStore(0);
  const put = (next: readonly KeptDocument[]) => {
    kept = next.toSorted((a, b) => b.changedAt - a.changedAt);
    changes.update((count) => count + 1);
  };
  const documents = {
    changes,
    shownId: 'letter',
    list: jest.fn(() => Promise.resolve([...kept])),
    nameOfShown: () => Promise.resolve(undefined),
    versionsOfShown: () => Promise.resolve([]),
    show: jest.fn<Documents['show']>(() => Promise.resolve()),
    add: jest.fn<Documents['add']>((text, name) => {
      put([...kept, { ...document(name, text, 3_000), name }]);
      return Promise.resolve(name);
    }),
    rename: jest.fn<Documents['rename']>((id, name) => {
      put(
        kept.map(({ name: _before, ...each }) =>
          each.id === id && name !== undefined ? { ...each, name } : each,
        ),
      );
      return Promise.resolve();
    }),
    remove: (id: string) => {
      put(kept.filter((each) => each.id !== id));
      return Promise.resolve();
    },
    restore: (document: KeptDocument) => {
      put([...kept, document]);
      return Promise.resolve();
    },
    purge: jest.fn<Documents['purge']>(() => Promise.resolve()),
  } satisfies Documents;
  return documents;
}

const onClose = jest.fn<() => void>();
let view: ReturnType<typeof renderInEditor>['view'];
beforeEach(() => {
  onClose.mockClear();
});
afterEach(() => view.destroy());

function Host({ documents }: { documents: Documents }) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <DocumentsContext value={documents}>
      <DocumentsDialog open={isOpen} onClose={close} surface={{ focus: () => undefined }} />
    </DocumentsContext>
  );
}

async function open(initial: readonly KeptDocument[]) {
  const documents = memoryDocuments(initial);
  ({ view } = renderInEditor(<Host documents={documents} />, '', []));
  await waitFor(() => expect(screen.queryByText('Reading your documents…')).toBeNull());
  return { documents, user: userEvent.setup() };
}

const titles = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]?.firstElementChild?.textContent);
const press = (name: RegExp | string) => screen.findByRole('button', { name });

describe('the documents dialog', () => {
  it('lists titles with what there is to know of each, and opens one', async () => {
    const { documents, user } = await open([LETTER, REPORT]);
    expect(titles()).toEqual(['Dear Anna,', 'Report']);
    const row = await press(/^Dear Anna,\s*Open now · .* · 6 words$/);
    expect(row).toHaveAttribute('aria-current', 'true');
    await user.click(await press(/^Report/));
    expect(documents.show).toHaveBeenCalledWith('report');
    expect(onClose).toHaveBeenCalled();
  });

  it('stays open and says so where the present text cannot be left', async () => {
    const { documents, user } = await open([LETTER, REPORT]);
    documents.show.mockRejectedValueOnce(new Error('full'));
    await user.click(await press('New document'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your text is still here.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('finds words in titles and texts', async () => {
    const { user } = await open([LETTER, REPORT]);
    const field = screen.getByRole('searchbox', { name: 'Search titles and texts' });
    await user.type(field, 'cafe');
    await waitFor(() => expect(titles()).toEqual(['Dear Anna,']));
    await user.type(field, 'x');
    expect(await screen.findByText('No document contains these words.')).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('names a document by the keyboard, and goes back without closing', async () => {
    const { documents, user } = await open([LETTER]);
    await user.click(await press('Rename “Dear Anna,”'));
    await user.keyboard('Thanks{Escape}');
    expect(titles()).toEqual(['Dear Anna,']);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await press('Rename “Dear Anna,”'));
    await user.keyboard('{Enter}');
    expect(documents.rename).toHaveBeenLastCalledWith('letter', undefined);
    await user.click(await press('Rename “Dear Anna,”'));
    await user.keyboard('Thanks{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Thanks']));
    await user.click(await press('Rename “Thanks”'));
    await user.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Dear Anna,']));
  });

  it('gives a deleted document back where it stood', async () => {
    const { user } = await open([LETTER, REPORT]);
    await user.click(await press('Delete “Report”'));
    expect(await screen.findByText('“Report” deleted.')).toBeVisible();
    const undo = await press('Undo');
    expect(undo).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Dear Anna,', 'Report']));
  });

  it('deletes for good once the message that can undo it has gone', async () => {
    const { documents, user } = await open([LETTER, REPORT]);
    await user.click(await press('Delete “Report”'));
    await screen.findByText('“Report” deleted.');
    await user.click(await press('Close'));
    expect(documents.purge).not.toHaveBeenCalled();
    expect(await screen.findByText('One document deleted.')).toBeInTheDocument();
    await user.click(await press('Close'));
    await waitFor(() => expect(documents.purge).toHaveBeenCalledWith('report'));
  });

  it('draws hundreds of documents a part at a time', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      document(`d${index}`, `Text ${index}`, 10_000 - index),
    );
    const { user } = await open(many);
    expect(screen.getByText('300 documents')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    await user.click(await press('Show 50 more'));
    expect(screen.getAllByRole('listitem')).toHaveLength(100);
  });

  it('says that there is nothing yet', async () => {
    await open([]);
    expect(screen.getByText('No documents yet. What you write is kept here.')).toBeVisible();
  });

  it('reads again where the storage did not answer', async () => {
    const documents = memoryDocuments([LETTER]);
    documents.list.mockRejectedValueOnce(new Error('blocked'));
    ({ view } = renderInEditor(<Host documents={documents} />, '', []));
    expect(await screen.findByRole('alert')).toHaveTextContent('Close other tabs of this site');
    await userEvent.click(await press('Try again'));
    await waitFor(() => expect(titles()).toEqual(['Dear Anna,']));
  });

  it('opens a file as a new document, and says of each other one why it cannot', async () => {
    const { documents, user } = await open([LETTER]);
    const input = screen.getByLabelText('Import a file', { selector: 'input' });
    await user.upload(input, [
      Object.assign(new File(['x'], 'plan.txt'), {
        arrayBuffer: () => Promise.resolve(new TextEncoder().encode('The plan').buffer),
      }),
      Object.assign(new File([''], 'none.md'), {
        arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
      }),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no text in “none.md”.');
    expect(documents.add).toHaveBeenCalledWith('The plan', 'plan');
    expect(documents.show).toHaveBeenCalledWith('plan');
    expect(await press(/^plan/)).toBeVisible();
  });
});
