import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { createApiCache } from '@tercet/api-client';
import { PricingDocument } from '@tercet/api-client/generated';
import type { Locale } from '@tercet/contracts';
import { Menu } from '@tercet/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pricing } from '../../../billing/testing/billing';
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

async function openMenu(
  isPremium: boolean,
  text = '# A **text**',
  isSold = true,
  locale: Locale = 'en',
) {
  session.signIn(sessionFor(1000, person({ isPremium })));
  const documents = { nameOfShown: () => Promise.resolve('A name') } as unknown as Documents;
  const cache = createApiCache();
  cache.writeQuery({
    query: PricingDocument,
    data: { pricing: pricing({ isAvailable: isSold }) },
  });
  renderInEditor(
    <MockedProvider cache={cache}>
      <DocumentsContext value={documents}>
        <Menu trigger={<button type="button">More</button>}>
          <ExportItems disabled={false} />
        </Menu>
      </DocumentsContext>
    </MockedProvider>,
    text,
    [],
    locale,
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

  it.each([
    ['en', /^This feature requires a premium subscription\. On your plan/, 'Upgrade to Premium'],
    ['fr', /^Cette fonction est réservée à l’abonnement Premium\. Avec/, 'Passer à Premium'],
    ['es', /^Esta función requiere una suscripción Premium\. Con tu plan/, 'Pasar a Premium'],
  ] as const)(
    'choosing one of premium says what it requires, in %s, and makes no file',
    async (locale, sentence, upgrade) => {
      const user = await openMenu(false, undefined, true, locale);
      await user.click(screen.getByRole('menuitem', { name: /\.md/ }));
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: upgrade }));
      expect(made).toEqual([]);
    },
  );

  it('nothing leads to the plans where none is sold', async () => {
    const user = await openMenu(false, undefined, false);
    await user.click(screen.getByRole('menuitem', { name: /\.md/ }));
    expect(await screen.findByText(/requires a premium subscription/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
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
    const isSaid = () => screen.queryAllByText(/cannot show some letters/).length > 0;
    await waitFor(() => expect(isSaid()).toBe(isLacking));
    Reflect.deleteProperty(globalThis, 'Worker');
  });
});
