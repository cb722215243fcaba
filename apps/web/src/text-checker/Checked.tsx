import { useTranslation } from '@tercet/i18n/react';
import type { ForeignShare } from '../checking/foreign-share';
import { Button, Icon } from '@tercet/ui';

export interface CheckedProps {
  foreign: ForeignShare;
  /** How many issues are of kinds that are not looked at. */
  elsewhere: number;
  onShowAll: () => void;
}

/** A text that was checked, without an issue of the kind that is looked at. */
export function Checked({ foreign, elsewhere, onShowAll }: CheckedProps) {
  const { t } = useTranslation('checker');
  if (elsewhere === 0 && foreign !== 'none') return <p>{t(`foreign.${foreign}`)}</p>;
  if (elsewhere === 0)
    return (
      <p className="flex items-center gap-2 font-medium text-good">
        <Icon name="check" />
        {t('status.checked')}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{`${t('noneOfKind')} ${t('elsewhere', { count: elsewhere })}`}</p>
      <Button size="sm" onClick={onShowAll}>
        {t('showAll')}
      </Button>
    </div>
  );
}
