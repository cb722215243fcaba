import { memo, useLayoutEffect } from 'react';

export interface GiverProps<T> {
  onGive: (given: T) => void;
}

/**
 * A component that shows nothing, and gives away what a hook says, each time it says it. With it a view can be there, and
 * stay as it is, before what it is shown with has come, and the providers that this needs.
 */
export const giver = <T,>(useWhatIsGiven: () => T) =>
  // Not rendered again by who was given something: that would have no end.
  memo(function Giver({ onGive }: GiverProps<T>) {
    const given = useWhatIsGiven();
    useLayoutEffect(() => onGive(given));
    return null;
  });
