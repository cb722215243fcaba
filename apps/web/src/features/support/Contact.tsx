import { useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/session';
import { ContactForm } from './ContactForm';
import { SupportSection } from './SupportSection';

/** A message to those who help, and what becomes of it. */
export function Contact() {
  const { t } = useTranslation('support');
  const { user } = useSession();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [isAnother, setIsAnother] = useState(false);
  const writeAnother = () => {
    setIsAnother(true);
    setSentFrom(null);
  };
  return (
    <SupportSection id="contact">
      <p className="mt-4 max-w-[64ch] text-ink-muted">
        {t('contact.intro')} {user?.isPremium && t('contact.premium')}
      </p>
      {sentFrom === null ? (
        <ContactForm user={user} takesFocus={isAnother} onSent={setSentFrom} />
      ) : (
        <Sent email={sentFrom} onAnother={writeAnother} />
      )}
    </SupportSection>
  );
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useTranslation('support');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-6 flex max-w-xl flex-col items-start gap-4">
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
