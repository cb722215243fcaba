import type { CheckedParagraph, LanguageChoice } from '@tercet/proofreading-core';
import { MissingLanguage } from './missing-language';
import type { CheckRequest, WorkerMessage } from './protocol';

type CheckParagraph = (
  text: string,
  choice: LanguageChoice,
  onFirstWave: (paragraph: CheckedParagraph) => void,
) => Promise<CheckedParagraph>;

interface Job {
  readonly text: string;
  readonly request: CheckRequest;
  readonly number: number;
}

export interface JobQueueOptions {
  readonly check: CheckParagraph;
  readonly send: (message: WorkerMessage) => void;
  /** Gives way to the worker's other messages, so that a newer request is seen before the next paragraph. */
  readonly yieldTurn: () => Promise<void>;
}

export interface JobQueue {
  add(request: CheckRequest): void;
  /** Number of the request whose paragraph began last; requests count upwards. */
  currentRequest(): number;
}

/**
 * Paragraphs in the order of need: the latest request first. The next one begins as soon as the first wave of the one
 * before has answered, so that spelling never waits for a slow checker.
 */
export function createJobQueue({ check, send, yieldTurn }: JobQueueOptions): JobQueue {
  let jobs: Job[] = [];
  let running = false;
  let requests = 0;
  let current = 0;

  const begin = ({ text, request, number }: Job) =>
    new Promise<void>((startNext) => {
      current = number;
      const answer = (paragraph: CheckedParagraph) => {
        send({ type: 'checked', generation: request.generation, paragraph });
        startNext();
      };
      check(text, request.choice, answer)
        .then(answer)
        .catch((error: unknown) => {
          const missing = error instanceof MissingLanguage ? error.language : undefined;
          send({ type: 'failed', generation: request.generation, text, missing });
          startNext();
        });
    });

  const run = async () => {
    if (running) return;
    running = true;
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await begin(job);
      await yieldTurn();
    }
    running = false;
  };

  return {
    add(request) {
      const number = ++requests;
      const forgotten = new Set(request.forget);
      const kept = jobs.filter(
        (job) => job.request.generation === request.generation && !forgotten.has(job.text),
      );
      jobs = [...request.paragraphs.map((text) => ({ text, request, number })), ...kept];
      void run();
    },
    currentRequest: () => current,
  };
}
