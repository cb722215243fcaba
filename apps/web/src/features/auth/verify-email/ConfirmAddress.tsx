import { useMutation } from '@apollo/client/react';
import { FOR_NOBODY, toAppError, type AppError } from '@tercet/api-client';
import { VerifyEmailDocument } from '@tercet/api-client/generated';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useState } from 'react';
import { FormFailure } from '../../../forms/FormFailure';
import { useSingleFlight } from '../../../forms/use-single-flight';
import { session } from '../../../session/session';
import { linkRefusal, type LinkRefusal } from '../link-refusal';

/** Why an address is not confirmed, for good. */
export type Refusal = LinkRefusal | 'taken';

const refusalOf = (error: AppError): Refusal | null =>
  error.code === 'EMAIL_TAKEN' ? 'taken' : linkRefusal(error);

export interface ConfirmAddressProps {
  token: string;
  /** Whether it is what the page is there for. */
  isMain: boolean;
  onBegin: () => void;
  onConfirmed: () => void;
  onRefused: (why: Refusal) => void;
}

/** One button, so that a person confirms, and not a program that follows links. */
export function ConfirmAddress(props: ConfirmAddressProps) {
  const { token, isMain, onBegin, onConfirmed, onRefused } = props;
  const { t } = useTranslation('auth');
  const say = useErrorMessage();
  const [verify] = useMutation(VerifyEmailDocument, { context: FOR_NOBODY });
  const [isConfirming, setIsConfirming] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  /** @returns what to show next */
  const follow = async (): Promise<() => void> => {
    try {
      await verify({ variables: { token } });
      await session.reload();
      return onConfirmed;
    } catch (thrown) {
      const error = toAppError(thrown);
      const refusal = refusalOf(error);
      if (!refusal) return () => setFailure(error);
      // The link may have been used elsewhere, since this page heard of the account.
      await session.reload();
      return () => onRefused(refusal);
    }
  };

  const confirm = useSingleFlight(async () => {
    setFailure(null);
    setIsConfirming(true);
    onBegin();
    const next = await follow();
    setIsConfirming(false);
    next();
  });

  return (
    <div className="flex flex-col gap-5">
      {failure && <FormFailure title={t('verify.failed')} text={say(failure)} />}
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size="lg"
        loading={isConfirming}
        onClick={() => void confirm()}
      >
        {isConfirming ? t('verify.submitting') : t('verify.submit')}
      </Button>
    </div>
  );
}
