import { useTranslation } from '@tercet/i18n/react';
import { lazy, Suspense } from 'react';
import { PageLoading } from '../../layout/PageLoading';
import { SupportPage } from './SupportPage';
import { SupportSection } from './SupportSection';

// The data client weighs as much as the rest: what there is to read is there before it.
const LiveContact = lazy(() => import('./LiveContact'));

export default function SupportRoute() {
  const { t } = useTranslation('common');
  const waiting = (
    <SupportSection id="contact">
      <noscript>{t('noScript')}</noscript>
      <PageLoading label={t('loading')} />
    </SupportSection>
  );
  const contact = (
    <Suspense fallback={waiting}>
      <LiveContact />
    </Suspense>
  );
  return <SupportPage contact={contact} />;
}
