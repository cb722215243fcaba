import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Menu } from '@tercet/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../../session/session';
import { person, sessionFor } from '../../../testing/person';
import type { Documents } from '../documents/documents';
import { DocumentsContext } from '../documents/documents-context';
import { renderInEditor } from '../testing/render-in-editor';
import { ExportItems } from './ExportItems';

const made: Blob[] = [];

beforeEach(() => {
  made.length = 0;
  URL.createObjectURL = (blob) => {
    made.push(blob as Blob);
    return '#file';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = jest.fn();
});
afterEach(() => session.signOut());

async function openMenu(isPremium: boolean, text = '# A **text**') {
  session.signIn(sessionFor(1000, person({ isPremium })));
  const documents = { nameOfShown: () => Promise.resolve('A name') } as unknown as Documents;
  renderInEditor(
    <DocumentsContext value={documents}>
      <Menu trigger={<button type="button">More</button>}>
        <ExportItems disabled={false} />
      </Menu>
    </DocumentsContext>,
    text,
    [],
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More' }));
  return user;
}

describe('on the free plan', () => {
  it('all kinds are shown, and those of premium say so', async () => {
    await openMenu(false);
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names).toHaveLength(5);
    expect(names[0]).toBe('Download as text (.txt)');
    for (const name of names.slice(1)) expect(name).toMatch(/Premium$/);
  });

  it('choosing one of premium says that it is, and makes no file', async () => {
    const user = await openMenu(false);
    await user.click(screen.getByRole('menuitem', { name: /\.md/ }));
    expect(await screen.findByText(/is part of Premium/)).toBeInTheDocument();
    expect(made).toEqual([]);
  });
});

describe('on premium', () => {
  it('Markdown is downloaded as it was written', async () => {
    const user = await openMenu(true);
    expect(screen.queryByText('Premium')).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: /\.md/ }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]).toMatchObject({ size: 12, type: 'text/markdown;charset=utf-8' });
  });

  it('a file that cannot be made is said so', async () => {
    const user = await openMenu(true);
    await user.click(screen.getByRole('menuitem', { name: /\.pdf/ }));
    expect(await screen.findByText(/could not be made/)).toBeInTheDocument();
    expect(made).toEqual([]);
  });

  it.each([
    ['Où est le cœur ?', false],
    ['中文', true],
  ])('a PDF of “%s” says what it cannot show', async (text, isLacking) => {
    const terminate = jest.fn();
    class OneAnswer {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      terminate = terminate;
      postMessage = () => queueMicrotask(() => this.onmessage?.({ data: { result: '%PDF' } }));
    }
    Object.assign(globalThis, { Worker: OneAnswer });
    const user = await openMenu(true, text);
    await user.click(screen.getByRole('menuitem', { name: /\.pdf/ }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]).toMatchObject({ size: 4, type: 'application/pdf' });
    expect(terminate).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Making the file…')).not.toBeInTheDocument());
    expect(screen.queryAllByText(/cannot show some letters/).length > 0).toBe(isLacking);
    Reflect.deleteProperty(globalThis, 'Worker');
  });
});
