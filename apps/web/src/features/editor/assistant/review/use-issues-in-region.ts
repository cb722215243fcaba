import { regionBounds } from '../../codemirror/region';
import { useEditor } from '../../state/editor-context';
import { useDeferredStore } from '../../state/use-store';

/** How many issues the checker has in the stretch that the assistant works on. */
export function useIssuesInRegion(): number {
  const { checks, view } = useEditor();
  const issues = useDeferredStore(checks.state, (state) => state.issues);
  const region = regionBounds(view.state);
  return region
    ? issues.filter(({ start, end }) => start < region.to && end > region.from).length
    : 0;
}
