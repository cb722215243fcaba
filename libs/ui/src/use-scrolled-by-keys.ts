import { useCallback } from 'react';

const REACHED = 'a[href], button, input, select, textarea, [tabindex]';

/** Makes what scrolls a stop of the keyboard where nothing in it is one: not every browser does that by itself. */
export function useScrolledByKeys<T extends HTMLElement>() {
  return useCallback((element: T | null) => {
    if (!element) return;
    const measure = () => {
      element.removeAttribute('tabindex');
      const scrolls = element.scrollHeight > element.clientHeight;
      if (scrolls && !element.querySelector(REACHED)) element.tabIndex = 0;
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
}
