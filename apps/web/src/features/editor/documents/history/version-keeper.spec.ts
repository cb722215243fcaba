import { expect, it } from '@jest/globals';
import { testView } from '../../testing/view';
import { createVersionKeeper } from './version-keeper';

const PARAGRAPH = 'A paragraph of which there is quite something to lose.';

function open(doc: string, isFull = false) {
  const kept: string[] = [];
  let clock = 1_000_000_000;
  const keeper = createVersionKeeper({
    documentId: 'letter',
    text: () => view.state.doc.toString(),
    now: () => clock,
    history: {
      keep(_document, text) {
        if (isFull) return Promise.reject(new Error('full'));
        kept.push(text);
        return Promise.resolve(true);
      },
    },
  });
  const { view, write } = testView(doc, [], keeper.extension);
  return { kept, keeper, write, pass: (ms: number) => (clock += ms) };
}

it('keeps a text as it was opened, once somebody writes', () => {
  const { kept, write } = open('Dear Anna');
  expect(kept).toEqual([]);
  write(9, ',');
  write(10, ' hello');
  expect(kept).toEqual(['Dear Anna']);
});

it('keeps a version now and then while somebody writes', () => {
  const { kept, write, pass } = open('One');
  write(3, ' two');
  pass(4 * 60_000);
  write(7, ' three');
  expect(kept).toHaveLength(1);
  pass(60_000);
  write(13, ' four');
  expect(kept).toEqual(['One', 'One two three']);
});

it('keeps what was there before much of it is replaced', () => {
  const { kept, write } = open(PARAGRAPH);
  write(0, '# ');
  write(0, 'Something else', PARAGRAPH.length + 2);
  expect(kept).toEqual([PARAGRAPH, `# ${PARAGRAPH}`]);
});

it('keeps the text when it is asked to, and goes on where the browser does not let it', async () => {
  const { kept, keeper } = open('One');
  await keeper.keep();
  expect(kept).toEqual(['One']);
  await expect(open('One', true).keeper.keep()).resolves.toBeUndefined();
});
