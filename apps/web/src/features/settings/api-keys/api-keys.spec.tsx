import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  ApiKeysDocument,
  CreateApiKeyDocument,
  RevokeApiKeyDocument,
} from '@tercet/api-client/generated';
import { screen, waitFor, within } from '@testing-library/react';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { clickThrice } from '../../../testing/click-thrice';
import { failing, recorded, renderSection } from '../testing/render-section';
import { ApiKeysSection } from './ApiKeysSection';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));

const KEY = 'tct_abcd-and-then-the-secret';
const apiKey = (id: string, name: string) => ({
  __typename: 'ApiKey' as const,
  id,
  name,
  hint: 'tct_abcd',
  scopes: ['CHECK' as const, 'TRANSFORM' as const],
  createdAt: new Date().toISOString(),
  lastUsedAt: null,
});
const having = (...apiKeys: ReturnType<typeof apiKey>[]) => ({
  request: { query: ApiKeysDocument },
  result: { data: { apiKeys } },
});
const creating = (result: object) => {
  const { sent, variables } = recorded();
  return { sent, mock: { request: { query: CreateApiKeyDocument, variables }, result } };
};
const created = {
  data: {
    createApiKey: { __typename: 'CreatedApiKey', key: KEY, apiKey: apiKey('k2', 'My program') },
  },
};
const dialog = () => within(screen.getByRole('dialog'));

async function openForm(mocks: Parameters<typeof renderSection>[1]) {
  const rendered = renderSection(<ApiKeysSection />, mocks);
  await rendered.user.click(await screen.findByRole('button', { name: 'Create a key' }));
  return rendered;
}

describe('a new key', () => {
  it('is shown once, and kept nowhere', async () => {
    const { sent, mock } = creating(created);
    const { user, cache } = await openForm([having(), mock]);
    expect(dialog().getByLabelText('Name')).toHaveFocus();
    await user.type(dialog().getByLabelText('Name'), ' My program ');
    await user.click(dialog().getByRole('checkbox', { name: 'Use the AI assistant' }));
    await user.click(dialog().getByRole('button', { name: 'Create the key' }));
    expect(await dialog().findByLabelText('API key')).toHaveValue(KEY);
    await user.keyboard('{Escape}');
    expect(dialog().getByLabelText('API key')).toHaveValue(KEY);
    expect(sent).toEqual([{ input: { name: 'My program', scopes: ['CHECK', 'TRANSFORM'] } }]);
    await user.click(dialog().getByRole('button', { name: 'Copy the key' }));
    expect(await dialog().findByText('The key is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(KEY);
    await user.click(dialog().getByRole('button', { name: 'Done' }));
    expect(screen.getByText('tct_abcd…')).toBeVisible();
    const kept = JSON.stringify([cache.extract(), { ...localStorage }]);
    expect(kept).toContain('My program');
    expect(kept + document.body.innerHTML).not.toContain(KEY);
    expect(screen.getByRole('button', { name: 'Create a key' })).toHaveFocus();
  });

  it('is made once, however often the button is clicked', async () => {
    const { sent, mock } = creating(created);
    const { user } = await openForm([having(), { ...mock, maxUsageCount: 3 }]);
    await user.type(dialog().getByLabelText('Name'), 'My program');
    await clickThrice(dialog().getByRole('button', { name: 'Create the key' }));
    expect(await dialog().findByLabelText('API key')).toHaveValue(KEY);
    expect(sent).toHaveLength(1);
  });

  it('needs a name and a use', async () => {
    const { sent, mock } = creating(created);
    const { user } = await openForm([having(), mock]);
    await user.click(dialog().getByRole('checkbox', { name: 'Check texts' }));
    await user.click(dialog().getByRole('button', { name: 'Create the key' }));
    expect(await dialog().findByText('Please enter a name for the key')).toBeVisible();
    expect(dialog().getByLabelText('Name')).toHaveFocus();
    expect(dialog().getByText('Choose at least one')).toBeVisible();
    const uses = dialog().getByRole('group', { name: 'What may it do?' });
    expect(uses).toHaveAccessibleDescription('Choose at least one');
    for (const use of within(uses).getAllByRole('checkbox')) expect(use).toBeInvalid();
    await user.click(dialog().getByRole('checkbox', { name: 'Check texts' }));
    for (const use of within(uses).getAllByRole('checkbox')) expect(use).toBeValid();
    expect(sent).toEqual([]);
  });

  it('is refused where there are too many, and what was typed stays', async () => {
    const { mock } = creating(failing('TOO_MANY_API_KEYS', { args: { limit: 20 } }));
    const { user } = await openForm([having(), mock]);
    await user.type(dialog().getByLabelText('Name'), 'My program');
    await user.click(dialog().getByRole('button', { name: 'Create the key' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      /^The key was not createdYou already have as many API keys/,
    );
    expect(dialog().getByLabelText('Name')).toHaveValue('My program');
  });
});

describe('a key', () => {
  const revoking = (result: object) => ({
    request: { query: RevokeApiKeyDocument, variables: { id: 'k1' } },
    result,
  });
  async function revoke(result: object) {
    const mocks = [having(apiKey('k1', 'Old program')), revoking(result)];
    const { user } = renderSection(<ApiKeysSection />, mocks);
    await user.click(await screen.findByRole('button', { name: 'Revoke Old program' }));
    await user.click(dialog().getByRole('button', { name: 'Revoke the key' }));
  }

  it('shows how it begins, what it may do and that it was never used', async () => {
    renderSection(<ApiKeysSection />, [having(apiKey('k1', 'Old program'))]);
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent(/Old program.*tct_abcd….*Check texts · Use the AI assistant/);
    expect(row).toHaveTextContent(/Created today at .*Never used/);
  });

  it('is out of the list once it is revoked', async () => {
    await revoke({ data: { revokeApiKey: true } });
    expect(await screen.findByText('“Old program” is revoked.')).toBeVisible();
    expect(await screen.findByText('You have no API keys.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is revoked once, however often the button is clicked', async () => {
    const { sent, variables } = recorded();
    const request = { query: RevokeApiKeyDocument, variables };
    const mock = { request, result: { data: { revokeApiKey: true } }, maxUsageCount: 3 };
    const { user } = renderSection(<ApiKeysSection />, [having(apiKey('k1', 'Old')), mock]);
    await user.click(await screen.findByRole('button', { name: 'Revoke Old' }));
    await clickThrice(dialog().getByRole('button', { name: 'Revoke the key' }));
    expect(await screen.findByText('You have no API keys.')).toBeVisible();
    expect(sent).toEqual([{ id: 'k1' }]);
  });

  it('stays where that failed', async () => {
    await revoke(failing('SERVICE_BUSY'));
    expect(await dialog().findByRole('alert')).toHaveTextContent(/^The key was not revoked/);
  });
});
