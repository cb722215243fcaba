import { types } from 'node:util';

/** Whether something is an error, such as one of another thread, which is no instance of this one's class. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || types.isNativeError(value);
