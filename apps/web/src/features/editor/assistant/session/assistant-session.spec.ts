import { undo } from '@codemirror/commands';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { regionField } from '../../codemirror/region';
import { testView } from '../../testing/view';
import type { Action } from './action';
import { createAssistantSession } from './assistant-session';
import type { Transform, TransformListener } from './transform';
import { setAccepted } from '../review/review-model';

const TEXT = 'He go home. She go too.';
const DONE = {
  text: 'He goes home. She goes too.',
  edits: [
    { start: 3, end: 5, replacement: 'goes' },
    { start: 16, end: 18, replacement: 'goes' },
  ],
  engine: 'MODEL' as const,
};

const IMPROVE: Action = { operation: 'improve' };

function open(limit = 5_000, doc = TEXT) {
  /** What changes under a person's hands: their plan, and the language that they have chosen. */
  const chosen: { limit: number; language: Locale | undefined } = { limit, language: undefined };
  const surface = testView(doc);
  const sent: string[] = [];
  const closed = jest.fn();
  const listeners: TransformListener[] = [];
  const keys: string[] = [];
  const languages: (Locale | undefined)[] = [];
  const transform: Transform = ({ text, language, key }, listener) => {
    sent.push(text);
    languages.push(language);
    keys.push(key);
    listeners.push(listener);
    return closed;
  };
  const onAnswer = jest.fn();
  const onUnfinished = jest.fn();
  const onApplied = jest.fn();
  const { view, tracker } = surface;
  const session = createAssistantSession({
    view,
    tracker,
    transform,
    limit: () => chosen.limit,
    language: () => chosen.language,
    onAnswer,
    onUnfinished,
    onApplied,
  });
  const stream = () => {
    const listener = listeners.at(-1);
    if (!listener) throw new Error('Nothing was sent');
    return listener;
  };
  return {
    ...surface,
    session,
    chosen,
    languages,
    sent,
    keys,
    closed,
    stream,
    onAnswer,
    onUnfinished,
    onApplied,
    now: () => session.state.get(),
  };
}

let opened: ReturnType<typeof open>;
afterEach(() => opened.view.destroy());

