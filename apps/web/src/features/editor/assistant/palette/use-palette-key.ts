import { useEffect, useEffectEvent } from 'react';
import { isCommand } from '../../layout/keyboard-kind';

/** The key that opens the actions from anywhere in the editor, together with Ctrl or ⌘. */
const KEY = 'k';

export function usePaletteKey(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== KEY || !isCommand(event)) return;
      // Browsers search the web by it.
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    // Before the writing surface, some of whose keys it would be.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
