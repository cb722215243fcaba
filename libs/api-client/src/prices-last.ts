/** A server that wants prices to be asked for anew all the time gets its wish within reason. Milliseconds. */
const LEAST_MS = 10_000;
/** Longest wait that a browser's timer can hold, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** For how long prices are good for which the server vouches for so many seconds. Milliseconds. */
export const pricesLastMs = (seconds = 0): number =>
  Math.min(Math.max(seconds * 1000, LEAST_MS), LONGEST_MS);
