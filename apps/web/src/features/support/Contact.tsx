import { useTranslation } from '@tercet/i18n/react';
import { useEffect, useState } from 'react';
import { session, useSession } from '../../session/session';
import { MessageForm, type MessageFormProps } from './MessageForm';
import { SupportSection } from './SupportSection';

/** How often the tab has come to hold what another document, or another person, has left in it. */
function useTurns(): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => session.onOtherTexts(() => setTurns((before) => before + 1)), []);
  return turns;
}

/** How people are reached. */
export function Contact({ Live }: MessageFormProps) {
  const { t } = useTranslation('support');
  const { user } = useSession();
  const turns = useTurns();
  return (
    <SupportSection id="contact">
      <p className="mt-4 max-w-[64ch] text-ink-muted">
        {t('contact.intro')} {user?.isPremium && t('contact.premium')}
      </p>
      {/* With what the tab holds now: the next person has a form of their own. */}
      <MessageForm key={turns} Live={Live} />
    </SupportSection>
  );
}
