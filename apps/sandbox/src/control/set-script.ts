import type { Response } from 'express';
import type { BehaviourScripts } from './behaviour-scripts';

/** What the fields of a request are called that sets how a stand-in behaves. */
export interface ScriptFields<Behaviour> {
  /** Whose requests are meant; everyone's without it. */
  readonly name: string;
  /** One behaviour for each of the next requests. */
  readonly queue: string;
  readonly isBehaviour: (value: unknown) => value is Behaviour;
}

export function refuse(response: Response): void {
  response.status(400).json({ error: 'Unknown knob, or a value of the wrong type.' });
}

/** Does what the body of a control request asks for, or refuses the whole of it. */
export function setScript<Behaviour>(
  scripts: Pick<BehaviourScripts<Behaviour>, 'enqueue' | 'always'>,
  fields: ScriptFields<Behaviour>,
  body: Readonly<Record<string, unknown>>,
  response: Response,
): void {
  const { [fields.name]: name, [fields.queue]: queue = [], always, ...unknown } = body;
  const known =
    Object.keys(unknown).length === 0 &&
    (name === undefined || typeof name === 'string') &&
    Array.isArray(queue) &&
    queue.every(fields.isBehaviour) &&
    (always === undefined || fields.isBehaviour(always));
  if (!known) return refuse(response);
  scripts.enqueue(name, ...queue);
  if (always !== undefined) scripts.always(name, always);
  response.status(204).end();
}
