import { useState } from 'react';
import { useEditor } from '../../state/editor-context';
import { useDeferredStore } from '../../state/use-store';
import { sizeOf, type Scope } from '../session/target';

/** How much of the text the next action works on: what is selected, unless somebody has chosen otherwise since. */
export function useScope() {
  const { view, document } = useEditor();
  const selected = useDeferredStore(document, ({ selection: { from, to } }) => `${from}–${to}`);
  const isEmpty = useDeferredStore(document, ({ selection: { from, to } }) => from === to);
  // Drawn anew with the text: the size of the paragraph is asked for below.
  useDeferredStore(document, (state) => state.length);
  const [wide, setWide] = useState<Exclude<Scope, 'selection'>>('document');
  /** The selection that is there and is not meant. */
  const [passedOver, setPassedOver] = useState<string>();

  const scope: Scope = isEmpty || passedOver === selected ? wide : 'selection';
  const setScope = (next: Scope) => {
    setPassedOver(next === 'selection' ? undefined : selected);
    if (next !== 'selection') setWide(next);
  };
  return { scope, setScope, isEmpty, size: sizeOf(view.state, scope) };
}
