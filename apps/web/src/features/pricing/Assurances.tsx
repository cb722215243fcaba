import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Link } from 'react-router-dom';
import { TEXT_LINK } from '../../layout/text-link';

const ASSURANCES = ['cancel', 'card', 'free'] as const;

/** What to know before paying. */
export function Assurances() {
  const { t } = useTranslation('plans');
  return (
    <section aria-labelledby="assurances" className="mt-14 border-t border-line pt-8">
      <h2 id="assurances" className="font-serif text-part">
        {t('pricing.assurances.label')}
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-4 text-md text-ink-muted lg:grid-cols-3">
        {ASSURANCES.map((assurance) => (
          <li key={assurance}>{t(`pricing.assurances.${assurance}`)}</li>
        ))}
      </ul>
      <p className="mt-6 text-md">
        <Link to={PAGE_PATHS.support} className={TEXT_LINK}>
          {t('actions.contact')}
        </Link>
      </p>
    </section>
  );
}
