import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon } from '@tercet/ui';

export interface CheckedProps {
  /** How many issues are of kinds that are not looked at. */
  elsewhere: number;
  onShowAll: () => void;
}

/** A text that was checked, without an issue of the kind that is looked at. */
export function Checked({ elsewhere, onShowAll }: CheckedProps) {
  const { t } = useTranslation('checker');
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
