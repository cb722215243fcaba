import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readMail, withEnvelope, type Envelope, type Mail } from './mail';
import { MailFolder } from './mail-folder';

const KEPT_MAILS = 500;

const isTo = (to: string | undefined) => (mail: Mail) =>
  to === undefined ||
  mail.recipients.some((recipient) => recipient.toLowerCase() === to.toLowerCase());

/** The newest mails: in memory, and in a folder where one is given. */
export class MailStore {
  /** Tells of each mail once it is kept. */
  readonly events = new EventEmitter<{ kept: [Mail] }>();
  readonly #mails = new Map<string, Mail>();
  readonly #loaded: Promise<void>;
  #lastTime = 0;

  private constructor(
    private readonly folder: MailFolder | undefined,
    ids: readonly string[],
    private readonly limit: number,
  ) {
    this.events.setMaxListeners(0);
    this.#lastTime = timeOf(ids.at(-1));
    this.#loaded = this.#load(ids);
  }

  /** Opens the folder; what lies in it is read while the caller goes on. */
  static async open(inboxDir?: string, limit = KEPT_MAILS): Promise<MailStore> {
    const folder = inboxDir === undefined ? undefined : await MailFolder.open(inboxDir);
    return new MailStore(folder, (await folder?.ids()) ?? [], limit);
  }

  async #load(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      // A file that cannot be read is left where it is, for a person to look at.
      const mail = await this.#read(id).catch(() => undefined);
      if (mail) this.#mails.set(id, mail);
    }
  }

  async #read(id: string): Promise<Mail | undefined> {
    const source = await this.folder?.read(id);
    return source && readMail(id, timeOf(id), source);
  }

  async #dropOldest(): Promise<void> {
    const ids = [...this.#mails.keys()].toSorted();
    for (const id of ids.slice(0, -this.limit)) await this.#remove(id);
  }

  async #remove(id: string): Promise<void> {
    this.#mails.delete(id);
    await this.folder?.remove(id);
  }

  async keep(envelope: Envelope, message: Buffer): Promise<void> {
    await this.#loaded;
    // Ids grow, so that their order is that of the mails.
    this.#lastTime = Math.max(Date.now(), this.#lastTime + 1);
    const id = `${String(this.#lastTime).padStart(13, '0')}-${randomBytes(3).toString('hex')}`;
    const source = withEnvelope(envelope, message);
    const mail = await readMail(id, timeOf(id), source);
    await this.folder?.write(id, source);
    this.#mails.set(id, mail);
    await this.#dropOldest();
    this.events.emit('kept', mail);
  }

  /** Oldest first; to one address where it is given, in whichever case it is written. */
  async list(to?: string): Promise<readonly Mail[]> {
    await this.#loaded;
    return [...this.#mails.values()]
      .filter(isTo(to))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }

  async find(id: string): Promise<Mail | undefined> {
    await this.#loaded;
    return this.#mails.get(id);
  }

  async delete(id: string): Promise<void> {
    await this.#loaded;
    if (this.#mails.has(id)) await this.#remove(id);
  }

  async deleteAll(to?: string): Promise<void> {
    for (const { id } of await this.list(to)) await this.#remove(id);
  }
}

/** Ids begin with the milliseconds at which the mail came. */
function timeOf(id: string | undefined): number {
  return id === undefined ? 0 : Number(id.split('-', 1)[0]);
}
