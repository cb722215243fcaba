import type { WorkerLike } from './checker-client';

/** Starts the checker beside the page. Nothing of the engine is loaded before. */
export function startChecker(): WorkerLike {
  return new Worker(new URL('./checker.worker.ts', import.meta.url), { type: 'module' });
}
