import { types } from 'node:util';

/**
 * A failure of the engine at a text, fit for the log: what kind of error it was and where it was thrown. Its message is
 * left out, because it may quote the text.
 */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';

  constructor(what: string, error: unknown) {
    const kind = types.isNativeError(error) ? error.name : typeof error;
    super(`${what}: ${kind}`);
    this.stack = [`${this.name}: ${this.message}`, ...framesOf(error)].join('\n');
  }
}

function framesOf(error: unknown): readonly string[] {
  const stack = types.isNativeError(error) ? (error.stack ?? '') : '';
  // Messages have lines too: what follows the last one that is no frame is the stack.
  const lines = stack.split('\n');
  const first = lines.findLastIndex((line) => !/^\s+at /.test(line)) + 1;
  return lines.slice(first);
}
