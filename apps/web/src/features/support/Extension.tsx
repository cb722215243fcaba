import { useTranslation } from '@tercet/i18n/react';
import { TEXT_LINK } from '../../layout/text-link';
import { SupportSection } from './SupportSection';

/** Where else the checks can be had. */
export function Extension() {
  const { t } = useTranslation('support');
  return (
    <SupportSection id="extension">
      <p className="mt-4 max-w-[64ch]">{t('extension.text')}</p>
      <p className="mt-3">
        <a href="/graphiql" className={TEXT_LINK}>
          {t('extension.api')}
        </a>
      </p>
    </SupportSection>
  );
}
