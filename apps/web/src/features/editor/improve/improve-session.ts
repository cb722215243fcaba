import type { EditorView } from '@codemirror/view';
import type { AppError } from '@tercet/api-client';
import { isBlank } from '@tercet/contracts';
import type { ChangeLog, ChangeTracker } from '../codemirror/change-tracker';
import { showRegion } from '../codemirror/region';
import { applyAsOneStep, type Applied } from '../issues/apply-as-one-step';
import { createStore, type Store } from '../state/store';
import { createReview, placeEdits, type Review, type ReviewEdit } from './review-model';

export interface TransformDone {
  readonly text: string;
  readonly edits: readonly ReviewEdit[];
  /** `LOCAL` is the server's own engine, without an AI model: not counted. */
  readonly engine: 'LOCAL' | 'MODEL';
  readonly warnings?: readonly 'ANSWER_IN_ANOTHER_LANGUAGE'[];
}

export interface TransformListener {
  onDelta(text: string): void;
  onDone(done: TransformDone): void;
  /** `returned`: whether the request was given back, or not counted, where the server has said it. */
  onFailed(error: AppError, returned: boolean | undefined): void;
}

/** Sends a text away to be improved; the returned function closes the stream. */
export type Transform = (text: string, listener: TransformListener) => () => void;

/** What an action works on: a stretch of the document as it was when it began. */
export interface Target {
  readonly from: number;
  readonly text: string;
  readonly isSelection: boolean;
}

export type ImproveState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'streaming'; readonly target: Target; readonly answer: string }
  | {
      readonly phase: 'review';
      readonly target: Target;
      readonly answer: string;
      readonly engine: TransformDone['engine'];
      readonly warnings: NonNullable<TransformDone['warnings']>;
      readonly review: Review;
    }
  | {
      readonly phase: 'failed';
      readonly target: Target;
      readonly answer: string;
      readonly error: AppError;
      readonly returned: boolean | undefined;
    }
  /** The person has stopped it after words had come: these are theirs. */
  | { readonly phase: 'stopped'; readonly answer: string }
  /** Some accepted edits had lost their place when they were applied: the answer is there to copy from. */
  | { readonly phase: 'leftover'; readonly answer: string; readonly lost: number };

export interface ImproveSession {
  readonly state: Store<ImproveState>;
  start(): void;
  /** Stops the stream, or leaves what is shown; the document stays as it is. */
  cancel(): void;
  changeReview(change: (review: Review) => Review): void;
  /** Writes the accepted edits into the document as one step. `null` when none of them had a place. */
  apply(): Applied | null;
  dispose(): void;
}

/** The selection, or the whole text when nothing is selected. */
export function targetOf(view: EditorView): Target {
  const { from, to, empty } = view.state.selection.main;
  if (empty) return { from: 0, text: view.state.doc.toString(), isSelection: false };
  return { from, text: view.state.sliceDoc(from, to), isSelection: true };
}

export interface ImproveSessionOptions {
  readonly view: EditorView;
  readonly tracker: ChangeTracker;
  readonly transform: Transform;
  readonly onApplied: () => void;
}

const IDLE: ImproveState = { phase: 'idle' };

/** What is worked on or reviewed now. */
function targetIn(state: ImproveState): Target | null {
  return state.phase === 'streaming' || state.phase === 'review' ? state.target : null;
}

/** Keeps the stretch that is worked on marked in the text, from the request to the end of the review. */
function markTarget(view: EditorView, state: Store<ImproveState>): void {
  let marked: Target | null = null;
  state.subscribe(() => {
    const target = targetIn(state.get());
    if (target === marked) return;
    marked = target;
    const region = target && { from: target.from, to: target.from + target.text.length };
    view.dispatch({ effects: showRegion.of(region) });
  });
}

/** One improvement at a time: asked for, streamed, reviewed, applied. */
export function createImproveSession(options: ImproveSessionOptions): ImproveSession {
  const { view, tracker, transform } = options;
  const state = createStore<ImproveState>(IDLE);
  markTarget(view, state);
  let log: ChangeLog | null = null;
  let close: (() => void) | null = null;

  const end = (next: ImproveState) => {
    close?.();
    close = null;
    if (next.phase === 'idle' || next.phase === 'stopped') {
      log?.stop();
      log = null;
    }
    state.set(next);
  };

  const start = () => {
    end(IDLE);
    const target = targetOf(view);
    log = tracker.since(view.state.doc);
    state.set({ phase: 'streaming', target, answer: '' });
    const answerSoFar = () => {
      const now = state.get();
      return now.phase === 'streaming' ? now.answer : '';
    };
    const isMine = () => {
      const now = state.get();
      return now.phase === 'streaming' && now.target === target;
    };
    const stop = transform(target.text, {
      onDelta(text) {
        if (isMine()) state.set({ phase: 'streaming', target, answer: answerSoFar() + text });
      },
      onDone({ text, edits, engine, warnings = [] }) {
        if (!isMine()) return;
        const review = createReview(target.text, edits);
        end({ phase: 'review', target, answer: text, engine, warnings, review });
      },
      onFailed(error, returned) {
        if (isMine()) end({ phase: 'failed', target, answer: answerSoFar(), error, returned });
      },
    });
    if (isMine()) close = stop;
  };

  return {
    state,
    start,
    cancel() {
      const now = state.get();
      const isSpoken = now.phase === 'streaming' && !isBlank(now.answer);
      end(isSpoken ? { phase: 'stopped', answer: now.answer } : IDLE);
    },
    changeReview(change) {
      state.update((now) =>
        now.phase === 'review' ? { ...now, review: change(now.review) } : now,
      );
    },
    apply() {
      const now = state.get();
      if (now.phase !== 'review' || !log) return null;
      const { changes, lost } = placeEdits(now.review, now.target.from, log.changes);
      end(IDLE);
      const { answer } = now;
      if (lost > 0) state.set({ phase: 'leftover', answer, lost });
      if (changes.length === 0) return null;
      const applied = applyAsOneStep({ view, tracker }, changes);
      options.onApplied();
      return applied;
    },
    dispose: () => end(IDLE),
  };
}
