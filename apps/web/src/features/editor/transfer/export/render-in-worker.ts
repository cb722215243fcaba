import { askWorker } from '../ask-worker';
import type { TextToRender } from './render';

const start = () => new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });

/** The contents of the file, made while the page goes on. Rejects where they could not be made or what makes them not loaded. */
export async function renderInWorker(text: TextToRender): Promise<BlobPart> {
  const answer = await askWorker<BlobPart>(start, text);
  if ('failure' in answer) throw new Error(answer.failure);
  return answer.result;
}
