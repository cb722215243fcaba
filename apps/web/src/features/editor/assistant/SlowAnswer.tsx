import { useTranslation } from '@tercet/i18n/react';
import { useEffect, useState } from 'react';

/** Most models have begun by then; the server gives up later. Milliseconds. */
const SLOW_MS = 8_000;

/** While there is no word of an answer: says after a while that it takes long, and that one need not wait. */
export function SlowAnswer() {
  const { t } = useTranslation('editor');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="text-ink-muted">
      {isSlow && t('assistant.slow')}
    </p>
  );
}
