import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const EXTENSION = '.eml';
const ID = /^\d{13}-[0-9a-f]{6}$/;

/** Where mails are kept, by id: in a folder, a file each. */
export class MailFolder {
  private constructor(private readonly folder: string) {}

  /** Makes the folder where there is none. */
  static async open(folder: string): Promise<MailFolder> {
    await mkdir(folder, { recursive: true });
    return new MailFolder(folder);
  }

  #file(id: string): string {
    return join(this.folder, `${id}${EXTENSION}`);
  }

  async ids(): Promise<readonly string[]> {
    const names = await readdir(this.folder);
    return names
      .filter((name) => name.endsWith(EXTENSION))
      .map((name) => name.slice(0, -EXTENSION.length))
      .filter((id) => ID.test(id))
      .toSorted();
  }

  read(id: string): Promise<Buffer> {
    return readFile(this.#file(id));
  }

  /** Under its name only once it is whole. */
  async write(id: string, source: Buffer): Promise<void> {
    const unfinished = `${this.#file(id)}.part`;
    await writeFile(unfinished, source);
    await rename(unfinished, this.#file(id));
  }

  async remove(id: string): Promise<void> {
    await rm(this.#file(id), { force: true });
  }
}
