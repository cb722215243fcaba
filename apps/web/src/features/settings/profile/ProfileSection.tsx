import { useTranslation } from '@tercet/i18n/react';
import { useSession } from '../../../session/session';
import { Section } from '../parts/Section';
import { EmailStatus } from './EmailStatus';
import { NameForm } from './NameForm';

export function ProfileSection() {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  if (!user) return null;
  return (
    <Section name="profile" intro={t('profile.intro')}>
      <div className="flex flex-col gap-8">
        <NameForm name={user.name} />
        <EmailStatus key={user.email} email={user.email} isVerified={user.emailVerified} />
      </div>
    </Section>
  );
}
