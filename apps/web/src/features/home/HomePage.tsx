import { useTranslation } from '@tercet/i18n/react';
import { Closing } from '../../layout/Closing';
import { usePageHead } from '../../layout/page-head';
import { AccountDeleted } from './AccountDeleted';
import { Features } from './Features';
import { Hero } from './Hero';
import { Steps } from './Steps';

export default function HomePage() {
  const { t } = useTranslation('home');
  usePageHead('home');
  return (
    <>
      <AccountDeleted />
      <Hero />
      <Features />
      <Steps />
      <Closing heading={t('closing.heading')} text={t('closing.text')} />
    </>
  );
}
