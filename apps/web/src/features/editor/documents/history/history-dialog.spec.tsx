import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInEditor } from '../../testing/render-in-editor';
import type { Documents } from '../documents';
import { DocumentsContext } from '../documents-context';
import { HistoryDialog } from './HistoryDialog';
import type { KeptVersion } from './history-store';

const VERSIONS: readonly KeptVersion[] = [
  { keptAt: 1_700_000_600_000, text: 'Dear Anna,\nhow are you today?' },
  { keptAt: 1_700_000_000_000, text: 'Dear Anna' },
];

let view: ReturnType<typeof renderInEditor>['view'];
afterEach(() => view.destroy());

function open(list: () => Promise<readonly KeptVersion[]>) {
  const documents = { versionsOfShown: list } as unknown as Documents;
  const keep = jest.fn(() => Promise.resolve());
  const rendered = renderInEditor(
    <DocumentsContext value={documents}>
      <HistoryDialog open onClose={() => undefined} />
    </DocumentsContext>,
    'The present text',
    [],
    'en',
    { versions: { keep } },
  );
  view = rendered.view;
  return { ...rendered, keep, user: userEvent.setup() };
}

it('lists the versions with their times and what they have changed in size', async () => {
  open(() => Promise.resolve(VERSIONS));
  const [latest, oldest] = await screen.findAllByRole('listitem');
  expect(await screen.findByText('6 words (+4)')).toBeInTheDocument();
  expect(latest).toHaveTextContent('2023');
  expect(oldest).toHaveTextContent('2 words');
});

it('shows a version, and goes back to the list', async () => {
  const { user, text } = open(() => Promise.resolve(VERSIONS));
  const [latest] = await screen.findAllByRole('listitem');
  if (!latest) throw new Error('no version');
  await user.click(within(latest).getByRole('button'));
  expect(screen.getByRole('region')).toHaveTextContent('how are you today?');
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  const [again] = screen.getAllByRole('listitem');
  expect(again?.firstElementChild).toHaveFocus();
  expect(text()).toBe('The present text');
});

it('puts a version back as one step, after the present text was kept', async () => {
  const { user, text, keep } = open(() => Promise.resolve(VERSIONS));
  const [latest] = await screen.findAllByRole('listitem');
  if (!latest) throw new Error('no version');
  await user.click(within(latest).getByRole('button'));
  await user.keyboard('{Enter}');
  expect(keep).toHaveBeenCalledTimes(1);
  expect(text()).toBe('Dear Anna,\nhow are you today?');
  await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  expect(text()).toBe('The present text');
});

it('says so where there are none yet', async () => {
  open(() => Promise.resolve([]));
  expect(await screen.findByText(/No earlier versions yet/)).toBeInTheDocument();
});

it('can be tried again where they cannot be read', async () => {
  const list = jest.fn<() => Promise<readonly KeptVersion[]>>();
  list.mockRejectedValueOnce(new Error('blocked')).mockResolvedValue(VERSIONS);
  const { user } = open(list);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});
