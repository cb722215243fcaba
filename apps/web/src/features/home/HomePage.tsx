import { useTranslation } from '@tercet/i18n/react';
import { useLocation } from 'react-router-dom';
import { usePageHead } from '../../layout/page-head';
import { localeOfPath } from '../../preferences/language';
import { AccountDeleted } from './AccountDeleted';
import { Closing } from './Closing';
import { Features } from './Features';
import { Hero } from './Hero';
import { Steps } from './Steps';

export default function HomePage() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  usePageHead({
    title: t('titles.home'),
    description: t('descriptions.home'),
    canonicalPath: localeOfPath(pathname) ? pathname : '/',
    hasAlternates: true,
  });
  return (
    <>
      <AccountDeleted />
      <Hero />
      <Features />
      <Steps />
      <Closing />
    </>
  );
}
