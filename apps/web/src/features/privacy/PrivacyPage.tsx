import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Link } from 'react-router-dom';
import { usePageHead } from '../../layout/page-head';
import { TEXT_LINK } from '../../layout/text-link';
import { PolicySection } from './PolicySection';
import { POLICY_DATE, SECTION_IDS } from './sections';

export default function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  usePageHead('privacy');
  return (
    <div className="mx-auto w-full max-w-4xl px-5 py-14 sm:py-24">
      <h1 className="font-serif text-title">{t('heading')}</h1>
      <p className="mt-6 max-w-[58ch] text-lg text-ink-muted">{t('intro')}</p>
      <p className="mt-2 text-sm text-ink-muted">
        {t('updated', { date: format.date(`${POLICY_DATE}T12:00`) })}
      </p>
      <nav aria-labelledby="contents" className="mt-12 border-t border-line pt-8">
        <h2 id="contents" className="text-sm font-semibold text-ink-muted">
          {t('contents')}
        </h2>
        <ol className="mt-3 gap-x-10 sm:columns-2">
          {SECTION_IDS.map((id) => (
            <li key={id}>
              <Link to={`#${id}`} className={`inline-flex min-h-8 items-center ${TEXT_LINK}`}>
                {t(`headings.${id}`)}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {SECTION_IDS.map((id) => (
        <PolicySection key={id} id={id} />
      ))}
    </div>
  );
}
