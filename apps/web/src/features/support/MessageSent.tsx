import { useTranslation } from '@tercet/i18n/react';
import { Button, Notice, SentLetter } from '@tercet/ui';
import { useEffect, useRef } from 'react';

export interface MessageSentProps {
  /** Where the answer goes. */
  email: string;
  onAnother: () => void;
}

/** What becomes of a message. */
export function MessageSent({ email, onAnother }: MessageSentProps) {
  const { t } = useTranslation('support');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-6 flex max-w-xl flex-col items-start gap-4">
      <SentLetter />
      <Notice tone="good">
        <h3 ref={heading} tabIndex={-1} className="font-semibold">
          {t('contact.sentHeading')}
        </h3>
        <p className="[overflow-wrap:anywhere]">{t('contact.sent', { email })}</p>
      </Notice>
      <Button onClick={onAnother}>{t('contact.another')}</Button>
    </div>
  );
}
