import { useTranslation } from '@tercet/i18n/react';
import { useEffect, useState } from 'react';
import { session, useSession } from '../../session/session';
import { MessageForm, type MessageFormProps } from './MessageForm';
import { SupportSection } from './SupportSection';

/** How many have left while the page was open. */
function useLeavers(): number {
  const [leavers, setLeavers] = useState(0);
  useEffect(() => session.onLeave(() => setLeavers((before) => before + 1)), []);
  return leavers;
}

/** How people are reached. */
export function Contact({ Live }: MessageFormProps) {
  const { t } = useTranslation('support');
  const { user } = useSession();
  const leavers = useLeavers();
  return (
    <SupportSection id="contact">
      <p className="mt-4 max-w-[64ch] text-ink-muted">
        {t('contact.intro')} {user?.isPremium && t('contact.premium')}
      </p>
      {/* The next person has a form of their own. */}
      <MessageForm key={leavers} Live={Live} />
    </SupportSection>
  );
}
