import { useEffect, useRef } from 'react';
import { useStore } from '../state/use-store';
import { useAssistant } from './assistant-context';

/** For the panel of the assistant: it takes the focus where what had it has gone with the phase before, and nothing new has taken it. */
export function usePhaseFocus() {
  const { state } = useAssistant();
  const phase = useStore(state, (now) => now.phase);
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [phase]);
  return panel;
}
