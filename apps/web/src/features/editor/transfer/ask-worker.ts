/** Longer than any work that ends takes on a slow device. Milliseconds. */
const ANSWERED_WITHIN_MS = 120_000;

/** What a worker says once: the result, or why there is none. */
export type WorkerAnswer<Result, Failure extends string = string> =
  { readonly result: Result } | { readonly failure: Failure };

/** The part of a `Worker` that is used, so that tests can stand in for it. */
export type OneAnswerWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Has a worker do one piece of work, and ends it. Rejects where it could not be started, dies, or never answers. */
export function askWorker<Result, Failure extends string = string>(
  start: () => OneAnswerWorker,
  question: unknown,
): Promise<WorkerAnswer<Result, Failure>> {
  return new Promise((resolve, reject) => {
    const worker = start();
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const fail = () => {
      end();
      reject(new Error('The worker gives no answer.'));
    };
    const timer = setTimeout(fail, ANSWERED_WITHIN_MS);
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer<Result, Failure>>) => {
      end();
      resolve(data);
    };
    worker.postMessage(question);
  });
}
