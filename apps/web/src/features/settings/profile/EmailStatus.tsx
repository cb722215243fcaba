import { useTranslation } from '@tercet/i18n/react';
import { Badge } from '@tercet/ui';
import { ResendConfirmation } from '../parts/ResendConfirmation';

export interface EmailStatusProps {
  email: string;
  isVerified: boolean;
}

/** The address, whether it is known to be the person's, and how to show it. */
export function EmailStatus({ email, isVerified }: EmailStatusProps) {
  const { t } = useTranslation(['settings', 'auth']);
  return (
    <div>
      <p className="text-sm font-medium">{t('auth:fields.email')}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
        {email}
        <Badge>{isVerified ? t('profile.verified') : t('profile.notVerified')}</Badge>
      </p>
      {!isVerified && (
        <>
          <p className="mt-2 max-w-[58ch] text-sm text-ink-muted">{t('profile.verifyText')}</p>
          <ResendConfirmation email={email} />
        </>
      )}
    </div>
  );
}
