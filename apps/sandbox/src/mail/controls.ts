import { BehaviourScripts } from '../control/behaviour-scripts';
import type { MailBehaviour } from './behaviour';
import type { Mail } from './mail';
import type { MailStore } from './mail-store';

export interface Awaited {
  readonly subject?: string | RegExp;
  /** How many such mails there must be. */
  readonly count?: number;
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 30_000;

const fits = (subject: Awaited['subject']) => (mail: Mail) =>
  subject === undefined ||
  (typeof subject === 'string' ? mail.subject === subject : mail.subject.search(subject) >= 0);

/** Sets what becomes of mails, by the address they go to, and shows those that came. */
export class MailControls {
  readonly #scripts = new BehaviourScripts<MailBehaviour>();
  #down = false;
  #onDown: () => void = () => undefined;

  constructor(private readonly store: MailStore) {}

  /** The next mails to this address fare so, one behaviour each. */
  enqueue(to: string | undefined, ...behaviours: readonly MailBehaviour[]): void {
    this.#scripts.enqueue(to?.toLowerCase(), ...behaviours);
  }

  /** Every mail to this address for which nothing is queued fares so. */
  always(to: string | undefined, behaviour: MailBehaviour): void {
    this.#scripts.always(to?.toLowerCase(), behaviour);
  }

  /** Takes the behaviour for one mail to this address off the queue. */
  next(to: string): MailBehaviour {
    return this.#scripts.next(to.toLowerCase()) ?? {};
  }

  /** Whether every connection is broken, new ones and those that are open when this begins. */
  get down(): boolean {
    return this.#down;
  }

  set down(down: boolean) {
    this.#down = down;
    if (down) this.#onDown();
  }

  /** Calls back when the server is to break its connections. */
  whenDown(breakConnections: () => void): void {
    this.#onDown = breakConnections;
  }

  /** Oldest first. */
  list(to?: string): Promise<readonly Mail[]> {
    return this.store.list(to);
  }

  /** Resolves with all mails to an address that fit, oldest first, as soon as there are enough; those that came before count too. */
  async waitFor(
    to: string,
    { subject, count = 1, timeoutMs = DEFAULT_TIMEOUT_MS }: Awaited = {},
  ): Promise<readonly Mail[]> {
    const found = async () => (await this.store.list(to)).filter(fits(subject));
    const late = AbortSignal.timeout(timeoutMs);
    return new Promise((resolve, reject) => {
      const look = () =>
        found().then((mails) => {
          if (mails.length < count) return;
          stop();
          resolve(mails);
        }, reject);
      const giveUp = async () => {
        stop();
        const subjects = (await this.store.list(to)).map((mail) => mail.subject);
        const seen = subjects.length > 0 ? subjects.join(', ') : 'none';
        reject(new Error(`No ${count} such mails to ${to} in ${timeoutMs} ms; there are: ${seen}`));
      };
      const stop = () => {
        this.store.events.off('kept', look);
        late.removeEventListener('abort', giveUp);
      };
      late.addEventListener('abort', giveUp);
      this.store.events.on('kept', look);
      void look();
    });
  }

  /** Forgets the mails to an address and what is set for it; without one, everything, and the server is up. */
  async reset(to?: string): Promise<void> {
    this.#scripts.forget(to?.toLowerCase());
    if (to === undefined) this.#down = false;
    await this.store.deleteAll(to);
  }
}
