import { askWorker } from './ask-worker';
import type { DocxAnswer, DocxFailure } from './read-docx';

const start = () => new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });

/** As `readDocx`, while the page goes on. Rejects where what reads such documents could not be loaded, or has died. */
export function readDocxInWorker(bytes: ArrayBuffer): Promise<DocxAnswer> {
  return askWorker<string, DocxFailure>(start, bytes);
}
