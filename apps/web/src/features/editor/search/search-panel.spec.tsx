import { openSearchPanel, searchKeymap } from '@codemirror/search';
import { EditorSelection } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { ToastProvider } from '@tercet/ui';
import { renderPage } from '../../../testing/render-page';
import { searchPanel, type OpenSearch } from '../codemirror/search-panel';
import { EditorContext } from '../state/editor-context';
import type { EditorSession } from '../state/editor-session';
import { createStore } from '../../../store';
import { SearchPanelHost } from './SearchPanelHost';

const TEXT = 'The cat saw a cat. Cats like a.b and axb.';

// What jsdom lacks: sizes, which do not matter here, and the capture of pointers.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Element.prototype.hasPointerCapture ??= () => false;

let view: EditorView;
afterEach(() => act(() => view.destroy()));

function open(locale: Locale = 'en') {
  const search = createStore<OpenSearch | null>(null);
  view = new EditorView({
    doc: TEXT,
    parent: document.body,
    extensions: [searchPanel(search.set), keymap.of(searchKeymap)],
  });
  renderPage(
    <ToastProvider>
      <EditorContext value={{ view, search } as unknown as EditorSession}>
        <SearchPanelHost />
      </EditorContext>
    </ToastProvider>,
    { locale },
  );
  act(() => void openSearchPanel(view));
  return userEvent.setup();
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const says = (words: string) =>
  waitFor(() => expect(screen.getByRole('search').textContent).toContain(words));
const selected = () => {
  const { from, to } = view.state.selection.main;
  return [from, to];
};

describe('find and replace', () => {
  it('opens with the focus in its field, and with the selected words in it', () => {
    open();
    expect(document.activeElement).toBe(field('Find'));
    view.focus();
    act(() => {
      view.dispatch({ selection: EditorSelection.range(4, 7) });
      openSearchPanel(view);
    });
    expect(field('Find')).toHaveProperty('value', 'cat');
  });

  it('counts matches and walks through them by Enter, and back with Shift', async () => {
    const user = open();
    await user.type(field('Find'), 'cat');
    await says('3 matches');
    await user.keyboard('{Enter}');
    await says('1 of 3');
    await user.keyboard('{Enter}');
    expect(selected()).toEqual([14, 17]);
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(selected()).toEqual([4, 7]);
  });

  it('heeds capitals and word boundaries when asked to', async () => {
    const user = open();
    await user.type(field('Find'), 'cat');
    await user.click(screen.getByRole('checkbox', { name: 'Match case' }));
    await says('2 matches');
    await user.clear(field('Find'));
    await user.type(field('Find'), 'Cat');
    await says('One match');
    await user.click(screen.getByRole('checkbox', { name: 'Whole words only' }));
    await says('No match');
    expect(button('Next match').getAttribute('aria-disabled')).toBe('true');
  });

  it('takes every sign for itself', async () => {
    const user = open();
    await user.type(field('Find'), 'a.b');
    await says('One match');
  });

  it('replaces one match or all, and says how many', async () => {
    const user = open();
    await user.type(field('Find'), 'cat');
    await user.type(field('Replace with'), 'dog');
    await user.click(button('Next match'));
    await user.click(button('Replace'));
    expect(view.state.doc.toString()).toBe('The dog saw a cat. Cats like a.b and axb.');
    await user.click(button('Replace all'));
    expect(view.state.doc.toString()).toBe('The dog saw a dog. Dogs like a.b and axb.');
    expect(await screen.findAllByText('2 matches replaced.')).not.toHaveLength(0);
  });

  it('closes by Escape after everything is replaced, too', async () => {
    const user = open();
    await user.type(field('Find'), 'cat');
    await user.type(field('Replace with'), 'dog');
    await user.click(button('Replace all'));
    await says('No match');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
    expect(document.activeElement).toBe(view.contentDOM);
  });

  it.each([
    ['cats', 'dogs', 'insensitive', 'The cat saw a cat. Dogs like a.b and axb.'],
    ['cats', 'élans', 'insensitive', 'The cat saw a cat. Élans like a.b and axb.'],
    ['Cats', 'dogs', 'insensitive', 'The cat saw a cat. dogs like a.b and axb.'],
    ['Cats', 'dogs', 'sensitive', 'The cat saw a cat. dogs like a.b and axb.'],
  ])('puts for %s the word %s with the capital that it had (%s)', async (find, word, by, after) => {
    const user = open();
    if (by === 'sensitive') await user.click(screen.getByRole('checkbox', { name: 'Match case' }));
    await user.type(field('Find'), find);
    await user.type(field('Replace with'), word);
    await user.click(button('Replace'));
    await user.click(button('Replace'));
    expect(view.state.doc.toString()).toBe(after);
  });

  it('closes by Escape and gives the focus back to the text', async () => {
    const user = open();
    await user.type(field('Find'), 'cat{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
    expect(document.activeElement).toBe(view.contentDOM);
  });

  it.each([
    ['fr', 'Rechercher', 'Tout remplacer'],
    ['es', 'Buscar', 'Reemplazar todo'],
  ] as const)('speaks %s', (locale, find, replaceAll) => {
    open(locale);
    expect(field(find)).not.toBeNull();
    expect(button(replaceAll)).not.toBeNull();
  });
});
