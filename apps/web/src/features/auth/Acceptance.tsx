import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { VisuallyHidden } from '@tercet/ui';
import { TEXT_LINK } from '../../layout/text-link';

/** What whoever creates an account agrees to. It opens beside the form, which keeps what was typed. */
export function Acceptance() {
  const { t } = useTranslation('auth');
  return (
    <p className="text-sm text-ink-muted">
      {t('signUp.acceptance')}{' '}
      <a href={PAGE_PATHS.privacy} target="_blank" rel="noopener" className={TEXT_LINK}>
        {t('signUp.privacy')}
        <VisuallyHidden> {t('signUp.newTab')}</VisuallyHidden>
      </a>
      .
    </p>
  );
}
