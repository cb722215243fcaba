import { useTranslation } from '@tercet/i18n/react';
import type { ReactNode } from 'react';
import { WayOn } from './WayOn';

/**
 * The way on for whoever is signed in with a confirmed address. Only the server knows what a link is for: it may still be
 * good, for another address of theirs or another account.
 */
export function OtherAddress({ children }: { children: ReactNode }) {
  const { t } = useTranslation('auth');
  return (
    <div className="flex flex-col gap-8">
      <WayOn />
      <div className="flex flex-col gap-3">
        <p>{t('verify.otherAddress')}</p>
        {children}
      </div>
    </div>
  );
}
