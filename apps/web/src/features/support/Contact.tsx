import { useTranslation } from '@tercet/i18n/react';
import type { ComponentType } from 'react';
import { LateForm, type GivenForm } from '../../forms/LateForm';
import type { GiverProps } from '../../routing/giver';
import { useSession } from '../../session/session';
import type { ContactValues } from './contact-schema';
import { ContactView } from './ContactView';
import { SupportSection } from './SupportSection';

export interface ContactProps {
  Live: ComponentType<GiverProps<GivenForm<keyof ContactValues>>>;
}

/** How people are reached. */
export function Contact({ Live }: ContactProps) {
  const { t } = useTranslation('support');
  const { user } = useSession();
  return (
    <SupportSection id="contact">
      <p className="mt-4 max-w-[64ch] text-ink-muted">
        {t('contact.intro')} {user?.isPremium && t('contact.premium')}
      </p>
      <LateForm
        View={ContactView}
        Live={Live}
        defaults={{ name: user?.name ?? '', email: user?.email ?? '' }}
      />
    </SupportSection>
  );
}
