import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { createStore } from '../../../store';
import { stubMediaQuery } from '../../../testing/browser';
import type { Documents } from '../documents/documents';
import { DocumentsContext } from '../documents/documents-context';
import { renderInEditor } from '../testing/render-in-editor';
import { PrintedText } from './PrintedText';

const TEXT = '# Rivers\n\nThe **Seine** flows.\n\n- one\n- two';
const paper = stubMediaQuery(false);

async function open(name?: string) {
  const documents = {
    changes: createStore(0),
    nameOfShown: () => Promise.resolve(name),
  } as unknown as Documents;
  renderInEditor(
    <DocumentsContext value={documents}>
      <PrintedText />
    </DocumentsContext>,
    TEXT,
    [],
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
}

/** The time in which the reader of Markdown is fetched. */
async function settle() {
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  await act(() => import('../transfer/export/parse-markdown'));
}

const article = () => screen.queryByRole('article');
const print = () => fireEvent(window, new Event('beforeprint'));
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Editor';
});
afterEach(() => {
  paper.flip(false);
  jest.useRealTimers();
});

describe('the text on paper', () => {
  it('has its headings, lists and emphasis, and is there only while it is printed', async () => {
    await open();
    await settle();
    expect(article()).toBeNull();
    print();
    expect(headings()).toEqual(['Rivers']);
    const text = within(article() as HTMLElement);
    expect(text.getByText('Seine').tagName).toBe('STRONG');
    expect(text.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'one',
      'two',
    ]);
    fireEvent(window, new Event('afterprint'));
    expect(article()).toBeNull();
  });

  it('begins with the name that the person has given it, which the window has meanwhile', async () => {
    await open('On rivers');
    await settle();
    print();
    expect(headings()).toEqual(['On rivers', 'Rivers']);
    expect(document.title).toBe('On rivers');
    fireEvent(window, new Event('afterprint'));
    expect(document.title).toBe('Editor');
  });

  it('gives the window its first line where it has no name', async () => {
    await open();
    print();
    expect(document.title).toBe('Rivers');
  });

  it('is as it was written until the reader of Markdown is here', async () => {
    await open();
    print();
    expect(article()).toHaveTextContent('# Rivers');
    expect(article()).toHaveTextContent('The **Seine** flows.');
  });

  it('is also there where a browser tells of paper only', async () => {
    await open();
    act(() => paper.flip(true));
    expect(article()).not.toBeNull();
    act(() => paper.flip(false));
    expect(article()).toBeNull();
  });
});
