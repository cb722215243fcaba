import { useTranslation } from '@tercet/i18n/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { PageLoading } from '../../layout/PageLoading';
import { PartLost } from '../../layout/PartLost';
import { SupportPage } from './SupportPage';
import { SupportSection } from './SupportSection';

// The data client weighs as much as the rest: what there is to read is there before it, and without it.
const LiveContact = lazy<ComponentType>(() =>
  import('./LiveContact').catch(() => ({ default: NoContact })),
);

const NoContact = () => (
  <SupportSection id="contact">
    <div className="mt-6 max-w-xl">
      <PartLost />
    </div>
  </SupportSection>
);

export default function SupportRoute() {
  const { t } = useTranslation('common');
  const waiting = (
    <SupportSection id="contact">
      <noscript>{t('noScript')}</noscript>
      <div className="noscript:hidden">
        <PageLoading label={t('loading')} />
      </div>
    </SupportSection>
  );
  const contact = (
    <Suspense fallback={waiting}>
      <LiveContact />
    </Suspense>
  );
  return <SupportPage contact={contact} />;
}
