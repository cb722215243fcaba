import { useState } from 'react';
import { Button, Spinner } from '../../../src';
import { Specimen } from '../../Specimen';
import { useWords } from '../../words';
import { TOKENS } from '../tokens';

const NAMES = ['default-transition-duration', 'ease-calm'];
/** Long enough to see how it starts and ends. */
const SLOWLY = 'duration-1000';

/** How long changes take and how they go; none of it for those who want no motion. */
export default function Motion() {
  const t = useWords();
  const [isAway, setIsAway] = useState(false);
  return (
    <div className="mt-8">
      {NAMES.map((name) => (
        <Specimen key={name} isCode name={name}>
          <p className="font-mono text-sm">{TOKENS.fixed.get(name)}</p>
        </Specimen>
      ))}
      <Specimen name="as it is">
        <Button>{t('common:start.open')}</Button>
      </Specimen>
      <Specimen name="slowed down">
        <Button onClick={() => setIsAway(!isAway)}>{t('common:start.open')}</Button>
        <div className="mt-4 overflow-hidden rounded-md border border-line bg-surface p-3">
          <div
            className={`w-full transition-transform ${SLOWLY} ${isAway ? 'translate-x-[calc(100%-2rem)]' : ''}`}
          >
            <span className="block size-8 rounded-full bg-brand" />
          </div>
        </div>
      </Specimen>
      <Specimen name="without end">
        <p className="flex items-center gap-2 text-ink-muted">
          <Spinner /> {t('common:loading')}
        </p>
      </Specimen>
    </div>
  );
}
