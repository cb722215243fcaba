import type { ChangeSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { isBlank, type Locale, plainText } from '@tercet/contracts';
import { randomId } from '../../../../random-id';
import type { ChangeLog, ChangeTracker } from '../../codemirror/change-tracker';
import { showRegion } from '../../codemirror/region';
import { applyAsOneStep, type Applied } from '../../issues/apply-as-one-step';
import { createStore, type Store } from '../../../../store';
import { retryMoment } from '../failure/way-out';
import { createReview, placeEdits, reviewedText, type Review } from '../review/review-model';
import { answersWithNewText, type Action } from './action';
import {
  NOTHING_SAID,
  type AssistantState,
  type NextAction,
  type Version,
  type Work,
} from './assistant-state';
import type { KeptResult } from '../history/kept-result';
import { findPlace } from './find-place';
import { partsOf } from './parts';
import { runParts, type Run, type RunAnswer, type Shortfall } from './run-parts';
import { caretOf, targetOf, type Scope, type Target } from './target';
import type { Transform } from './transform';

export interface AssistantSession {
  readonly state: Store<AssistantState>;
  readonly next: Store<NextAction>;
  /** With what the person wishes beside it. */
  start(action: Action, scope: Scope): void;
  /** Asks what is to be written, in place of whatever is shown. */
  describe(): void;
  /** Asks once more for the same: after a failure, or for another version. */
  again(): void;
  /** Has an answer from before judged once more, where the text that it is about still stands. @returns whether it does */
  reopen(result: KeptResult): boolean;
  /** Stops the stream, or leaves what is shown; the document stays as it is. */
  cancel(): void;
  /** Asks for the parts that the shown answer lacks. */
  finish(): void;
  show(version: number): void;
  changeReview(change: (review: Review) => Review): void;
  /** Writes the accepted edits, or the new text in place of its target, as one step. `null` when nothing had a place. */
  apply(): Applied | null;
  /** Writes an answer, or what has come of it, below the text that it is about, as one step. `null` when there is none. */
  insertBelow(answer: string): Applied | null;
  /** The page may not come back: what has come of an answer is kept. */
  keepUnfinished(): void;
  dispose(): void;
}

export interface AssistantSessionOptions {
  readonly view: EditorView;
  readonly tracker: ChangeTracker;
  readonly transform: Transform;
  /** UTF-16 code units that a request may have. */
  readonly limit: () => number;
  /** That the person has said the text is in. */
  readonly language: () => Locale | undefined;
  /** An answer is there to be reviewed. */
  readonly onAnswer: (work: Work, version: Version) => void;
  /** Words have come of an answer that will not be whole. */
  readonly onUnfinished: (work: Work, answer: string) => void;
  readonly onApplied: () => void;
}

const IDLE: AssistantState = { phase: 'idle' };

/** What is worked on or reviewed now. */
function targetIn(state: AssistantState): Target | null {
  return state.phase === 'streaming' || state.phase === 'review' ? state.work.target : null;
}

/** Keeps the stretch that is worked on marked in the text, from the request to the end of the review. */
function markTarget(view: EditorView, state: Store<AssistantState>): void {
  let marked: Target | null = null;
  state.subscribe(() => {
    const target = targetIn(state.get());
    if (target === marked) return;
    marked = target;
    const region = target && { from: target.from, to: target.from + target.text.length };
    view.dispatch({ effects: showRegion.of(region) });
  });
}

function versionOf(
  work: Work,
  { text, edits, engine, warnings = [], sent }: RunAnswer,
  shortfall: Shortfall | null,
  rejected: Review['rejected'],
): Version {
  const { action, target } = work;
  const replaced = { start: 0, end: target.text.length, replacement: text };
  const review = answersWithNewText(action)
    ? createReview(target.text, [replaced])
    : { ...createReview(target.text, edits), rejected };
  return { work, text, engine, warnings, review, shortfall, sent };
}

/** One action at a time: asked for, streamed, reviewed, applied. */
export function createAssistantSession(options: AssistantSessionOptions): AssistantSession {
  const { view, tracker, transform, limit, language, onAnswer, onUnfinished, onApplied } = options;
  const state = createStore<AssistantState>(IDLE);
  const next = createStore(NOTHING_SAID);
  markTarget(view, state);
  let log: ChangeLog | null = null;
  let running: Run | null = null;
  /** The answers so far to what is worked on now. */
  let versions: readonly Version[] = [];

  const keepUnfinished = () => {
    const now = state.get();
    if (now.phase === 'streaming' && !isBlank(now.answer)) onUnfinished(now.work, now.answer);
  };

  const end = (next: AssistantState) => {
    if (next.phase !== 'review') keepUnfinished();
    running?.close();
    running = null;
    if (next.phase === 'idle' || next.phase === 'leftover') {
      log?.stop();
      log = null;
      versions = [];
    }
    state.set(next);
  };

  const backToReview = (work: Work, shown = versions.length - 1) =>
    end({ phase: 'review', work, versions, shown });

  /** @param whole the version that lacks something, whose place the answer takes */
  const begin = (work: Work, whole?: Version) => {
    running?.close();
    running = null;
    const { id, action, target } = work;
    const text = action.operation === 'generate' ? action.description : target.text;
    // A description is one.
    const parts =
      action.operation === 'generate' ? [{ start: 0, text }] : partsOf(text, work.limit);
    const answers = whole?.shortfall?.answers ?? [];
    state.set({
      phase: 'streaming',
      work,
      answer: '',
      progress: { done: answers.length, total: 1 },
    });
    const isMine = () => {
      const now = state.get();
      return now.phase === 'streaming' && now.work === work;
    };
    const run = runParts(
      transform,
      { id, action, text, language: work.language, parts, limit: work.limit, answers },
      {
        onProgress(answer, now) {
          if (isMine()) state.set({ phase: 'streaming', work, answer, progress: now });
        },
        onDone(done, shortfall) {
          if (!isMine()) return;
          // The edits of the parts that were there are the first ones still, judged as they are.
          const version = versionOf(work, done, shortfall, whole?.review.rejected ?? new Set());
          versions = whole
            ? versions.map((each) => (each.work.id === whole.work.id ? version : each))
            : [...versions, version];
          backToReview(work, versions.indexOf(version));
          onAnswer(work, version);
        },
        onFailed(error, returned, answer) {
          if (!isMine()) return;
          const retryFrom = retryMoment(error);
          end({ phase: 'failed', work, answer, error, returned, retryFrom });
        },
      },
    );
    if (isMine()) running = run;
  };

  /** As of now: what a request may be can have changed since the one before. */
  const asNew = (action: Action, target: Target): Work => ({
    id: randomId(),
    action,
    target,
    language: language(),
    limit: limit(),
  });

  const shownVersion = () => {
    const now = state.get();
    return now.phase === 'review' ? { work: now.work, version: now.versions[now.shown] } : null;
  };

  const write = (changes: readonly ChangeSpec[]) => {
    if (changes.length === 0) return null;
    const applied = applyAsOneStep({ view, tracker }, changes);
    onApplied();
    return applied;
  };

  return {
    state,
    next,
    start(action, scope) {
      end(IDLE);
      const isGenerated = action.operation === 'generate';
      const target = isGenerated ? caretOf(view.state) : targetOf(view.state, scope);
      log = tracker.since(view.state.doc);
      const wish = next.get().wish.trim();
      begin(asNew(wish ? { ...action, wish } : action, target));
    },
    describe() {
      end(IDLE);
      next.update((now) => ({ ...now, asked: 'generate', askings: now.askings + 1 }));
    },
    again() {
      const now = state.get();
      if (now.phase === 'failed') begin({ ...now.work });
      if (now.phase === 'review') begin(asNew(now.work.action, now.work.target));
    },
    reopen({ id, action, from: stood, source, answer, judged }) {
      const from = findPlace(view.state.doc, source, stood);
      if (!judged || from === null || action.operation === 'generate') return false;
      end(IDLE);
      log = tracker.since(view.state.doc);
      const work = { ...asNew(action, { from, text: source }), id };
      versions = [versionOf(work, { text: answer, ...judged }, null, new Set())];
      backToReview(work);
      return true;
    },
    cancel() {
      const now = state.get();
      if (now.phase === 'idle' || now.phase === 'review' || now.phase === 'leftover') {
        return end(IDLE);
      }
      if (now.phase === 'streaming' && running?.finish()) return;
      const { work } = now;
      const hasVersions = versions.length > 0;
      if (now.phase === 'streaming' && !isBlank(now.answer)) {
        return end({ phase: 'stopped', work, answer: now.answer, hasVersions });
      }
      if (hasVersions) backToReview(work);
      else end(IDLE);
    },
    finish() {
      const now = shownVersion();
      if (now?.version?.shortfall) begin({ ...now.version.work }, now.version);
    },
    show(shown) {
      state.update((now) => (now.phase === 'review' ? { ...now, shown } : now));
    },
    changeReview(change) {
      const now = state.get();
      if (now.phase !== 'review') return;
      versions = now.versions.map((version, index) =>
        index === now.shown ? { ...version, review: change(version.review) } : version,
      );
      state.set({ ...now, versions });
    },
    apply() {
      const now = shownVersion();
      if (!now?.version || !log) return null;
      const { work, version } = now;
      const { from } = work.target;
      const { changes, lost } = placeEdits(version.review, from, log.changes, view.state.doc);
      // What had no place is left to copy from.
      const answer = reviewedText(version.review);
      end(lost > 0 ? { phase: 'leftover', answer, lost } : IDLE);
      return write(changes);
    },
    insertBelow(answer) {
      const now = state.get();
      if (!('work' in now) || !log) return null;
      const { from, text } = now.work.target;
      const at = view.state.doc.lineAt(log.changes.mapPos(from + text.length, 1)).to;
      return write([{ from: at, insert: `\n\n${plainText(answer)}` }]);
    },
    keepUnfinished,
    dispose: () => end(IDLE),
  };
}
