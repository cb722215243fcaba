import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ForeignShare } from '../../../checking/foreign-share';
import type { CheckStatus } from '../../../checking/check-status';
import type { LanguageSettingStore } from '../preferences/language-setting';
import { createStore } from '../../../store';
import { renderInEditor } from '../testing/render-in-editor';
import { StatusBar } from './StatusBar';

// jsdom has none.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

let view: ReturnType<typeof renderInEditor>['view'];
const retry = jest.fn();
let online: jest.SpiedGetter<boolean>;

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  view.destroy();
  jest.restoreAllMocks();
});

function open(status: CheckStatus, foreign: ForeignShare = 'none') {
  const state = createStore({ status, issues: [], language: 'en', missing: [], foreign });
  const setting = createStore({ language: 'auto', english: null });
  view = renderInEditor(
    <StatusBar language={setting as unknown as LanguageSettingStore} />,
    'Good.',
    [],
    'en',
    {
      checks: { state, retry },
      document: createStore({ isEmpty: false, selection: { from: 0, to: 0 }, length: 5 }),
      drafts: { state: createStore({ saving: 'saved', conflict: null }) },
    },
  ).view;
}

const goOffline = () => {
  online.mockReturnValue(false);
  return act(async () => void window.dispatchEvent(new Event('offline')));
};

const button = (name: string) => screen.queryByRole('button', { name });

describe('a checker that could not be loaded', () => {
  it('is mended by loading the page again, and by nothing else', () => {
    open('unloaded');
    expect(screen.getByText('The checker could not be loaded')).toBeTruthy();
    expect(button('Reload the page')).toBeTruthy();
    expect(button('Check again')).toBeNull();
  });

  it('is asked for again where there is no connection, which a page cannot be loaded without', async () => {
    open('unloaded');
    await goOffline();
    expect(screen.getByText('No connection. The checker could not be loaded')).toBeTruthy();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button('Reload the page')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

it('offers another check where one has failed', () => {
  open('failed');
  expect(button('Check again')).toBeTruthy();
  expect(button('Reload the page')).toBeNull();
});

it('says, to screen readers too, that checks go on without a connection, until there is one', async () => {
  open('checked');
  const sign = screen.getByRole('status');
  expect(sign).toBeEmptyDOMElement();
  await goOffline();
  expect(sign).toHaveTextContent('Offline · Checks carry on');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(sign).toBeEmptyDOMElement();
});

describe('a text in a language that is not checked', () => {
  it.each([
    ['all', 'Not checked: other languages'],
    ['some', 'No issues found. Not checked: other languages'],
  ] as const)('is not called clean: %s of it', (foreign, words) => {
    open('checked', foreign);
    expect(screen.getByText(words)).toBeTruthy();
  });
});
