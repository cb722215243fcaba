import { useFormat, useTranslation } from '@tercet/i18n/react';
import { Badge } from '@tercet/ui';
import type { Standing } from './standing';

/** Marks the plan that the person has, and how long they still have it where it ends. */
export function CurrentMark({ standing }: { standing: Standing }) {
  const { isCancelled, paymentFailed, until } = standing;
  const { t } = useTranslation('plans');
  const format = useFormat();
  return (
    <Badge>
      {/* What is not paid for may end before. */}
      {isCancelled && !paymentFailed && until
        ? t('pricing.currentUntil', { date: format.date(until) })
        : t('pricing.current')}
    </Badge>
  );
}
