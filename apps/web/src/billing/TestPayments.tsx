import { useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import type { Pricing } from './offers';

export interface TestPaymentsProps {
  /** Undefined until the server has said it. */
  pricing: Pricing | undefined;
  className?: string;
}

/** Says that no money moves, where that is so. */
export function TestPayments({ pricing, className }: TestPaymentsProps) {
  const { t } = useTranslation('plans');
  if (!pricing?.isTest || !pricing.isAvailable) return null;
  return (
    <Notice {...(className && { className })}>
      <span className="font-semibold">{t('test.title')}.</span> {t('test.text')}
    </Notice>
  );
}
