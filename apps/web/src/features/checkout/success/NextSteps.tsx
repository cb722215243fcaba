import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { buttonClass, Icon } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { WayTo } from '../../../billing/WayTo';
import { useEngine } from '../../../data/use-engine';

const STEPS = ['editor', 'files', 'extension', 'settings'] as const;

/** What to do with premium now that it is there. */
export function NextSteps() {
  const { t } = useTranslation('plans');
  const isWithoutModel = useEngine() === 'LOCAL';
  return (
    <section aria-labelledby="next" className="mt-10">
      <h2 id="next" className="font-serif text-part-sm">
        {t('success.next')}
      </h2>
      <ol className="mt-4 flex list-decimal flex-col gap-2 pl-5">
        {STEPS.map((step) => (
          <li key={step}>
            {step === 'editor' && isWithoutModel
              ? t('success.steps.withoutModel')
              : t(`success.steps.${step}`)}
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={PAGE_PATHS.editor} className={buttonClass('primary', 'lg')}>
          {t('success.tryEditor')}
          <Icon name="arrowRight" />
        </Link>
        <WayTo place="plan" look="secondary" />
      </div>
    </section>
  );
}
