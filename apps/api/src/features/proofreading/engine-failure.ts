import { isError } from '../../platform/errors/is-error';
import { OwnError } from '../../platform/errors/own-error';
import { framesOf } from '../../platform/logging/error-frames';

/**
 * A failure of the engine at a text, fit for the log: what kind of error it was and where it was thrown. Its message is
 * left out, because it may quote the text.
 */
export class EngineFailure extends OwnError {
  override readonly name = 'EngineFailure';

  constructor(what: string, error: unknown) {
    super(`${what}: ${isError(error) ? error.name : typeof error}`);
    const frames = isError(error) ? framesOf(error) : [];
    this.stack = [`${this.name}: ${this.message}`, ...frames].join('\n');
  }
}
