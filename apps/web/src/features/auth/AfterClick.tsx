import { useEffect, useState, type ReactNode } from 'react';

/** The longest time between the two clicks of a double click, as systems have it. */
const DOUBLE_CLICK_MS = 500;

/**
 * What takes the place of a button that was clicked, and can be clicked itself. It shows after half a second, in a place
 * that is kept for it: the second of two quick clicks, meant for the button, hits nothing.
 */
export function AfterClick({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div style={{ visibility: isShown ? undefined : 'hidden' }}>{children}</div>;
}
