import { invertedEffects } from '@codemirror/commands';
import {
  ChangeSet,
  StateEffect,
  type ChangeDesc,
  type Extension,
  type Text,
} from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';

/** What has happened to the document since a moment. */
export interface ChangeLog {
  /** From the document of that moment to the present one. */
  readonly changes: ChangeDesc;
  stop(): void;
}

interface Step {
  readonly id: number;
  readonly done: boolean;
}

/** Goes with a step that is to be recognized when the history takes it back. */
const stepEffect = StateEffect.define<Step>();

/** A step of the history that is followed. */
export interface FollowedStep {
  /** Belongs into the transaction that makes the step. */
  readonly effect: StateEffect<unknown>;
  stop(): void;
}

export interface ChangeTracker {
  readonly extension: Extension;
  /** Starts a log at the document as it is now. */
  since(doc: Text): ChangeLog;
  /** Calls `onUndone` once when the history takes the step back, or is gone with the document. */
  step(onUndone: () => void): FollowedStep;
}

/** Keeps positions of an earlier document good while the person goes on writing. */
export function changeTracker(): ChangeTracker {
  const logs = new Set<{ changes: ChangeDesc }>();
  const steps = new Map<number, () => void>();
  let lastStep = 0;
  const stepsOf = (effects: readonly StateEffect<unknown>[]) =>
    effects.filter((effect) => effect.is(stepEffect)).map(({ value }) => value);

  return {
    extension: [
      invertedEffects.of(({ effects }) =>
        stepsOf(effects).map(({ id, done }) => stepEffect.of({ id, done: !done })),
      ),
      ViewPlugin.define(() => ({
        destroy() {
          for (const onUndone of [...steps.values()]) onUndone();
          steps.clear();
        },
      })),
      EditorView.updateListener.of((update) => {
        if (!update.docChanged) return;
        for (const log of logs) log.changes = log.changes.composeDesc(update.changes);
        const effects = update.transactions.flatMap((transaction) => transaction.effects);
        for (const { id, done } of stepsOf(effects)) {
          if (done) continue;
          const onUndone = steps.get(id);
          steps.delete(id);
          onUndone?.();
        }
      }),
    ],
    since(doc) {
      const log = { changes: ChangeSet.empty(doc.length).desc };
      logs.add(log);
      return {
        get changes() {
          return log.changes;
        },
        stop: () => logs.delete(log),
      };
    },
    step(onUndone) {
      lastStep += 1;
      const id = lastStep;
      steps.set(id, onUndone);
      return { effect: stepEffect.of({ id, done: true }), stop: () => steps.delete(id) };
    },
  };
}
