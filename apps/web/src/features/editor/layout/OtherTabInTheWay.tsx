import { useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';

/** An older tab holds the browser's storage: nothing can be opened, and nothing written, until it lets go. */
export function OtherTabInTheWay() {
  const { t } = useTranslation('documents');
  return (
    <div className="mx-auto max-w-[50rem] px-5 pt-12">
      <Notice tone="warn">{t('otherTab')}</Notice>
    </div>
  );
}
