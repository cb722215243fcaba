import { useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { usePricing } from './use-pricing';

/** Says that no money moves, where that is so. */
export function TestPayments({ className }: { className?: string }) {
  const { t } = useTranslation('plans');
  const { pricing } = usePricing();
  if (!pricing?.isTest || !pricing.isAvailable) return null;
  return (
    <Notice {...(className && { className })}>
      <span className="font-semibold">{t('test.title')}.</span> {t('test.text')}
    </Notice>
  );
}
