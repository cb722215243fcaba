import { useTranslation } from '@tercet/i18n/react';
import { Button, Field, TextArea } from '@tercet/ui';
import { useState } from 'react';
import { EmailField } from '../../forms/EmailField';
import type { LateFormViewProps } from '../../forms/LateForm';
import { ScriptedForm } from '../../forms/ScriptedForm';
import type { ContactValues } from './contact-schema';

/** The form for a message to those who help, and what becomes of it. */
export function ContactView({
  register,
  errorOf,
  isSubmitting,
  onSubmit,
  failure,
  after,
}: LateFormViewProps<keyof ContactValues>) {
  const { t } = useTranslation('support');
  const [wasSent, setWasSent] = useState(false);
  if (after && !wasSent) setWasSent(true);
  if (after) return after;
  return (
    <div className="mt-6 max-w-xl">
      <ScriptedForm onSubmit={onSubmit}>
        {failure}
        <Field
          {...register('name')}
          label={t('contact.name')}
          autoComplete="name"
          // In the place of the button that has brought it back.
          autoFocus={wasSent}
          error={errorOf('name')}
        />
        <EmailField
          {...register('email')}
          label={t('contact.email')}
          autoComplete="email"
          error={errorOf('email')}
        />
        <TextArea
          {...register('message')}
          autoComplete="off"
          label={t('contact.message')}
          error={errorOf('message')}
        />
        <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
          {isSubmitting ? t('contact.submitting') : t('contact.submit')}
        </Button>
      </ScriptedForm>
    </div>
  );
}
