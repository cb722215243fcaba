import { useCallback, useEffect, useRef, useState } from 'react';
import { openDocument } from './open-document';
import type { FirstDocument } from './open-first';
import type { Startup } from './startup';

/** The document on the sheet, and how another one takes its place. To be called before the hook that opens the sheet. */
export function useShownDocument(startup: Startup) {
  const [shown, setShown] = useState<FirstDocument>(startup);
  const turns = useRef(0);
  const waiting = useRef<(() => void)[]>([]);

  /** Resolves once the writing surface is that document's. */
  const show = useCallback(
    async (id: string) => {
      const turn = ++turns.current;
      const opened = await openDocument(startup.tab, id);
      // Another one was chosen since.
      if (turn !== turns.current) return;
      await new Promise<void>((resolve) => {
        waiting.current.push(resolve);
        setShown({ opened, canKeep: true });
      });
    },
    [startup],
  );

  useEffect(() => {
    for (const resolve of waiting.current.splice(0)) resolve();
  }, [shown]);
  return { ...shown, show };
}
