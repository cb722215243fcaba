import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { buttonClass } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { SupportSection } from './SupportSection';

const STEPS = ['write', 'fix', 'assist'] as const;

/** How one begins. */
export function FirstSteps() {
  const { t } = useTranslation('support');
  return (
    <SupportSection id="start">
      <ol className="mt-4 flex max-w-[64ch] list-decimal flex-col gap-3 pl-5">
        {STEPS.map((step) => (
          <li key={step}>{t(`start.${step}`)}</li>
        ))}
      </ol>
      <Link to={PAGE_PATHS.editor} className={`mt-6 ${buttonClass('secondary')}`}>
        {t('start.link')}
      </Link>
    </SupportSection>
  );
}
