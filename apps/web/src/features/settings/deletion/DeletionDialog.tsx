import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Checkbox, Dialog } from '@tercet/ui';
import { useId, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCredit } from '../../../billing/use-credit';
import { knownPassword } from '../../../forms/field-schemas';
import { FormFailure } from '../../../forms/FormFailure';
import { PasswordField } from '../../../forms/PasswordField';
import { useFieldErrors } from '../../../forms/use-field-errors';
import { useSubmission } from '../../../forms/use-submission';
import { useDeleteAccount, type Deletion } from './use-delete-account';

const schema = z.object({ password: knownPassword, drafts: z.boolean() });
const DELETED = ['profile', 'sessions', 'keys', 'usage'] as const;

export interface DeletionDialogProps {
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

export function DeletionDialog({ onClose, returnFocusTo }: DeletionDialogProps) {
  const { t } = useTranslation('settings');
  const say = useErrorMessage();
  const hint = useId();
  const credit = useCredit();
  const deleteAccount = useDeleteAccount();
  const form = useForm<Deletion>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '', drafts: true },
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);
  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['password'],
    about: { INVALID_CREDENTIALS: { field: 'password', says: 'passwordWrong' } },
    send: deleteAccount,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('deletion.title')}
      focusFirst={() => form.setFocus('password')}
      returnFocusTo={returnFocusTo}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        <div>
          <p id={`${hint}-list`}>{t('deletion.listLabel')}</p>
          <ul aria-labelledby={`${hint}-list`} className="mt-2 list-disc pl-6">
            {DELETED.map((item) => (
              <li key={item}>{t(`deletion.list.${item}`)}</li>
            ))}
            {credit !== null && <li>{t('deletion.list.credit', { amount: credit })}</li>}
          </ul>
        </div>
        <div>
          <Checkbox
            {...form.register('drafts')}
            label={t('deletion.drafts')}
            aria-describedby={hint}
          />
          <p id={hint} className="pl-7 text-sm text-ink-muted">
            {t('deletion.draftsHint')}
          </p>
        </div>
        {failure && <FormFailure title={t('deletion.failed')} text={say(failure)} />}
        <PasswordField
          {...form.register('password')}
          label={t('deletion.password')}
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" variant="danger" loading={isSubmitting}>
            {isSubmitting ? t('deletion.submitting') : t('deletion.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
