import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Badge } from '@tercet/ui';
import type { Standing } from './standing';

/** Marks the plan that the person has, and how long they still have it where it ends. */
export function CurrentMark({ standing: { isCancelled, until } }: { standing: Standing }) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  return (
    <Badge>
      {isCancelled && until
        ? t('pricing.currentUntil', { date: format.date(until) })
        : t('pricing.current')}
    </Badge>
  );
}
