import { Injectable } from '@nestjs/common';

/** All that one part of the server keeps of an account, as plain values. */
export type PersonalDataReader = (userId: string) => Promise<unknown>;

/** Whoever keeps something of an account says here how to read it, so that its owner gets all of it. */
@Injectable()
export class PersonalData {
  readonly #readers = new Map<string, PersonalDataReader>();

  register(section: string, read: PersonalDataReader): void {
    if (this.#readers.has(section)) throw new Error(`The section ${section} is there already`);
    this.#readers.set(section, read);
  }

  /** What the server keeps of an account, by section, in the order of their names. */
  async of(userId: string): Promise<Record<string, unknown>> {
    const sections = [...this.#readers].sort(([a], [b]) => a.localeCompare(b));
    const values: Record<string, unknown> = {};
    for (const [section, read] of sections) values[section] = await read(userId);
    return values;
  }
}
