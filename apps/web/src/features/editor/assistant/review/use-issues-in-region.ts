import { regionBounds } from '../../codemirror/region';
import { useEditor } from '../../state/editor-context';
import { useDeferredStore } from '../../state/use-store';
import type { Review } from './review-model';

/** How many issues the checker has in the stretch that the assistant works on, beside those that an answer's changes are about. */
export function useIssuesInRegion({ source, edits }: Review): number {
  const { checks, view } = useEditor();
  const issues = useDeferredStore(checks.state, (state) => state.issues);
  const region = regionBounds(view.state);
  if (!region) return 0;
  const isAsSent = view.state.sliceDoc(region.from, region.to) === source;
  // What the changes of a text that is another by now are about cannot be told.
  if (edits.length > 0 && !isAsSent) return 0;
  const changed = edits.map((edit) => ({
    from: region.from + edit.start,
    to: region.from + edit.end,
  }));
  return issues.filter(
    ({ start, end }) =>
      start < region.to &&
      end > region.from &&
      !changed.some(({ from, to }) => start <= to && end >= from),
  ).length;
}
