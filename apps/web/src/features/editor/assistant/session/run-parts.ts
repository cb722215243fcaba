import type { AppError } from '@tercet/api-client';
import type { Locale } from '@tercet/contracts';
import { retryMoment } from '../failure/way-out';
import type { Action } from './action';
import { joinAnswers } from './join-answers';
import type { Part } from './parts';
import { summarySteps } from './summary-steps';
import type { Transform, TransformDone } from './transform';

/** A text on its way: how far it is, part by part. */
export interface Progress {
  /** Parts that are answered. */
  readonly done: number;
  readonly total: number;
}

/** Why the rest of the parts has no answer. */
export interface Shortfall {
  /** To the first parts. */
  readonly answers: readonly TransformDone[];
  /** What had come of the next one. */
  readonly begun: string;
  readonly total: number;
  /** `null` where the person has stopped it. */
  readonly error: AppError | null;
  /** Whether the request that failed was given back, or not counted, where the server has said it. */
  readonly returned: boolean | undefined;
  /** When another try makes sense. Milliseconds since 1970. */
  readonly retryFrom: number;
}

export interface RunAnswer extends TransformDone {
  /** UTF-16 code units that were sent for it. */
  readonly sent: number;
}

export interface RunListener {
  /** All that has come so far. */
  onProgress(answer: string, progress: Progress): void;
  /** Every part is answered, or at least the first. */
  onDone(done: RunAnswer, shortfall: Shortfall | null): void;
  /** Not even the first part is answered. */
  onFailed(error: AppError, returned: boolean | undefined, answer: string): void;
}

export interface Job {
  /** The same where it is tried again. */
  readonly id: string;
  readonly action: Action;
  readonly text: string;
  readonly language: Locale | undefined;
  readonly parts: readonly Part[];
  /** UTF-16 code units that a request may have. */
  readonly limit: number;
  /** To the first parts, from before. */
  readonly answers?: readonly TransformDone[];
}

export interface Run {
  /** Ends it; nothing more is heard of it. */
  close(): void;
  /** Ends it with the parts that are answered. False where there are none: then it goes on. */
  finish(): boolean;
}

/** Sends the parts of a text away, one after the other. */
export function runParts(transform: Transform, job: Job, listener: RunListener): Run {
  const { id, action, text, language, parts, limit } = job;
  const answers = [...(job.answers ?? [])];
  /** What has come of the part that is being answered. */
  let current = '';
  let close: (() => void) | undefined;
  let isOpen = true;

  /** A part of a text cannot be summed up as the whole can: what came of the parts is summed up once more. */
  const isSummary = action.operation === 'summarize' && parts.length > 1;
  const summary = () => summarySteps(parts, answers, limit);
  const texts = () => (isSummary ? summary().texts : parts.map((part) => part.text));
  const total = () => (isSummary ? summary().total : parts.length);

  const soFar = (): string => {
    if (isSummary) return summary().before + current;
    const part = parts[answers.length];
    const before = parts[answers.length - 1];
    if (!before) return current;
    const end = before.start + before.text.length;
    const answered = joinAnswers(text.slice(0, end), parts, answers).text;
    return answered + (current && part ? text.slice(end, part.start) + current : '');
  };

  const joined = (): RunAnswer => ({
    ...(isSummary ? { text: summary().answer, edits: [] } : joinAnswers(text, parts, answers)),
    engine: answers[0]?.engine ?? 'MODEL',
    warnings: [...new Set(answers.flatMap(({ warnings = [] }) => warnings))],
    // What fails or is stopped was sent as well.
    sent: texts()
      .slice(0, answers.length + 1)
      .reduce((sum, { length }) => sum + length, 0),
  });

  const shortfall = (error: AppError | null, returned: boolean | undefined): Shortfall => ({
    answers,
    begun: current,
    total: total(),
    error,
    returned,
    retryFrom: error ? retryMoment(error) : 0,
  });

  const next = () => {
    const part = texts()[answers.length];
    const progress = { done: answers.length, total: total() };
    if (part === undefined) return listener.onDone(joined(), null);
    current = '';
    listener.onProgress(soFar(), progress);
    let isSettled = false;
    const settle = (work: () => void) => {
      if (isSettled || !isOpen) return;
      isSettled = true;
      close = undefined;
      work();
    };
    const key = `${id}-${answers.length}`;
    const leave = transform(
      { action, text: part, language, key },
      {
        onDelta(delta) {
          if (isSettled || !isOpen) return;
          current += delta;
          listener.onProgress(soFar(), progress);
        },
        onDone: (done) =>
          settle(() => {
            answers.push(done);
            next();
          }),
        onFailed: (error, returned) =>
          settle(() => {
            if (answers.length === 0) listener.onFailed(error, returned, current);
            else listener.onDone(joined(), shortfall(error, returned));
          }),
      },
    );
    if (isSettled) return;
    close = leave;
  };

  const stop = () => {
    isOpen = false;
    close?.();
    close = undefined;
  };

  next();
  return {
    close: stop,
    finish() {
      if (!isOpen || answers.length === 0) return false;
      stop();
      listener.onDone(joined(), shortfall(null, undefined));
      return true;
    },
  };
}
