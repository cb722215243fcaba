import { useEffect } from 'react';
import { useEditor } from '../../state/editor-context';
import { useDeferredStore, useStore } from '../../state/use-store';
import { useAssistant } from '../assistant-context';
import { afterSelecting, scopeOf, wanting } from '../session/scope';
import { sizeOf, type Scope } from '../session/target';

/** How much of the text the next action works on: chosen once, it stays so from one action to the next. */
export function useScope() {
  const { view, document } = useEditor();
  const { next } = useAssistant();
  const selected = useDeferredStore(document, ({ selection }) => selection);
  // Drawn anew with the text: the size of the paragraph is asked for below.
  useDeferredStore(document, (state) => state.length);
  const wanted = useStore(next, (now) => now.scope);

  useEffect(() => {
    const scope = afterSelecting(wanted, selected);
    if (scope !== wanted) next.update((now) => ({ ...now, scope }));
  }, [next, wanted, selected]);

  const scope = scopeOf(wanted, selected);
  const setScope = (chosen: Scope) =>
    next.update((now) => ({ ...now, scope: wanting(chosen, selected, now.scope) }));
  const isEmpty = selected.from === selected.to;
  return { scope, setScope, isEmpty, size: sizeOf(view.state, scope) };
}
