import { useTranslation } from '@tercet/i18n/react';
import { useEffect, useRef } from 'react';
import { usePageHead } from '../../layout/page-head';
import { session } from '../../session/session';
import { ApiKeysSection } from './api-keys/ApiKeysSection';
import { AppearanceSection } from './appearance/AppearanceSection';
import { DataSection } from './data/DataSection';
import { DeletionSection } from './deletion/DeletionSection';
import { EmailSection } from './email/EmailSection';
import { SectionMenu } from './parts/SectionMenu';
import { SideNavigation } from './parts/SideNavigation';
import { useCurrentSection } from './parts/use-current-section';
import { useNamedSection } from './parts/use-named-section';
import { PasswordSection } from './password/PasswordSection';
import { PlanSection } from './plan/PlanSection';
import { ProfileSection } from './profile/ProfileSection';
import { SessionsSection } from './sessions/SessionsSection';

/** All that a person can see and change of their account. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const current = useCurrentSection();
  const content = useRef<HTMLDivElement>(null);
  useNamedSection(content);
  usePageHead('settings');
  // The address may have been confirmed elsewhere since this browser last heard of the account.
  useEffect(() => void session.reloadStale(), []);
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-12 sm:py-16">
      <h1 className="font-serif text-title-sm">{t('heading')}</h1>
      <p className="mt-3 text-ink-muted">{t('intro')}</p>
      <SectionMenu current={current} />
      <div className="mt-10 grid gap-16 lg:grid-cols-[13rem_minmax(0,42rem)]">
        <SideNavigation current={current} />
        <div ref={content} className="min-w-0">
          <AppearanceSection />
          <ProfileSection />
          <EmailSection />
          <PasswordSection />
          <SessionsSection />
          <ApiKeysSection />
          <PlanSection />
          <DataSection />
          <DeletionSection />
        </div>
      </div>
    </div>
  );
}
