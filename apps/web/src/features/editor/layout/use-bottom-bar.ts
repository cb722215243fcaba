import { useLayoutEffect, type RefObject } from 'react';

/** Keeps passing messages clear of everything from this element down to the bottom edge of the window. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { documentElement: page } = document;
    const measure = () => {
      const height = window.innerHeight - current.getBoundingClientRect().top;
      page.style.setProperty('--bottom-bar', `${Math.max(0, height)}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const element of [current, page]) observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.removeProperty('--bottom-bar');
    };
  }, [bar]);
}
