import type { DocumentResults } from '../assistant/history/document-results';
import type { AssistantState, Version, Work } from '../assistant/session/assistant-state';
import { createStore } from '../../../store';
import { createReview, type ReviewEdit } from '../assistant/review/review-model';

type StateOf<Phase extends AssistantState['phase']> = Extract<AssistantState, { phase: Phase }>;

/** An improvement of a whole text. */
export const workOn = (text: string): Work => ({
  id: 'one-of-many',
  action: { operation: 'improve' },
  target: { from: 0, text },
  language: undefined,
  limit: 5_000,
});

export const streamingOf = (text: string, answer = ''): StateOf<'streaming'> => ({
  phase: 'streaming',
  work: workOn(text),
  answer,
  progress: { done: 0, total: 1 },
});

export const reviewOf = (
  text: string,
  edits: readonly ReviewEdit[],
  version: Partial<Version> = {},
): StateOf<'review'> => {
  const review = createReview(text, edits);
  const sent = text.length;
  const work = workOn(text);
  const whole: Version = {
    ...{ work, text, review, sent },
    engine: 'MODEL',
    warnings: [],
    shortfall: null,
  };
  return { phase: 'review', work, versions: [{ ...whole, ...version }], shown: 0 };
};

export const NO_RESULTS: DocumentResults = {
  ...createStore([]),
  load: () => Promise.resolve(),
  add: () => undefined,
  remove: () => undefined,
};
