import type { SavedDraft } from '../drafts/database';
import { createDraftSession, type TabChannel } from '../drafts/draft-session';
import type { DraftContent, DraftStore } from '../drafts/draft-store';

/** Drafts of one browser that several tabs share, without the waiting of IndexedDB. */
export class MemoryStore {
  current: SavedDraft | undefined;
  others: SavedDraft[] = [];
  readonly journals = new Map<string, string>();
  broken = false;
  /** Of each reading and of each saving. Milliseconds. */
  latency = 0;
  readonly channels: TabChannel[] = [];

  tab(tab: string): DraftStore {
    const withoutOwn = () => this.others.filter((other) => other.tab !== tab);
    return {
      tab,
      load: async () => {
        await this.wait();
        return { current: this.current, others: this.others };
      },
      save: async (content, base) => {
        await this.wait();
        if (this.broken) throw new Error('storage full');
        const theirs = this.current;
        const revision = (theirs?.revision ?? 0) + 1;
        const draft = { ...content, savedAt: 0, tab, revision };
        if (theirs && theirs.tab !== tab && theirs.revision !== base) {
          this.others = [...withoutOwn(), draft];
          return { saved: false, theirs };
        }
        this.current = draft;
        this.others = withoutOwn();
        return { saved: true, revision };
      },
      settle: async (chosen, rejected) => {
        await this.wait();
        if (this.broken) throw new Error('storage full');
        const revision = (this.current?.revision ?? 0) + 1;
        this.current = { ...chosen, savedAt: 0, tab, revision };
        this.others = withoutOwn().filter(
          ({ text }) => text !== rejected.text && text !== chosen.text,
        );
        return revision;
      },
      recover: () => Promise.resolve(),
      claim: () => Promise.resolve(undefined),
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

export function openTab(browser: MemoryStore, name: string) {
  let content: DraftContent = { text: '', selection: { anchor: 0, head: 0 } };
  let followed = 0;
  const session = createDraftSession({
    store: browser.tab(name),
    journal: {
      write: ({ text }) => browser.journals.set(name, text),
      clear: () => browser.journals.delete(name),
    },
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
