import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { SECTIONS } from '../sections';

/** How long what is above a section may still be on its way. Milliseconds. */
const SETTLING_MS = 5_000;
/** What people do when they want to see something else. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings the section that the address names into view as the page opens, and keeps it there while what is above it is
 * still growing. It lets go as soon as the person moves.
 */
export function useNamedSection(content: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = SECTIONS.find((name) => `#${name}` === hash);
    if (!section || !content.current) return;
    const growth = new ResizeObserver(() => document.getElementById(section)?.scrollIntoView());
    growth.observe(content.current);
    const letGo = () => growth.disconnect();
    const timer = setTimeout(letGo, SETTLING_MS);
    for (const move of OWN_MOVES) addEventListener(move, letGo, { passive: true });
    return () => {
      letGo();
      clearTimeout(timer);
      for (const move of OWN_MOVES) removeEventListener(move, letGo);
    };
  }, [hash, content]);
}
