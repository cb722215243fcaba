import { useEffect, useEffectEvent, useRef } from 'react';
import { useEditor } from '../state/editor-context';

/** Whether nobody is busy elsewhere: the focus is nowhere, or in the assistant. */
function isFree(own: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return true;
  return own?.closest('[role=tabpanel], [role=dialog]')?.contains(activeElement) ?? false;
}

/** For the heading of what has just come: it gets the focus, unless somebody is at work elsewhere, who is told instead. */
export function useArrival(title: string) {
  const { announcement } = useEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    if (isFree(heading.current)) {
      heading.current?.focus({ preventScroll: true });
      // Whoever followed the answer to its end would see it from there.
      heading.current?.scrollIntoView({ block: 'nearest' });
    } else announcement.set(title);
  });
  useEffect(() => arrive(), []);
  return heading;
}
