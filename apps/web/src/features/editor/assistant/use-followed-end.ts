import { useEffect, useRef } from 'react';

/** Somebody who is so near to the end reads along. Pixels. */
const NEAR = 64;

/** Keeps the end of what grows in view, until somebody goes back to read. */
export function useFollowedEnd(text: string) {
  const end = useRef<HTMLSpanElement>(null);
  const isFollowed = useRef(true);
  useEffect(() => {
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.contains(end.current)) return;
      isFollowed.current = target.scrollHeight - target.scrollTop - target.clientHeight < NEAR;
    };
    // Scrolling does not bubble.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);
  useEffect(() => {
    if (isFollowed.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return end;
}
