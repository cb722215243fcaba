import { toAppError, type AppError } from '@tercet/api-client';

/** Does what may fail. @returns what went wrong, or null. */
export async function attempt(action: () => Promise<unknown>): Promise<AppError | null> {
  try {
    await action();
    return null;
  } catch (thrown) {
    return toAppError(thrown);
  }
}
