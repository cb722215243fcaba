import { invalid } from '../refusal';
import type { Tree } from './form';

/** A stretch of time, as lists are narrowed by it. */
export interface Range {
  readonly gt?: number;
  readonly gte?: number;
  readonly lt?: number;
  readonly lte?: number;
}

/** The parameters of one request. Whatever is not asked for by its name is refused, as the provider does. */
export class Params {
  readonly #asked = new Set<string>();
  readonly #groups: Params[] = [];

  constructor(
    private readonly tree: Tree,
    private readonly path = '',
  ) {}

  nameOf(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.tree, name);
  }

  /** Text where it is given, `null` where it is given empty, which takes a value away. */
  text(name: string): string | null | undefined {
    this.#asked.add(name);
    const value = this.tree[name];
    if (value === undefined || value === '') return value === '' ? null : undefined;
    if (typeof value === 'string') return value;
    throw invalid(`Invalid string: ${JSON.stringify(value)}`, this.nameOf(name));
  }

  required(name: string): string {
    const value = this.text(name);
    if (value) return value;
    const full = this.nameOf(name);
    throw invalid(`Missing required param: ${full}.`, full, 'parameter_missing');
  }

  integer(name: string): number | undefined {
    const value = this.text(name) ?? undefined;
    if (value === undefined) return undefined;
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw invalid(`Invalid integer: ${value}`, this.nameOf(name), 'parameter_invalid_integer');
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name) ?? undefined;
    if (value === undefined) return undefined;
    if (value === 'true' || value === 'false') return value === 'true';
    throw invalid(`Invalid boolean: ${value}`, this.nameOf(name));
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name) ?? undefined;
    if (value === undefined) return undefined;
    const found = choices.find((choice) => choice === value);
    if (found) return found;
    const known = choices.join(', ');
    throw invalid(`Invalid ${name}: must be one of ${known}`, this.nameOf(name));
  }

  /** A list of texts; also one text alone. */
  texts(name: string): string[] | undefined {
    this.#asked.add(name);
    const value = this.tree[name];
    if (value === undefined) return undefined;
    if (value === '') return [];
    const texts = Array.isArray(value) ? value : [value];
    if (texts.every((text) => typeof text === 'string')) return texts;
    throw invalid('Invalid array', this.nameOf(name));
  }

  group(name: string): Params | undefined {
    this.#asked.add(name);
    const value = this.tree[name];
    if (value === undefined) return undefined;
    if (typeof value === 'string' || Array.isArray(value)) {
      throw invalid('Invalid object', this.nameOf(name));
    }
    return this.#keep(new Params(value, this.nameOf(name)));
  }

  groups(name: string): Params[] {
    this.#asked.add(name);
    const value = this.tree[name];
    if (value === undefined) return [];
    if (!Array.isArray(value)) throw invalid('Invalid array', this.nameOf(name));
    return value.map((item, index) => {
      const full = `${this.nameOf(name)}[${index}]`;
      if (typeof item === 'string' || Array.isArray(item)) throw invalid('Invalid object', full);
      return this.#keep(new Params(item, full));
    });
  }

  #keep(params: Params): Params {
    this.#groups.push(params);
    return params;
  }

  /** Names and values of the caller's own; an empty value takes a name away. */
  metadata(name = 'metadata'): Record<string, string> | undefined {
    if (this.tree[name] === '') {
      this.#asked.add(name);
      return {};
    }
    const group = this.group(name);
    if (!group) return undefined;
    const entries = Object.keys(group.tree).map((key) => [key, group.text(key) ?? ''] as const);
    return Object.fromEntries(entries);
  }

  range(name: string): Range | undefined {
    if (typeof this.tree[name] === 'string') {
      const moment = this.integer(name);
      return moment === undefined ? undefined : { gte: moment, lte: moment };
    }
    const group = this.group(name);
    return (
      group && {
        gt: group.integer('gt'),
        gte: group.integer('gte'),
        lt: group.integer('lt'),
        lte: group.integer('lte'),
      }
    );
  }

  /** Refuses what nobody has asked for. */
  done(): void {
    const unknown = Object.keys(this.tree).find((name) => !this.#asked.has(name));
    if (unknown !== undefined) {
      const full = this.nameOf(unknown);
      throw invalid(`Received unknown parameter: ${full}`, full, 'parameter_unknown');
    }
    for (const group of this.#groups) group.done();
  }
}

/** Metadata after a change: names that are given empty are gone. */
export function merged(
  before: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  const all = Object.entries({ ...before, ...changes });
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}