describe('an improvement', () => {
  it('works on the selection where there is one, else on the whole text', () => {
    opened = open();
    opened.session.start(IMPROVE, 'selection');
    opened.view.dispatch({ selection: { anchor: 12, head: 23 } });
    opened.session.start(IMPROVE, 'selection');
    expect(opened.sent).toEqual([TEXT, 'She go too.']);
  });

  it('gathers the answer as it streams in', () => {
    opened = open();
    opened.session.start(IMPROVE, 'selection');
    opened.stream().onDelta('He goes ');
    opened.stream().onDelta('home.');
    expect(opened.now()).toMatchObject({ phase: 'streaming', answer: 'He goes home.' });
  });

  it('hands every answer on that is there to be reviewed', () => {
    opened = open();
    opened.session.start(IMPROVE, 'selection');
    opened.stream().onFailed({ code: 'AI_TIMEOUT', args: {} }, true);
    expect(opened.onAnswer).not.toHaveBeenCalled();
    opened.session.again();
    opened.stream().onDone(DONE);
    expect(opened.onAnswer).toHaveBeenCalledWith(
      expect.objectContaining({ action: IMPROVE, target: { from: 0, text: TEXT } }),
      expect.objectContaining({ text: DONE.text }),
    );
  });

  it('makes room for a description, and keeps what had come', () => {
    opened = open();
    opened.session.start(IMPROVE, 'selection');
    opened.stream().onDelta('He goes ');
    opened.session.describe();
    opened.session.describe();
    expect(opened.now()).toEqual({ phase: 'idle' });
    expect(opened.session.next.get()).toMatchObject({ asked: 'generate', askings: 2 });
    expect(opened.onUnfinished).toHaveBeenCalledWith(expect.anything(), 'He goes ');
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
    session.start(IMPROVE, 'selection');
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
    session.start(IMPROVE, 'selection');
    expect(isMarkedWhole()).toBe(true);
    session.cancel();
    view.dispatch({ selection: { anchor: 12, head: 23 } });
    session.start(IMPROVE, 'selection');
    expect(isMarkedWhole()).toBe(false);
  });

  it('writes the accepted edits as one step', () => {
    opened = open();
    opened.session.start(IMPROVE, 'selection');
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
    opened.session.start(IMPROVE, 'selection');
    opened.stream().onDone({ ...DONE, edits: [{ start: 4, end: 6, replacement: 'goes' }] });
    opened.write(0, 'Listen: ');
    opened.session.apply();
    expect(opened.text()).toBe('Listen: He go home. She goes too.');
  });

  it('keeps the answer to copy from when an edit has lost its place', () => {
    opened = open();
    opened.session.start(IMPROVE, 'selection');
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
    opened.session.start(IMPROVE, 'selection');
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
    opened.session.start(IMPROVE, 'selection');
    const late = opened.stream();
    opened.session.start(IMPROVE, 'selection');
    expect(opened.closed).toHaveBeenCalledTimes(1);
    late.onDelta('late');
    late.onFailed({ code: 'AI_TIMEOUT', args: {} }, true);
    late.onDone(DONE);
    expect(opened.now()).toMatchObject({ phase: 'streaming', answer: '' });
  });

  it('keeps what had arrived when it is stopped, and works on', () => {
    opened = open();
    opened.session.start(IMPROVE, 'selection');
    opened.stream().onDelta('He goes');
    opened.session.cancel();
    expect(opened.now()).toMatchObject({ phase: 'stopped', answer: 'He goes' });
    expect(opened.closed).toHaveBeenCalledTimes(1);
    opened.session.start(IMPROVE, 'selection');
    expect(opened.now()).toMatchObject({ phase: 'streaming', answer: '' });
    opened.session.cancel();
    expect(opened.now()).toEqual({ phase: 'idle' });
  });

  it('keeps what had arrived when it fails, and leaves the text alone', () => {
    opened = open();
    opened.session.start(IMPROVE, 'selection');
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

describe('an action whose answer is another text', () => {
  const TRANSLATE: Action = { operation: 'translate', targetLanguage: 'fr' };
  const FRENCH = { ...DONE, text: 'Elle aussi.', edits: [] };

  it('stands in place of what it worked on, as one step', () => {
    opened = open();
    opened.view.dispatch({ selection: { anchor: 12, head: 23 } });
    opened.session.start(TRANSLATE, 'selection');
    opened.stream().onDone(FRENCH);
    opened.session.apply();
    expect(opened.text()).toBe('He go home. Elle aussi.');
    undo(opened.view);
    expect(opened.text()).toBe(TEXT);
  });

  it('stands below it, wherever that has moved', () => {
    opened = open(5_000, 'One.\nTwo.\nThree.');
    opened.view.dispatch({ selection: { anchor: 6 } });
    opened.session.start(TRANSLATE, 'paragraph');
    expect(opened.sent).toEqual(['Two.']);
    opened.stream().onDone(FRENCH);
    opened.write(0, 'Listen: ');
    opened.session.insertBelow('Elle aussi.');
    expect(opened.text()).toBe('Listen: One.\nTwo.\n\nElle aussi.\nThree.');
    undo(opened.view);
    expect(opened.text()).toBe('Listen: One.\nTwo.\nThree.');
  });

  it('is written at the caret where it comes from a description', () => {
    opened = open();
    opened.view.dispatch({ selection: { anchor: 12 } });
    opened.session.start({ operation: 'generate', description: 'A greeting' }, 'document');
    expect(opened.sent).toEqual(['A greeting']);
    opened.stream().onDone({ ...DONE, text: 'Hello! ', edits: [] });
    opened.session.apply();
    expect(opened.text()).toBe('He go home. Hello! She go too.');
  });
});

describe('the key of a request', () => {
  it('stays where it is tried again, and is another for every version and part', () => {
    opened = open(14, 'He go home.\n\nShe go too.');
    const { session, keys } = opened;
    session.start(IMPROVE, 'document');
    opened.stream().onFailed({ code: 'NETWORK', args: {} }, undefined);
    session.again();
    expect(keys[1]).toBe(keys[0]);
    opened.stream().onDone({ ...DONE, edits: [] });
    opened.stream().onFailed({ code: 'NETWORK', args: {} }, undefined);
    session.finish();
    expect(keys[3]).toBe(keys[2]);
    opened.stream().onDone({ ...DONE, edits: [] });
    session.again();
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });
});

describe('an answer that does not get to its end', () => {
  const LEAVING: [string, () => void][] = [
    ['stopped', () => opened.session.cancel()],
    ['cut off', () => opened.stream().onFailed({ code: 'AI_UNAVAILABLE', args: {} }, true)],
    ['left for another action', () => opened.session.start({ operation: 'shorter' }, 'document')],
    ['left for another document', () => opened.session.dispose()],
    ['left with the page', () => opened.session.keepUnfinished()],
  ];
  it.each(LEAVING)('is kept as far as it has come where it is %s', (_how, leave) => {
    opened = open();
    opened.session.start(IMPROVE, 'document');
    opened.stream().onDelta('He goes');
    leave();
    expect(opened.onUnfinished.mock.calls).toEqual([
      [expect.objectContaining({ action: IMPROVE }), 'He goes'],
    ]);
  });

  it('leaves nothing to keep where no word has come, or where it did get there', () => {
    opened = open();
    opened.session.start(IMPROVE, 'document');
    opened.session.cancel();
    opened.session.start(IMPROVE, 'document');
    opened.stream().onDelta('He goes');
    opened.stream().onDone(DONE);
    opened.session.cancel();
    expect(opened.onUnfinished).not.toHaveBeenCalled();
  });
});

describe('what had come of an answer', () => {
  const TEXTS = 'One.\nTwo.\nThree.';
  const ENDS: [string, () => void][] = [
    ['stopped', () => opened.session.cancel()],
    ['failed', () => opened.stream().onFailed({ code: 'AI_UNAVAILABLE', args: {} }, true)],
  ];
  it.each(ENDS)('that %s is written below the text that it is about', (phase, end) => {
    opened = open(5_000, TEXTS);
    opened.view.dispatch({ selection: { anchor: 6 } });
    opened.session.start(IMPROVE, 'paragraph');
    opened.stream().onDelta('Two');
    end();
    opened.view.dispatch({ selection: { anchor: 0 } });
    opened.session.insertBelow('Two');
    expect(opened.text()).toBe('One.\nTwo.\n\nTwo\nThree.');
    expect(opened.now().phase).toBe(phase);
  });

  it('to a part of a long text is written below all of it, whose review goes on', () => {
    opened = open(14, 'He go home.\n\nShe go too.\nThe end.');
    opened.view.dispatch({ selection: { anchor: 0, head: 24 } });
    opened.session.start(IMPROVE, 'selection');
    const edits = [{ start: 3, end: 5, replacement: 'goes' }];
    opened.stream().onDone({ ...DONE, text: 'He goes home.', edits });
    opened.stream().onDelta('She');
    opened.session.cancel();
    opened.view.dispatch({ selection: { anchor: 0 } });
    opened.session.insertBelow('She');
    opened.session.apply();
    expect(opened.text()).toBe('He goes home.\n\nShe go too.\n\nShe\nThe end.');
  });
});

describe('a request that is tried again', () => {
  it('is the same to the letter, whatever has been chosen meanwhile, and another version is as of now', () => {
    opened = open();
    const { session, chosen, languages } = opened;
    chosen.language = 'en';
    session.start(IMPROVE, 'document');
    opened.stream().onFailed({ code: 'NETWORK', args: {} }, undefined);
    chosen.language = 'fr';
    session.again();
    opened.stream().onDone(DONE);
    session.again();
    expect(languages).toEqual(['en', 'en', 'fr']);
  });
});

describe('what a person wishes', () => {
  it('goes along with every action', () => {
    opened = open();
    opened.session.next.update((now) => ({ ...now, wish: ' Be brief. ' }));
    opened.session.start(IMPROVE, 'document');
    expect(opened.now()).toMatchObject({
      work: { action: { operation: 'improve', wish: 'Be brief.' } },
    });
  });
});

describe('another version', () => {
  const again = () => {
    opened = open();
    opened.session.start(IMPROVE, 'document');
    opened.stream().onDone(DONE);
    opened.session.again();
  };

  it('is kept beside the one before, and either can be applied', () => {
    again();
    opened.stream().onDone({ ...DONE, text: 'He went home. She went too.', edits: [] });
    expect(opened.sent).toEqual([TEXT, TEXT]);
    expect(opened.now()).toMatchObject({ shown: 1, versions: [{ text: DONE.text }, {}] });
    opened.session.show(0);
    opened.session.changeReview((review) => setAccepted(review, 0, false));
    opened.session.apply();
    expect(opened.text()).toBe('He go home. She goes too.');
  });

  it('that fails or is stopped leads back to the one before', () => {
    again();
    opened.stream().onFailed({ code: 'AI_TIMEOUT', args: {} }, true);
    opened.session.cancel();
    expect(opened.now()).toMatchObject({ phase: 'review', versions: [{ text: DONE.text }] });
    opened.session.again();
    opened.session.cancel();
    expect(opened.now()).toMatchObject({ phase: 'review', shown: 0 });
    opened.session.again();
    opened.stream().onDelta('He');
    opened.session.cancel();
    expect(opened.now()).toMatchObject({ phase: 'stopped', answer: 'He', hasVersions: true });
    opened.session.cancel();
    expect(opened.now()).toMatchObject({ phase: 'review', shown: 0 });
  });
});

describe('a text that is too long for one request', () => {
  const LONG = 'He go home.\n\nShe go too.\n\n\nThey go. 😀';
  const goes = (start: number, text: string) => ({
    ...DONE,
    text,
    edits: [{ start, end: start + 2, replacement: 'goes' }],
  });
  const begin = () => {
    opened = open(14, LONG);
    opened.session.start(IMPROVE, 'document');
    opened.stream().onDone(goes(3, 'He goes home.'));
  };

  it('is summed up in steps: each part, and then what came of them', () => {
    opened = open(12, 'First one.\n\nSecond one.');
    const { session, stream, sent, now } = opened;
    session.start({ operation: 'summarize' }, 'document');
    expect(now()).toMatchObject({ progress: { done: 0, total: 3 } });
    const answer = (text: string) => stream().onDone({ ...DONE, text, edits: [] });
    answer('One.');
    stream().onDelta('Tw');
    expect(now()).toMatchObject({ answer: 'One.\n\nTw', progress: { done: 1, total: 3 } });
    answer('Two.');
    answer('Both.');
    expect(sent).toEqual(['First one.', 'Second one.', 'One.\n\nTwo.']);
    expect(now()).toMatchObject({ versions: [{ text: 'Both.', shortfall: null, sent: 31 }] });
  });

  it('has the summaries of its parts where they are not joined, and joins them when it is asked to', () => {
    opened = open(12, 'First one.\n\nSecond one.');
    const { session, stream, sent, now } = opened;
    session.start({ operation: 'summarize' }, 'document');
    for (const text of ['One.', 'Two.']) stream().onDone({ ...DONE, text, edits: [] });
    stream().onFailed({ code: 'AI_TIMEOUT', args: {} }, true);
    expect(now()).toMatchObject({
      versions: [{ text: 'One.\n\nTwo.', shortfall: { total: 3, returned: true } }],
    });
    session.finish();
    expect(sent.at(-1)).toBe('One.\n\nTwo.');
    stream().onDone({ ...DONE, text: 'Both.', edits: [] });
    expect(now()).toMatchObject({ versions: [{ text: 'Both.', shortfall: null }] });
  });

  it('goes part by part, and comes together without loss', () => {
    begin();
    opened.stream().onDelta('She');
    expect(opened.now()).toMatchObject({
      answer: 'He goes home.\n\nShe',
      progress: { done: 1, total: 3 },
    });
    opened.stream().onDone(goes(4, 'She goes too.'));
    opened.stream().onDone({ ...DONE, text: 'They go. 😀', edits: [] });
    expect(opened.sent).toEqual(['He go home.', 'She go too.', 'They go. 😀']);
    opened.session.apply();
    expect(opened.text()).toBe('He goes home.\n\nShe goes too.\n\n\nThey go. 😀');
  });

  it('keeps the parts that came before a failure', () => {
    begin();
    opened.stream().onFailed({ code: 'USAGE_LIMIT_REACHED', args: {} }, true);
    expect(opened.now()).toMatchObject({
      versions: [{ shortfall: { total: 3, error: { code: 'USAGE_LIMIT_REACHED' } } }],
    });
    opened.session.apply();
    expect(opened.text()).toBe('He goes home.\n\nShe go too.\n\n\nThey go. 😀');
  });

  it('asks for the rest alone where somebody wants that', () => {
    begin();
    opened.stream().onFailed({ code: 'AI_TIMEOUT', args: {} }, true);
    opened.session.finish();
    expect(opened.now()).toMatchObject({ answer: 'He goes home.', progress: { done: 1 } });
    opened.stream().onDone(goes(4, 'She goes too.'));
    opened.stream().onDone({ ...DONE, text: 'They go. 😀', edits: [] });
    expect(opened.sent).toEqual(['He go home.', 'She go too.', 'She go too.', 'They go. 😀']);
    expect(opened.now()).toMatchObject({ shown: 0, versions: [{ shortfall: null }] });
    opened.session.apply();
    expect(opened.text()).toBe('He goes home.\n\nShe goes too.\n\n\nThey go. 😀');
  });

  it('lacks the same parts where a request may have become longer meanwhile', () => {
    begin();
    opened.stream().onFailed({ code: 'USAGE_LIMIT_REACHED', args: {} }, true);
    opened.chosen.limit = 5_000;
    opened.session.finish();
    opened.stream().onDone(goes(4, 'She goes too.'));
    opened.stream().onDone({ ...DONE, text: 'They go. 😀', edits: [] });
    expect(opened.sent).toEqual(['He go home.', 'She go too.', 'She go too.', 'They go. 😀']);
    expect(opened.now()).toMatchObject({ versions: [{ shortfall: null }] });
    opened.session.apply();
    expect(opened.text()).toBe('He goes home.\n\nShe goes too.\n\n\nThey go. 😀');
  });

  it('is finished as it was begun, whatever has been asked for since, and keeps its place', () => {
    begin();
    opened.stream().onFailed({ code: 'USAGE_LIMIT_REACHED', args: {} }, true);
    opened.chosen.limit = 5_000;
    opened.session.again();
    opened.stream().onDone({ ...DONE, text: 'Another.', edits: [] });
    opened.session.show(0);
    opened.session.finish();
    opened.stream().onDone(goes(4, 'She goes too.'));
    opened.stream().onDone({ ...DONE, text: 'They go. 😀', edits: [] });
    expect(opened.sent.slice(-2)).toEqual(['She go too.', 'They go. 😀']);
    expect(opened.now()).toMatchObject({
      shown: 0,
      versions: [{ shortfall: null }, { text: 'Another.' }],
    });
    expect(new Set(opened.keys.map((key) => key.replace(/-\d+$/, ''))).size).toBe(2);
    opened.session.apply();
    expect(opened.text()).toBe('He goes home.\n\nShe goes too.\n\n\nThey go. 😀');
  });

  it('stays judged as it was when its rest comes', () => {
    begin();
    opened.stream().onFailed({ code: 'AI_TIMEOUT', args: {} }, true);
    opened.session.changeReview((review) => setAccepted(review, 0, false));
    opened.session.finish();
    opened.stream().onDone(goes(4, 'She goes too.'));
    opened.stream().onDone({ ...DONE, text: 'They go. 😀', edits: [] });
    opened.session.apply();
    expect(opened.text()).toBe('He go home.\n\nShe goes too.\n\n\nThey go. 😀');
  });

  it('keeps the parts that came before a stop with the words of the next, and hears no more', () => {
    begin();
    opened.stream().onDelta('She goes');
    const late = opened.stream();
    opened.session.cancel();
    late.onDone(goes(4, 'She goes too.'));
    expect(opened.closed).toHaveBeenCalledTimes(1);
    expect(opened.now()).toMatchObject({
      phase: 'review',
      versions: [{ shortfall: { total: 3, begun: 'She goes', error: null } }],
    });
  });
});

describe('an answer from before', () => {
  const { engine, edits } = DONE;
  const result = {
    id: 'kept',
    at: 1,
    action: IMPROVE,
    source: TEXT,
    answer: DONE.text,
    judged: { engine, edits, warnings: [], sent: TEXT.length },
  };

  it('is judged once more where its text stands now', () => {
    opened = open(5_000, `Before.\n\n${TEXT}`);
    expect(opened.session.reopen(result)).toBe(true);
    opened.session.changeReview((review) => setAccepted(review, 1, false));
    expect(opened.session.apply()).not.toBeNull();
    expect(opened.text()).toBe('Before.\n\nHe goes home. She go too.');
    expect(opened.sent).toEqual([]);
  });

  it('is judged where it stood, though the same stands before it', () => {
    opened = open(5_000, `${TEXT}\n${TEXT}\n${TEXT}`);
    opened.session.reopen({ ...result, from: 2 * (TEXT.length + 1) });
    opened.session.apply();
    expect(opened.text()).toBe(`${TEXT}\n${TEXT}\n${DONE.text}`);
  });

  it('is not where its text has changed, nor where its changes are not known', () => {
    opened = open(5_000, 'Another text.');
    expect(opened.session.reopen(result)).toBe(false);
    opened.view.dispatch({ changes: { from: 0, insert: TEXT } });
    const { judged: _unknown, ...other } = result;
    expect(opened.session.reopen(other)).toBe(false);
    expect(opened.now().phase).toBe('idle');
  });
});

it('works on whole words where a selection begins and ends within some', () => {
  opened = open(5_000, 'alpha beta gamma');
  opened.view.dispatch({ selection: { anchor: 2, head: 8 } });
  opened.session.start(IMPROVE, 'selection');
  expect(opened.sent).toEqual(['alpha beta']);
});
