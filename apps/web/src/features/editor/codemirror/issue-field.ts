import { StateEffect, StateField, type EditorState, type Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { DocumentIssue, Span } from '@tercet/proofreading-core';
import { kindOf } from '../../../issues/kinds';
import { neighbour } from '../../../issues/neighbour';

/** Replaces all issues; positions are those of the document after the transaction. */
export const showIssues = StateEffect.define<readonly DocumentIssue[]>();

type DecorationRange = ReturnType<Decoration['range']>;

/** A stretch of the document in UTF-16 code units, `end` exclusive. */
interface Range {
  readonly from: number;
  readonly to: number;
}

interface MarkSpec {
  readonly issue: DocumentIssue;
  /** From the start of the mark to the start of the issue: not zero where an issue between two letters borrows one to be seen. */
  readonly lead: number;
}

/** What of a document of a given length shows an issue: the character beside it where it is a gap; nothing where it no longer fits. */
export function markedSpan(issue: DocumentIssue, length: number): Span | undefined {
  if (issue.start > issue.end || issue.end > length) return undefined;
  const isGap = issue.start === issue.end;
  const start = isGap && issue.start === length ? issue.start - 1 : issue.start;
  return start < 0 ? undefined : { start, end: isGap ? start + 1 : issue.end };
}

function mark(issue: DocumentIssue, length: number): DecorationRange | undefined {
  const span = markedSpan(issue, length);
  if (!span) return undefined;
  const { start: from, end: to } = span;
  const spec: MarkSpec = { issue, lead: issue.start - from };
  const kind = kindOf(issue);
  return Decoration.mark({
    class: `cm-issue cm-issue-${kind}`,
    attributes: {
      'data-issue': issue.id,
      // Screen readers say it as they read on; of kinds they know two.
      'aria-invalid': kind === 'spelling' ? 'spelling' : 'grammar',
    },
    inclusive: false,
    ...spec,
  }).range(from, to);
}

function placed(decoration: Decoration, from: number): DocumentIssue {
  const { issue, lead } = decoration.spec as MarkSpec;
  const start = from + lead;
  return issue.start === start ? issue : { ...issue, start, end: start + issue.end - issue.start };
}

/** Where the text of an issue itself was edited, the finding is out of date; beside it, it stays. */
function withoutEdited(issues: DecorationSet, transaction: Transaction): DecorationSet {
  let kept = issues;
  transaction.changes.iterChangedRanges((fromA, toA) => {
    kept = kept.update({
      filterFrom: fromA,
      filterTo: toA,
      filter: (from, to) => toA <= from || fromA >= to,
    });
  });
  return kept;
}

/** The issues of the document, moved along with every edit. */
export const issueField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(issues, transaction) {
    let next = issues;
    if (transaction.docChanged && next.size > 0)
      next = withoutEdited(next, transaction).map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(showIssues)) continue;
      const length = transaction.newDoc.length;
      next = Decoration.set(
        effect.value.flatMap((issue) => mark(issue, length) ?? []),
        true,
      );
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Issues with their present positions, in order, of a stretch or of the whole document. */
export function issuesIn(state: EditorState, range?: Range): DocumentIssue[] {
  const found: DocumentIssue[] = [];
  state
    .field(issueField)
    .between(range?.from ?? 0, range?.to ?? state.doc.length, (from, _to, decoration) => {
      found.push(placed(decoration, from));
    });
  return found;
}

/** The issue whose text holds or touches a position. */
export function issueAt(state: EditorState, position: number): DocumentIssue | undefined {
  const touching = issuesIn(state, { from: position, to: position });
  return touching.find((issue) => issue.end > position) ?? touching[0];
}

export function issueById(state: EditorState, id: string): DocumentIssue | undefined {
  let found: DocumentIssue | undefined;
  state.field(issueField).between(0, state.doc.length, (from, _to, decoration) => {
    if ((decoration.spec as MarkSpec).issue.id !== id) return undefined;
    found = placed(decoration, from);
    return false;
  });
  return found;
}

/**
 * The next issue after a position, or the last one before it, going round at the ends.
 * A visited issue leaves the caret at its end, so that going on from there finds the one after it.
 */
export function neighbourIssue(
  state: EditorState,
  position: number,
  direction: 'next' | 'previous',
): DocumentIssue | undefined {
  return neighbour(issuesIn(state), position, direction);
}
