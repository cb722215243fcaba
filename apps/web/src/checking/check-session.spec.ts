import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { checkedParagraph } from '../testing/issues';
import {
  createCheckSession,
  type CheckedSurface,
  type CheckSession,
  type Hidden,
} from './check-session';
import type { WorkerLike } from './checker-client';
import type { CheckRequest, WorkerMessage, WorkerRequest } from './protocol';

class FakeWorker implements WorkerLike {
  readonly requests: CheckRequest[] = [];
  readonly loaded: string[] = [];
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  terminated = false;
  /** What a living worker does; a lost one is silent. */
  answersPings = true;

  postMessage(message: WorkerRequest) {
    if (message.type === 'check') this.requests.push(message);
    else if (message.type === 'load') this.loaded.push(message.language);
    else if (this.answersPings) this.send({ type: 'alive' });
  }
  terminate() {
    this.terminated = true;
  }
  send(message: WorkerMessage) {
    this.onmessage?.(new MessageEvent('message', { data: message }));
  }
  answer(text: string, complete = true, generation = 0) {
    this.send({ type: 'checked', generation, paragraph: checkedParagraph(text, complete) });
  }
  die() {
    this.onerror?.(new ErrorEvent('error'));
  }
}

class FakeSurface {
  shownIssues: readonly DocumentIssue[] = [];
  view = { first: 0, last: 0 };
  constructor(public text: string) {}
  paragraphs = () => this.text.split('\n');
  visible = () => this.view;
  shown = () => this.shownIssues;
  slice = (from: number, to: number) => this.text.slice(from, to);
  show = (issues: readonly DocumentIssue[]) => {
    this.shownIssues = issues;
  };
  showLanguages = jest.fn<NonNullable<CheckedSurface['showLanguages']>>();
}

const NOTHING_HIDDEN: Hidden = { filter: {}, dismissed: new Set() };

let session: CheckSession;
let surface: FakeSurface;
let workers: FakeWorker[];
let hidden: Hidden;
let restarts: number;

function startFake(): WorkerLike {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker;
}

function open(text: string, view = { first: 0, last: 0 }, startWorker = startFake) {
  surface = new FakeSurface(text);
  surface.view = view;
  workers = [];
  hidden = NOTHING_HIDDEN;
  restarts = 0;
  session = createCheckSession({
    surface,
    startWorker,
    choice: { language: 'auto', fallback: 'en' },
    hidden: () => hidden,
    onRestarted: () => {
      restarts += 1;
    },
  });
  session.checkNow();
}

/** Until everything that has come is drawn. */
const settle = () => jest.advanceTimersByTime(500);

const worker = (index = 0) => {
  const found = workers[index];
  if (!found) throw new Error(`Worker ${index} was not started`);
  return found;
};
const asked = () => worker().requests.map(({ paragraphs }) => paragraphs);
const found = () => session.state.get().issues.map(({ start, text }) => [start, text]);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  session.dispose();
  jest.useRealTimers();
});

