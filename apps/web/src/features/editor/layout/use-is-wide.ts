import { useSyncExternalStore } from 'react';

/** Room for a panel beside the text. */
const WIDE = '(min-width: 64rem)';
/** Room for a card beside the words that it is about. */
const ROOMY = '(min-width: 40rem)';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

export const useIsWide = () => useMedia(WIDE);
export const useIsRoomy = () => useMedia(ROOMY);
