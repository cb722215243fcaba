import { useTranslation } from '@tercet/i18n/react';
import { usePageHead } from '../../layout/page-head';
import { Closing } from './Closing';
import { Features } from './Features';
import { Hero } from './Hero';
import { Steps } from './Steps';

export default function HomePage() {
  const { t } = useTranslation('common');
  usePageHead({
    title: t('titles.home'),
    description: t('descriptions.home'),
    canonicalPath: '/',
    hasAlternates: true,
  });
  return (
    <>
      <Hero />
      <Features />
      <Steps />
      <Closing />
    </>
  );
}
