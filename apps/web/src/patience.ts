/** Time that an answer may take, in milliseconds: a call on a dead connection would never end by itself. */
const PATIENCE_MS = 20_000;

/** Ends a call that takes too long. */
export const patience = (): AbortSignal => AbortSignal.timeout(PATIENCE_MS);
