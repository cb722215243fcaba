import { useEffect, useRef, useState } from 'react';
import { EarlierResult } from '../history/EarlierResult';
import { EarlierResults } from '../history/EarlierResults';
import type { KeptResult } from '../history/kept-result';
import { useEarlierResults } from '../history/results-context';
import { ActionMenu } from './ActionMenu';

/** Where every action begins, and where those that are done are found again. */
export function Start({ onApplied }: { onApplied: (() => void) | undefined }) {
  const results = useEarlierResults();
  const [isListOpen, setListOpen] = useState(false);
  const [shown, setShown] = useState<KeptResult | null>(null);
  const earlier = useRef<HTMLElement>(null);
  const wasShown = useRef(false);
  useEffect(() => void results.load(), [results]);
  useEffect(() => {
    if (wasShown.current && !shown)
      (earlier.current?.querySelector('button') ?? earlier.current)?.focus();
    wasShown.current = shown !== null;
  }, [shown]);

  if (shown)
    return <EarlierResult result={shown} onClose={() => setShown(null)} onApplied={onApplied} />;
  return (
    <>
      <ActionMenu />
      <EarlierResults
        sectionRef={earlier}
        isOpen={isListOpen}
        onToggle={() => setListOpen(!isListOpen)}
        onShow={setShown}
      />
    </>
  );
}
