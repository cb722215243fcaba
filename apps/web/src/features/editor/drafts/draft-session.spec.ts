import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SavedDraft } from './database';
import { createDraftSession, type TabChannel } from './draft-session';
import type { DraftContent, DraftStore } from './draft-store';

/** Drafts of one browser that several tabs share, without the waiting of IndexedDB. */
class MemoryStore {
  current: SavedDraft | undefined;
  broken = false;
  /** Of each reading and of each saving. Milliseconds. */
  latency = 0;
  readonly channels: TabChannel[] = [];

  tab(tab: string): DraftStore {
    return {
      load: async () => {
        await this.wait();
        return { current: this.current, other: undefined };
      },
      save: async (content, base, force = false) => {
        await this.wait();
        if (this.broken) throw new Error('storage full');
        const theirs = this.current;
        if (theirs && theirs.tab !== tab && theirs.revision !== base && !force)
          return { saved: false, theirs };
        const revision = (theirs?.revision ?? 0) + 1;
        this.current = { ...content, savedAt: 0, tab, revision };
        return { saved: true, revision };
      },
      discardOther: () => Promise.resolve(),
    };
  }

  private async wait() {
    if (this.latency) await new Promise((done) => setTimeout(done, this.latency));
  }

  channel(): TabChannel {
    const own: TabChannel = {
      onmessage: null,
      close: () => undefined,
      postMessage: (data) => {
        for (const other of this.channels)
          if (other !== own) other.onmessage?.(new MessageEvent('message', { data }));
      },
    };
    this.channels.push(own);
    return own;
  }
}

function openTab(browser: MemoryStore, name: string) {
  let content: DraftContent = { text: '', selection: { anchor: 0, head: 0 } };
  let followed = 0;
  const session = createDraftSession({
    store: browser.tab(name),
    revision: 0,
    other: undefined,
    channel: browser.channel(),
    content: () => content,
    replace: ({ text, selection }) => {
      content = { text, selection };
    },
    onFollowed: () => {
      followed += 1;
    },
  });
  return {
    session,
    text: () => content.text,
    followed: () => followed,
    write(text: string) {
      content = { ...content, text };
      session.changed();
    },
  };
}

const settle = () => jest.advanceTimersByTimeAsync(400);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the draft session', () => {
  it('saves once the typing rests', async () => {
    const browser = new MemoryStore();
    const tab = openTab(browser, 'a');
    tab.write('H');
    await jest.advanceTimersByTimeAsync(300);
    tab.write('Hello');
    await jest.advanceTimersByTimeAsync(399);
    expect(browser.current).toBeUndefined();
    expect(tab.session.state.get().saving).toBe('pending');
    await jest.advanceTimersByTimeAsync(1);
    expect(browser.current?.text).toBe('Hello');
    expect(tab.session.state.get().saving).toBe('saved');
  });

  it('saves at once when the page goes away, and not twice', async () => {
    const browser = new MemoryStore();
    const tab = openTab(browser, 'a');
    tab.write('Hello');
    await tab.session.flush();
    expect(browser.current).toMatchObject({ text: 'Hello', revision: 1 });
    await tab.session.flush();
    await settle();
    expect(browser.current?.revision).toBe(1);
  });

  it('takes over what another tab has saved when nothing is unsaved here', async () => {
    const browser = new MemoryStore();
    const a = openTab(browser, 'a');
    const b = openTab(browser, 'b');
    a.write('from a');
    await settle();
    expect(b.text()).toBe('from a');
    expect(b.followed()).toBe(1);
    b.write('from a and b');
    await settle();
    expect(a.text()).toBe('from a and b');
    expect(b.session.state.get().conflict).toBeNull();
  });

  it('asks when both tabs have written, and loses neither text', async () => {
    const browser = new MemoryStore();
    const a = openTab(browser, 'a');
    const b = openTab(browser, 'b');
    a.write('from a');
    b.write('from b');
    await settle();
    expect(a.text()).toBe('from a');
    expect(b.text()).toBe('from b');
    expect(b.session.state.get().conflict?.text).toBe('from a');

    await b.session.keepMine();
    expect(browser.current?.text).toBe('from b');
    expect(b.session.state.get().conflict).toBeNull();
  });

  it('asks too when its own save comes while it reads what the other tab has saved', async () => {
    const browser = new MemoryStore();
    browser.latency = 50;
    const a = openTab(browser, 'a');
    const b = openTab(browser, 'b');
    a.write('from a');
    await jest.advanceTimersByTimeAsync(70);
    b.write('from b');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(a.text()).toBe('from a');
    expect(b.text()).toBe('from b');
    expect(b.session.state.get().conflict?.text).toBe('from a');
  });

  it('takes the other version when the person chooses it', async () => {
    const browser = new MemoryStore();
    const a = openTab(browser, 'a');
    const b = openTab(browser, 'b');
    a.write('from a');
    b.write('from b');
    await settle();
    await b.session.takeTheirs();
    expect(b.text()).toBe('from a');
    expect(browser.current?.text).toBe('from a');
  });

  it('says when nothing can be kept, leaves the text alone, and saves again when it can', async () => {
    const browser = new MemoryStore();
    const tab = openTab(browser, 'a');
    browser.broken = true;
    tab.write('Hello');
    await settle();
    expect(tab.session.state.get().saving).toBe('failed');
    expect(tab.text()).toBe('Hello');
    browser.broken = false;
    await tab.session.flush();
    expect(browser.current?.text).toBe('Hello');
    expect(tab.session.state.get().saving).toBe('saved');
  });

  it('tries again by itself, later each time, and says so until it has worked', async () => {
    const browser = new MemoryStore();
    const tab = openTab(browser, 'a');
    browser.broken = true;
    tab.write('Hello');
    await settle();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(tab.session.state.get().saving).toBe('failed');
    browser.broken = false;
    await jest.advanceTimersByTimeAsync(1_999);
    expect(browser.current).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(browser.current?.text).toBe('Hello');
    expect(tab.session.state.get().saving).toBe('saved');
  });

  it('gives up once it is disposed of', async () => {
    const browser = new MemoryStore();
    const tab = openTab(browser, 'a');
    browser.broken = true;
    tab.write('Hello');
    await settle();
    tab.session.dispose();
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
