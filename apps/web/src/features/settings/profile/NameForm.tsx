import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Field, useToast } from '@tercet/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { personName } from '../../../forms/field-schemas';
import { FormFailure } from '../../../forms/FormFailure';
import { useFieldErrors } from '../../../forms/use-field-errors';
import { useSubmission } from '../../../forms/use-submission';
import { useUpdateProfile } from '../parts/use-update-profile';

const schema = z.object({ name: personName });
type Values = z.infer<typeof schema>;

export function NameForm({ name }: { name: string }) {
  const { t } = useTranslation(['settings', 'auth']);
  const say = useErrorMessage();
  const toast = useToast();
  const update = useUpdateProfile();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name },
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);
  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['name'],
    send: async (values) => {
      const error = await update(values);
      if (!error) toast({ text: t('profile.saved') });
      return error;
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {failure && <FormFailure title={t('updateFailed')} text={say(failure)} />}
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
        <Field
          {...form.register('name')}
          label={t('auth:fields.name')}
          autoComplete="name"
          className="min-w-0 flex-1"
          error={errorOf('name')}
        />
        {/* In line with the field, below the height of its label. */}
        <Button
          type="submit"
          className="min-h-11 self-start sm:mt-[1.625rem]"
          loading={isSubmitting}
        >
          {isSubmitting ? t('actions.saving') : t('actions.save')}
        </Button>
      </div>
    </form>
  );
}