describe('the check session', () => {
  it('starts no worker for an empty text', () => {
    open('\n  \n');
    expect(workers).toEqual([]);
    expect(session.state.get().status).toBe('idle');
  });

  it('has the usual language loaded for an empty text when it is told to, and for no other', () => {
    open('');
    session.prepare();
    expect(worker().loaded).toEqual(['en']);
    expect(session.state.get().status).toBe('idle');
    surface.text = 'one';
    session.checkNow();
    session.prepare();
    expect(workers).toHaveLength(1);
    expect(worker().loaded).toEqual(['en']);
    expect(asked()).toEqual([['one']]);
  });

  it('asks for what is in view first, then what follows, then what stands before', () => {
    open('one\ntwo\n\nthree\nfour', { first: 3, last: 3 });
    expect(asked()).toEqual([['three', 'four', 'one', 'two']]);
  });

  it('sends only the paragraphs that changed, and asks once for equal ones', () => {
    open('one\none\ntwo');
    expect(asked()).toEqual([['one', 'two']]);
    worker().answer('one');
    worker().answer('two');
    surface.text = 'one\ntwo and more\none';
    session.changed();
    jest.advanceTimersByTime(249);
    expect(asked()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(asked()).toEqual([['one', 'two'], ['two and more']]);
  });

  it('lets go of the issues of a line that has become code, and does not ask about it', () => {
    open('teh end');
    worker().answer('teh end');
    settle();
    expect(found()).toEqual([[0, 'teh']]);
    surface.text = '   \n       ';
    session.checkNow();
    settle();
    expect(found()).toEqual([]);
    expect(asked()).toEqual([['teh end']]);
  });

  it('places the issues of moved paragraphs without asking again', () => {
    open('teh end');
    worker().answer('teh end');
    surface.text = 'A start.\nteh end';
    session.checkNow();
    worker().answer('A start.');
    settle();
    expect(found()).toEqual([[9, 'teh']]);
  });

  it('shows the first wave while the second is under way', () => {
    open('teh end');
    worker().answer('teh end', false);
    settle();
    expect(found()).toEqual([[0, 'teh']]);
    expect(session.state.get().status).toBe('checking');
    worker().answer('teh end');
    settle();
    expect(session.state.get()).toMatchObject({ status: 'checked', language: 'en' });
  });

  it('keeps the issues of a paragraph in sight while its new text is checked', () => {
    open('A teh b');
    worker().answer('A teh b');
    settle();
    surface.text = 'A teh bc';
    session.checkNow();
    expect(found()).toEqual([[2, 'teh']]);
    worker().answer('A teh bc');
    settle();
    expect(found()).toEqual([[2, 'teh']]);
  });

  it('tells the worker what it need not begin any more', () => {
    open('one');
    surface.text = 'two';
    session.checkNow();
    expect(worker().requests[1]).toMatchObject({ paragraphs: ['two'], forget: ['one'] });
  });

  it('sends what is left to tell the language from, even before the first answer', () => {
    open('Thank yuo\nLes enfants jouent.');
    expect(worker().requests[0]?.sample).toContain('enfants');
    surface.text = 'Thank yuo';
    session.checkNow();
    expect(worker().requests[1]).toMatchObject({ sample: 'Thank yuo', paragraphs: [] });
  });

  it('knows no language of a text that was deleted', () => {
    open('teh cat');
    worker().answer('teh cat');
    settle();
    expect(session.state.get().language).toBe('en');
    surface.text = '';
    session.checkNow();
    expect(session.state.get()).toMatchObject({ status: 'idle', language: undefined });
  });

  it('tells the surface in which languages its paragraphs are, and of which none is known yet', () => {
    open('One cat.\nDeux chats.');
    const languages = [{ start: 0, end: 8, language: 'en' }] as const;
    const paragraph = { ...checkedParagraph('One cat.'), languages };
    worker().send({ type: 'checked', generation: 0, paragraph });
    settle();
    const [placed = [], main] = surface.showLanguages.mock.lastCall ?? [];
    expect(main).toBe('en');
    expect(placed.map((each) => [each.start, each.paragraph.languages])).toEqual([
      [0, languages],
      [9, []],
    ]);
  });

  it('drops answers given for an earlier choice of language', () => {
    open('teh end');
    session.setChoice({ language: 'fr', fallback: 'en' });
    expect(worker().requests[1]).toMatchObject({ generation: 1, choice: { language: 'fr' } });
    worker().answer('teh end', true, 0);
    settle();
    expect(found()).toEqual([]);
    expect(session.state.get().status).toBe('checking');
  });

  it('drops failures of an earlier choice of language', () => {
    open('one');
    session.setChoice({ language: 'fr', fallback: 'en' });
    worker().send({ type: 'failed', generation: 0, text: 'one', missing: 'en' });
    settle();
    expect(session.state.get()).toMatchObject({ status: 'checking', missing: [] });
  });

  it('asks for everything anew when the document turns out to be in another language', () => {
    open('Merci\nAnna');
    const say = (language: 'en' | 'fr', generation: number) =>
      worker().send({ type: 'document-language', generation, language });
    say('fr', 0);
    worker().answer('Merci');
    worker().answer('Anna');
    expect(asked()).toEqual([['Merci', 'Anna']]);
    surface.text = 'Merci';
    session.checkNow();
    say('en', 0);
    expect(asked()).toEqual([['Merci', 'Anna'], [], ['Merci']]);
    say('en', 1);
    expect(asked()).toHaveLength(3);
    expect(worker().requests.map(({ sample }) => sample)).toEqual([
      'Merci\nAnna',
      'Merci',
      'Merci',
    ]);
  });

  it('hides what was dismissed and known words, without another check', () => {
    open('teh end');
    worker().answer('teh end');
    settle();
    const [issue] = session.state.get().issues;
    hidden = { filter: {}, dismissed: new Set([issue?.id ?? '']) };
    session.redraw();
    expect(found()).toEqual([]);
    hidden = { filter: { words: ['Teh'] }, dismissed: new Set() };
    session.redraw();
    expect(found()).toEqual([]);
    hidden = NOTHING_HIDDEN;
    session.redraw();
    expect(found()).toEqual([[0, 'teh']]);
    expect(asked()).toHaveLength(1);
  });

  it('replaces a dead worker once and asks again for what is missing', () => {
    open('one\ntwo');
    worker().answer('one');
    worker().die();
    expect(worker(0).terminated).toBe(true);
    expect(worker(1).requests.map(({ paragraphs }) => paragraphs)).toEqual([['two']]);
    expect(restarts).toBe(0);
    worker(1).answer('two');
    expect(restarts).toBe(1);
    settle();
    expect(session.state.get().status).toBe('checked');
  });

  it('replaces a worker that was lost without a word, and no longer asks one that has answered', () => {
    open('one\ntwo');
    worker().answer('one');
    worker().answersPings = false;
    jest.advanceTimersByTime(60_000);
    expect(restarts).toBe(1);
    expect(worker(0).terminated).toBe(true);
    expect(worker(1).requests.map(({ paragraphs }) => paragraphs)).toEqual([['two']]);
    worker(1).answer('two');
    worker(1).answersPings = false;
    jest.advanceTimersByTime(600_000);
    expect(restarts).toBe(1);
    expect(worker(1).terminated).toBe(false);
    expect(session.state.get().status).toBe('checked');
  });

  it('waits for a worker that is slow but alive', () => {
    open('one');
    jest.advanceTimersByTime(600_000);
    expect(workers).toHaveLength(1);
  });

  it('rests after a second death until it is told to go on', () => {
    open('one');
    for (const index of [0, 1]) {
      worker(index).send({ type: 'alive' });
      worker(index).die();
    }
    expect(session.state.get().status).toBe('failed');
    surface.text = 'two';
    session.checkNow();
    expect(workers).toHaveLength(2);
    session.retry();
    expect(worker(2).requests[0]?.paragraphs).toEqual(['two']);
    worker(2).answer('two');
    settle();
    expect(session.state.get().status).toBe('checked');
  });

  describe('where the worker could not be loaded', () => {
    beforeEach(() => {
      open('one');
      worker().die();
    });

    it('says so, and not that it was started again', () => {
      expect(session.state.get().status).toBe('unloaded');
      expect(restarts).toBe(0);
      expect(worker().terminated).toBe(true);
    });

    it('asks the server for it no more with every key', () => {
      surface.text = 'one two';
      session.changed();
      settle();
      expect(workers).toHaveLength(1);
      expect(session.state.get().status).toBe('unloaded');
    });

    it.each([
      ['by itself, later', () => jest.advanceTimersByTime(10_000)],
      ['when the connection is back', () => session.resume()],
      ['when the person asks for it', () => session.retry()],
    ])('tries again %s', (_when, again) => {
      again();
      expect(worker(1).requests[0]?.paragraphs).toEqual(['one']);
      worker(1).answer('one');
      settle();
      expect(session.state.get().status).toBe('checked');
      expect(restarts).toBe(0);
    });
  });

  it('says that the checker is missing where another cannot be loaded in place of a dead one', () => {
    open('one');
    worker().send({ type: 'alive' });
    worker(0).die();
    worker(1).die();
    expect(session.state.get().status).toBe('unloaded');
    expect(restarts).toBe(0);
  });

  it('says that the checker is missing where the browser allows no worker', () => {
    open('one', undefined, () => {
      throw new DOMException('No workers here.', 'SecurityError');
    });
    expect(session.state.get().status).toBe('unloaded');
  });

  it('says that the check failed where the engine could not check a paragraph', () => {
    open('one\ntwo');
    worker().answer('one');
    worker().send({ type: 'failed', generation: 0, text: 'two' });
    jest.advanceTimersByTime(500);
    expect(session.state.get().status).toBe('failed');
    session.retry();
    expect(worker(1).requests[0]?.paragraphs).toEqual(['two']);
  });

  it('says which languages of the text could not be loaded, as long as they are in it', () => {
    open('one\nbonjour');
    worker().answer('one');
    worker().send({ type: 'failed', generation: 0, text: 'bonjour', missing: 'fr' });
    settle();
    expect(session.state.get()).toMatchObject({ status: 'failed', missing: ['fr'] });
    surface.text = 'one';
    session.checkNow();
    expect(session.state.get()).toMatchObject({ status: 'checked', missing: [] });
  });

  describe('where a part of the checks could not be loaded', () => {
    const lacking = (text: string) =>
      worker().send({
        type: 'checked',
        generation: 0,
        paragraph: { ...checkedParagraph(text), failedCheckers: ['en/harper'] },
      });

    beforeEach(() => {
      open('teh end');
      lacking('teh end');
      jest.advanceTimersByTime(500);
    });

    it('never says that everything is checked, and shows what was found', () => {
      expect(session.state.get().status).toBe('incomplete');
      expect(found()).toEqual([[0, 'teh']]);
    });

    it('tries again by itself, later each time', () => {
      jest.advanceTimersByTime(10_000);
      expect(asked()).toEqual([['teh end'], ['teh end']]);
      expect(found()).toEqual([[0, 'teh']]);
      lacking('teh end');
      jest.advanceTimersByTime(19_000);
      expect(asked()).toHaveLength(2);
      jest.advanceTimersByTime(2_000);
      expect(asked()).toHaveLength(3);
      worker().answer('teh end');
      settle();
      expect(session.state.get().status).toBe('checked');
      expect(asked()).toHaveLength(3);
    });

    it('tries again at once when the connection is back', () => {
      session.resume();
      expect(asked()).toHaveLength(2);
      worker().answer('teh end');
      jest.advanceTimersByTime(500);
      expect(session.state.get().status).toBe('checked');
      session.resume();
      expect(asked()).toHaveLength(2);
    });

    it('starts anew when the person asks for it', () => {
      session.retry();
      expect(worker(0).terminated).toBe(true);
      expect(worker(1).requests[0]?.paragraphs).toEqual(['teh end']);
    });
  });

  it('quotes the neighbours of a space, which alone would say nothing', () => {
    open('good , but');
    worker().send({
      type: 'checked',
      generation: 0,
      paragraph: {
        ...checkedParagraph('good , but'),
        issues: checkedParagraph('teh').issues.map((issue) => ({ ...issue, start: 4, end: 5 })),
      },
    });
    settle();
    expect(session.state.get().issues[0]).toMatchObject({ before: 'good', text: ' ', after: ',' });
  });
});
