import type { Locale } from '@tercet/contracts';
import type { CheckedParagraph, Summary } from '@tercet/proofreading-core';
import { createSilenceWatch } from '../silence-watch';
import { createExampleRequests, type Examples } from './example-requests';
import {
  isWorkerMessage,
  type CheckRequest,
  type TextToSummarize,
  type WorkerRequest,
} from './protocol';
import { createSummaryRequests } from './summary-requests';

/** The part of a `Worker` that is used, so that tests can stand in for it. */
export interface WorkerLike {
  postMessage(message: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface CheckerClientOptions {
  readonly startWorker: () => WorkerLike;
  /** Whether something that was asked is unanswered. */
  readonly isWaiting: () => boolean;
  readonly onChecked: (paragraph: CheckedParagraph, generation: number) => void;
  /** Follows each request, before the answers to its paragraphs. */
  readonly onDocumentLanguage: (language: Locale, generation: number) => void;
  readonly onParagraphFailed: (
    text: string,
    missing: Locale | undefined,
    generation: number,
  ) => void;
  /** The worker could not be loaded: everything unanswered has to be asked again, when another try makes sense. */
  readonly onNotStarted: () => void;
  /** The worker has died and another may take its place: everything unanswered has to be asked again. */
  readonly onDied: () => void;
  /** Another has taken its place. */
  readonly onRestarted: () => void;
  /** It has died again: checking rests until `retry`. */
  readonly onGivenUp: () => void;
}

export interface CheckerClient {
  check(request: Omit<CheckRequest, 'type'>): void;
  /** Has a language loaded before there is a text in it. */
  load(language: Locale): void;
  /** Examples of a rule; none where it has none, or while there is no worker. */
  examples(ruleId: string): Promise<Examples>;
  /** `null` where no worker could answer. */
  summarize(text: TextToSummarize): Promise<Summary | null>;
  retry(): void;
  dispose(): void;
}

/** How often a dead worker is replaced without asking. */
const RESTARTS = 1;
/** A worker that is asked whether it lives answers between two sentences; a long one holds it up. Milliseconds. */
const ASK_WHETHER_ALIVE_MS = 5_000;
const UNANSWERED_AT_MOST = 8;

/** Speaks to the worker, and replaces it once when it dies or falls silent. The worker starts with the first request. */
export function createCheckerClient(options: CheckerClientOptions): CheckerClient {
  let worker: WorkerLike | null = null;
  /** Whether the worker has said anything yet: one that never does may not even have been fetched. */
  let isHeard = false;
  let isReplacement = false;
  let restartsLeft = RESTARTS;
  let givenUp = false;

  const watch = createSilenceWatch({
    everyMs: ASK_WHETHER_ALIVE_MS,
    most: UNANSWERED_AT_MOST,
    onQuiet() {
      if (options.isWaiting() || summaries.isWaiting()) worker?.postMessage({ type: 'ping' });
      else watch.stop();
    },
    onLost: () => died(),
  });

  const examples = createExampleRequests((ruleId) =>
    worker?.postMessage({ type: 'examples', ruleId }),
  );

  const summaries = createSummaryRequests((number, text) =>
    worker?.postMessage({ type: 'summary', number, ...text }),
  );

  const stop = () => {
    watch.stop();
    examples.abandon();
    summaries.abandon();
    if (!worker) return;
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
    worker = null;
    isHeard = false;
  };

  const died = () => {
    const hasStarted = isHeard;
    stop();
    if (!hasStarted) options.onNotStarted();
    else if (restartsLeft > 0) {
      restartsLeft -= 1;
      isReplacement = true;
      options.onDied();
    } else {
      givenUp = true;
      options.onGivenUp();
    }
  };

  /** `null` where the browser allows none. */
  const startWorker = (): WorkerLike | null => {
    try {
      return options.startWorker();
    } catch {
      return null;
    }
  };

  const hear = () => {
    watch.heard();
    isHeard = true;
    if (!isReplacement) return;
    isReplacement = false;
    options.onRestarted();
  };

  const start = (): WorkerLike | null => {
    const started = startWorker();
    if (!started) return null;
    started.onerror = died;
    started.onmessage = ({ data }) => {
      if (!isWorkerMessage(data)) return;
      hear();
      if (data.type === 'alive') return;
      if (data.type === 'examples') examples.answered(data.ruleId, data.examples);
      else if (data.type === 'summary') summaries.answered(data.number, data.summary);
      else if (data.type === 'checked') options.onChecked(data.paragraph, data.generation);
      else if (data.type === 'document-language')
        options.onDocumentLanguage(data.language, data.generation);
      else options.onParagraphFailed(data.text, data.missing, data.generation);
    };
    return started;
  };

  return {
    check(request) {
      if (givenUp) return;
      worker ??= start();
      if (!worker) return options.onNotStarted();
      worker.postMessage({ type: 'check', ...request });
      watch.start();
    },
    load(language) {
      if (!givenUp) worker ??= start();
      worker?.postMessage({ type: 'load', language });
    },
    examples: (ruleId) => (worker ? examples.of(ruleId) : Promise.resolve([])),
    summarize(text) {
      if (!givenUp) worker ??= start();
      if (!worker) return Promise.resolve(null);
      watch.start();
      return summaries.of(text);
    },
    retry() {
      stop();
      givenUp = false;
      isReplacement = false;
      restartsLeft = RESTARTS;
    },
    dispose: stop,
  };
}
