import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MemoryStore, openTab } from '../testing/memory-drafts';

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

  it('saves within a second of the first key while the typing goes on', async () => {
    const browser = new MemoryStore();
    const tab = openTab(browser, 'a');
    for (let keys = 1; keys <= 12; keys += 1) {
      tab.write('k'.repeat(keys));
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(browser.current?.text).toBe('k'.repeat(10));
    await settle();
    expect(browser.current?.text).toBe('k'.repeat(12));
  });

  it('holds the last keys at once when the page goes away, until they are saved', async () => {
    const browser = new MemoryStore();
    browser.latency = 50;
    const tab = openTab(browser, 'a');
    tab.write('Hello');
    tab.session.hold();
    expect(browser.journals.get('a')).toBe('Hello');
    await jest.advanceTimersByTimeAsync(420);
    browser.journals.clear();
    // The save is under way, and may never end.
    tab.session.hold();
    expect(browser.journals.get('a')).toBe('Hello');
    await jest.advanceTimersByTimeAsync(100);
    expect(browser.current?.text).toBe('Hello');
    expect(browser.journals.size).toBe(0);
    tab.session.hold();
    expect(browser.journals.size).toBe(0);
  });

  it('goes on holding the keys that were pressed while it saved', async () => {
    const browser = new MemoryStore();
    browser.latency = 50;
    const tab = openTab(browser, 'a');
    tab.write('Hello');
    await jest.advanceTimersByTimeAsync(420);
    tab.write('Hello, Anna');
    tab.session.hold();
    await jest.advanceTimersByTimeAsync(50);
    expect(browser.current?.text).toBe('Hello');
    expect(browser.journals.get('a')).toBe('Hello, Anna');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(browser.current?.text).toBe('Hello, Anna');
    expect(browser.journals.size).toBe(0);
  });

  /** Two tabs that have written different texts, before a slow save. */
  async function differing() {
    const browser = new MemoryStore();
    openTab(browser, 'a').write('from a');
    const b = openTab(browser, 'b');
    b.write('from b');
    await settle();
    browser.latency = 50;
    return { browser, b };
  }

  it('holds the version that is being chosen, until it is saved', async () => {
    const { browser, b } = await differing();
    b.write('from b, more');
    const choosing = b.session.keepMine();
    await jest.advanceTimersByTimeAsync(20);
    b.session.hold();
    expect(browser.journals.get('b')).toBe('from b, more');
    await jest.advanceTimersByTimeAsync(100);
    await choosing;
    expect(browser.current?.text).toBe('from b, more');
    expect(browser.journals.size).toBe(0);
  });

  it('goes on holding the keys that were pressed while a version was chosen', async () => {
    const { browser, b } = await differing();
    const choosing = b.session.keepMine();
    await jest.advanceTimersByTimeAsync(20);
    b.write('from b, more');
    b.session.hold();
    await jest.advanceTimersByTimeAsync(100);
    await choosing;
    expect(browser.current?.text).toBe('from b');
    expect(browser.journals.get('b')).toBe('from b, more');
  });

  it('holds them too where nothing tells that the page goes', async () => {
    const browser = new MemoryStore();
    const tab = openTab(browser, 'a');
    tab.write('Hello');
    await jest.advanceTimersByTimeAsync(150);
    expect(browser.journals.get('a')).toBe('Hello');
    expect(browser.current).toBeUndefined();
  });

  it('does not hold every few keys of a text so long that it would be felt', async () => {
    const browser = new MemoryStore();
    const tab = openTab(browser, 'a');
    const long = 'k'.repeat(100_001);
    tab.write(long);
    await settle();
    tab.write(long + 'k');
    await jest.advanceTimersByTimeAsync(399);
    expect(browser.journals.size).toBe(0);
    tab.session.hold();
    expect(browser.journals.get('a')).toBe(long + 'k');
    await jest.advanceTimersByTimeAsync(1);
    tab.write('k');
    await settle();
    tab.write('kk');
    await jest.advanceTimersByTimeAsync(150);
    expect(browser.journals.get('a')).toBe('kk');
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
    expect(a.session.state.get().conflict?.text).toBe('from b');

    await b.session.keepMine();
    await settle();
    expect(browser.current?.text).toBe('from b');
    expect(browser.others).toEqual([]);
    for (const { session, text } of [a, b]) {
      expect(session.state.get().conflict).toBeNull();
      expect(text()).toBe('from b');
    }
  });

  it('tells both tabs what the other one has written since, and asks one choice of both', async () => {
    const browser = new MemoryStore();
    const a = openTab(browser, 'a');
    const b = openTab(browser, 'b');
    a.write('from a');
    b.write('from b');
    await settle();
    a.write('from a, more');
    await settle();
    b.write('from b, more');
    await settle();
    expect(b.session.state.get().conflict?.text).toBe('from a, more');
    expect(a.session.state.get().conflict?.text).toBe('from b, more');
    await a.session.keepMine();
    await settle();
    expect(b.text()).toBe('from a, more');
    expect(b.session.state.get().conflict).toBeNull();
  });

  it('goes on saving beside the draft what is written before the choice', async () => {
    const browser = new MemoryStore();
    const a = openTab(browser, 'a');
    const b = openTab(browser, 'b');
    a.write('from a');
    b.write('from b');
    await settle();
    b.write('from b, at the last moment');
    b.session.dispose();
    await settle();
    expect(browser.current?.text).toBe('from a');
    expect(browser.others.map(({ text }) => text)).toEqual(['from b, at the last moment']);
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
