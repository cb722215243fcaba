/** The name under which a setting holds for everyone who has none of their own. */
const ANYONE = '*';

interface Script<Behaviour> {
  readonly queue: Behaviour[];
  always?: Behaviour;
}

/** How requests are answered, by whose they are, so that tests that run at the same time do not disturb each other. */
export class BehaviourScripts<Behaviour> {
  readonly #scripts = new Map<string, Script<Behaviour>>();

  #script(name = ANYONE): Script<Behaviour> {
    let script = this.#scripts.get(name);
    if (!script) this.#scripts.set(name, (script = { queue: [] }));
    return script;
  }

  /** The next requests of this name, or of all that have no setting of their own, are answered so, one behaviour each. */
  enqueue(name: string | undefined, ...behaviours: readonly Behaviour[]): void {
    this.#script(name).queue.push(...behaviours);
  }

  /** Every request of this name for which nothing is queued is answered so. */
  always(name: string | undefined, behaviour: Behaviour): void {
    this.#script(name).always = behaviour;
  }

  /** Takes the behaviour for one request off the queue; none where nothing is set. */
  next(name: string): Behaviour | undefined {
    const script = this.#scripts.get(name) ?? this.#scripts.get(ANYONE);
    return script?.queue.shift() ?? script?.always;
  }

  forget(name?: string): void {
    if (name === undefined) this.#scripts.clear();
    else this.#scripts.delete(name);
  }
}
