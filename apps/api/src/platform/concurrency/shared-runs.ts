interface Line<Result> {
  running: Promise<Result>;
  next?: Promise<Result>;
}

/** Work that looks at the present: whoever asks for it while it runs gets the result of one run more, together with all others who do. */
export class SharedRuns<Result> {
  readonly #lines = new Map<string, Line<Result>>();

  /** The result of a run that begins after this call. */
  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(key);
    if (!line) return this.#start(key, work);
    line.next ??= line.running.catch(() => undefined).then(() => this.#start(key, work));
    return line.next;
  }

  #start(key: string, work: () => Promise<Result>): Promise<Result> {
    const line: Line<Result> = { running: work() };
    this.#lines.set(key, line);
    const end = () => {
      if (this.#lines.get(key) === line && !line.next) this.#lines.delete(key);
    };
    line.running.then(end, end);
    return line.running;
  }
}
