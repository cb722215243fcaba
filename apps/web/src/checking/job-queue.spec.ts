import { describe, expect, it } from '@jest/globals';
import type { CheckedParagraph } from '@tercet/proofreading-core';
import { checkedParagraph } from '../testing/issues';
import { createJobQueue } from './job-queue';
import type { CheckRequest, WorkerMessage } from './protocol';

const nextTurn = () => new Promise<void>((resume) => setTimeout(resume));

function request(paragraphs: string[], forget: string[] = [], generation = 0): CheckRequest {
  const choice = { language: 'auto', fallback: 'en' } as const;
  return { type: 'check', generation, choice, sample: '', paragraphs, forget };
}

interface Running {
  text: string;
  firstWave: () => void;
  finish: () => void;
  fail: () => void;
}

function setUp() {
  const running: Running[] = [];
  const sent: WorkerMessage[] = [];
  const queue = createJobQueue({
    check: (text, _choice, onFirstWave) =>
      new Promise<CheckedParagraph>((resolve, reject) => {
        running.push({
          text,
          firstWave: () => onFirstWave(checkedParagraph(text, false)),
          finish: () => resolve(checkedParagraph(text)),
          fail: () => reject(new Error('no dictionary')),
        });
      }),
    send: (message) => sent.push(message),
    yieldTurn: nextTurn,
  });
  const begun = () => running.map(({ text }) => text);
  return { queue, running, sent, begun };
}

describe('the job queue', () => {
  it('begins the next paragraph as soon as the first wave of the one before has answered', async () => {
    const { queue, running, begun } = setUp();
    queue.add(request(['one', 'two']));
    expect(begun()).toEqual(['one']);
    running[0]?.firstWave();
    await nextTurn();
    await nextTurn();
    expect(begun()).toEqual(['one', 'two']);
  });

  it('sends both waves of a paragraph', async () => {
    const { queue, running, sent } = setUp();
    queue.add(request(['one']));
    running[0]?.firstWave();
    running[0]?.finish();
    await nextTurn();
    expect(sent.map((message) => message.type === 'checked' && message.paragraph.complete)).toEqual(
      [false, true],
    );
  });

  it('puts the latest request first and leaves out what is forgotten', async () => {
    const { queue, running, begun } = setUp();
    queue.add(request(['one', 'two', 'three']));
    queue.add(request(['new'], ['two']));
    for (let turn = 0; turn < 3; turn += 1) {
      running.at(-1)?.finish();
      await nextTurn();
      await nextTurn();
    }
    expect(begun()).toEqual(['one', 'new', 'three']);
  });

  it('does not begin what was asked under an earlier choice of language', async () => {
    const { queue, running, begun } = setUp();
    queue.add(request(['one', 'two']));
    queue.add(request(['one'], [], 1));
    running[0]?.finish();
    await nextTurn();
    await nextTurn();
    running[1]?.finish();
    await nextTurn();
    await nextTurn();
    expect(begun()).toEqual(['one', 'one']);
  });

  it('reports a paragraph that could not be checked and goes on', async () => {
    const { queue, running, sent, begun } = setUp();
    queue.add(request(['one', 'two']));
    running[0]?.fail();
    await nextTurn();
    await nextTurn();
    expect(sent).toEqual([{ type: 'failed', generation: 0, text: 'one' }]);
    expect(begun()).toEqual(['one', 'two']);
  });
});
