import { undo } from '@codemirror/commands';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { regionField } from '../codemirror/region';
import { testView } from '../testing/view';
import { createImproveSession, type Transform, type TransformListener } from './improve-session';
import { setAccepted } from './review-model';

const TEXT = 'He go home. She go too.';
const DONE = {
  text: 'He goes home. She goes too.',
  edits: [
    { start: 3, end: 5, replacement: 'goes' },
    { start: 16, end: 18, replacement: 'goes' },
  ],
  engine: 'MODEL' as const,
};

function open() {
  const surface = testView(TEXT);
  const sent: string[] = [];
  const closed = jest.fn();
  const listeners: TransformListener[] = [];
  const transform: Transform = (text, listener) => {
    sent.push(text);
    listeners.push(listener);
    return closed;
  };
  const onApplied = jest.fn();
  const { view, tracker } = surface;
  const session = createImproveSession({ view, tracker, transform, onApplied });
  const stream = () => {
    const listener = listeners.at(-1);
    if (!listener) throw new Error('Nothing was sent');
    return listener;
  };
  return { ...surface, session, sent, closed, stream, onApplied, now: () => session.state.get() };
}

let opened: ReturnType<typeof open>;
afterEach(() => opened.view.destroy());

describe('an improvement', () => {
  it('works on the selection where there is one, else on the whole text', () => {
    opened = open();
    opened.session.start();
    opened.view.dispatch({ selection: { anchor: 12, head: 23 } });
    opened.session.start();
    expect(opened.sent).toEqual([TEXT, 'She go too.']);
  });

  it('gathers the answer as it streams in', () => {
    opened = open();
    opened.session.start();
    opened.stream().onDelta('He goes ');
    opened.stream().onDelta('home.');
    expect(opened.now()).toMatchObject({ phase: 'streaming', answer: 'He goes home.' });
  });

  it('marks what it works on in the text, through edits, until the review ends', () => {
    opened = open();
    const { view, session, stream, write } = opened;
    const marked = () => {
      const found: string[] = [];
      view.state
        .field(regionField)
        .between(
          0,
          view.state.doc.length,
          (from, to) => void found.push(view.state.sliceDoc(from, to)),
        );
      return found;
    };
    view.dispatch({ selection: { anchor: 12, head: 23 } });
    session.start();
    expect(marked()).toEqual(['She go too.']);
    write(0, 'Well. ');
    stream().onDone({ ...DONE, edits: [{ start: 4, end: 6, replacement: 'goes' }] });
    expect(marked()).toEqual(['She go too.']);
    session.cancel();
    expect(marked()).toEqual([]);
  });

  it('marks the whole text only by a line beside it', () => {
    opened = open();
    const { view, session } = opened;
    const isMarkedWhole = () => view.contentDOM.classList.contains('cm-region-whole');
    session.start();
    expect(isMarkedWhole()).toBe(true);
    session.cancel();
    view.dispatch({ selection: { anchor: 12, head: 23 } });
    session.start();
    expect(isMarkedWhole()).toBe(false);
  });

  it('writes the accepted edits as one step', () => {
    opened = open();
    opened.session.start();
    opened.stream().onDone(DONE);
    opened.session.changeReview((review) => setAccepted(review, 1, false));
    expect(opened.session.apply()?.count).toBe(1);
    expect(opened.text()).toBe('He goes home. She go too.');
    expect(opened.now().phase).toBe('idle');
    expect(opened.onApplied).toHaveBeenCalledTimes(1);
    undo(opened.view);
    expect(opened.text()).toBe(TEXT);
  });

  it('writes into the right place when the text has moved meanwhile', () => {
    opened = open();
    opened.view.dispatch({ selection: { anchor: 12, head: 23 } });
    opened.session.start();
    opened.stream().onDone({ ...DONE, edits: [{ start: 4, end: 6, replacement: 'goes' }] });
    opened.write(0, 'Listen: ');
    opened.session.apply();
    expect(opened.text()).toBe('Listen: He go home. She goes too.');
  });

  it('keeps the answer to copy from when an edit has lost its place', () => {
    opened = open();
    opened.session.start();
    opened.stream().onDone(DONE);
    opened.write(3, 'went', 5);
    expect(opened.session.apply()?.count).toBe(1);
    expect(opened.text()).toBe('He went home. She goes too.');
    expect(opened.now()).toEqual({ phase: 'leftover', answer: DONE.text, lost: 1 });
    opened.session.cancel();
    expect(opened.now().phase).toBe('idle');
  });

  it('closes the stream when it is stopped, and hears nothing more of it', () => {
    opened = open();
    opened.session.start();
    const late = opened.stream();
    opened.session.cancel();
    expect(opened.closed).toHaveBeenCalledTimes(1);
    late.onDelta('late');
    late.onDone(DONE);
    expect(opened.now()).toEqual({ phase: 'idle' });
    expect(opened.text()).toBe(TEXT);
  });

  it('hears nothing more of one that another was begun over', () => {
    opened = open();
    opened.session.start();
    const late = opened.stream();
    opened.session.start();
    expect(opened.closed).toHaveBeenCalledTimes(1);
    late.onDelta('late');
    late.onFailed({ code: 'AI_TIMEOUT', args: {} }, true);
    late.onDone(DONE);
    expect(opened.now()).toMatchObject({ phase: 'streaming', answer: '' });
  });

  it('keeps what had arrived when it is stopped, and works on', () => {
    opened = open();
    opened.session.start();
    opened.stream().onDelta('He goes');
    opened.session.cancel();
    expect(opened.now()).toEqual({ phase: 'stopped', answer: 'He goes' });
    expect(opened.closed).toHaveBeenCalledTimes(1);
    opened.session.start();
    expect(opened.now()).toMatchObject({ phase: 'streaming', answer: '' });
    opened.session.cancel();
    expect(opened.now()).toEqual({ phase: 'idle' });
  });

  it('keeps what had arrived when it fails, and leaves the text alone', () => {
    opened = open();
    opened.session.start();
    opened.stream().onDelta('He goes');
    opened.stream().onFailed({ code: 'AI_TIMEOUT', args: {} }, true);
    expect(opened.now()).toMatchObject({
      phase: 'failed',
      answer: 'He goes',
      error: { code: 'AI_TIMEOUT' },
      returned: true,
    });
    expect(opened.text()).toBe(TEXT);
  });
});
