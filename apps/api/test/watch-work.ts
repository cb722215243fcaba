import { Lifecycle } from '../src/platform/http/lifecycle';
import type { TestingApp } from './testing-app';

/** What has been begun on the server since the last `reset`. */
export interface WatchedWork {
  /** Pieces of work that have ended, with all that they give back. */
  ended(): number;
  /** Who has asked to be told of the server's stop, in all. */
  listened(): number;
  /** Who would be told of it now. */
  listening(): number;
  reset(): void;
}

/** Counts from outside what the server lets the lifecycle know. */
export function watchWork(app: TestingApp): WatchedWork {
  const lifecycle = app.app.get(Lifecycle);
  const beginWork = lifecycle.beginWork.bind(lifecycle);
  const onStop = lifecycle.onStop.bind(lifecycle);
  let counts = { ended: 0, listened: 0, forgotten: 0 };
  lifecycle.beginWork = () => {
    const end = beginWork();
    return () => {
      end();
      counts.ended += 1;
    };
  };
  lifecycle.onStop = (close) => {
    const forget = onStop(close);
    counts.listened += 1;
    return () => {
      forget();
      counts.forgotten += 1;
    };
  };
  return {
    ended: () => counts.ended,
    listened: () => counts.listened,
    listening: () => counts.listened - counts.forgotten,
    reset: () => {
      counts = { ended: 0, listened: 0, forgotten: 0 };
    },
  };
}
