import { OwnError } from './own-error';

/** What keeps the server from starting, in one sentence for whoever started it: which setting, and never its value. */
export class StartError extends OwnError {
  override readonly name: string = 'StartError';
}
