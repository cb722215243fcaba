import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { CreateApiKeyInput } from '@tercet/api-client/generated';
import { API_KEY_NAME_MAX_LENGTH, API_SCOPES, isBlank } from '@tercet/contracts';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, Checkbox, Field, Icon } from '@tercet/ui';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { says } from '../../../forms/field-schemas';
import { FormFailure } from '../../../forms/FormFailure';
import { useFieldErrors } from '../../../forms/use-field-errors';
import { useSubmission } from '../../../forms/use-submission';
import { useCreateApiKey } from './use-api-keys';

const schema = z.object({
  name: z.string().check(
    z.trim(),
    z.refine((name) => !isBlank(name), says('keyNameRequired')),
    z.maxLength(API_KEY_NAME_MAX_LENGTH, says('keyNameTooLong')),
  ),
  scopes: z.array(z.enum(API_SCOPES)).check(z.minLength(1, says('scopesRequired'))),
});
type Values = z.infer<typeof schema>;

const toInput = ({ name, scopes }: Values): CreateApiKeyInput => ({
  name,
  scopes: scopes.map((scope) => scope.toUpperCase() as Uppercase<typeof scope>),
});

export interface NewKeyFormProps {
  onCreated: (key: string) => void;
  onCancel: () => void;
  /** While a key is being made, which nobody would see who leaves now. */
  onBusy: (isBusy: boolean) => void;
}

export function NewKeyForm({ onCreated, onCancel, onBusy }: NewKeyFormProps) {
  const { t } = useTranslation('settings');
  const say = useErrorMessage();
  const scopesError = useId();
  const create = useCreateApiKey(onCreated);
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name: '', scopes: ['check'] },
  });
  const { setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldErrors(errors);
  useEffect(() => setFocus('name'), [setFocus]);
  useEffect(() => onBusy(isSubmitting), [onBusy, isSubmitting]);
  const { failure, onSubmit } = useSubmission({
    form,
    fields: ['name', 'scopes'],
    send: (values) => create(toInput(values)),
  });
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      {failure && <FormFailure title={t('apiKeys.createFailed')} text={say(failure)} />}
      <Field
        {...form.register('name')}
        label={t('apiKeys.name')}
        hint={t('apiKeys.nameHint')}
        autoComplete="off"
        error={errorOf('name')}
      />
      <fieldset aria-describedby={scopesError}>
        <legend className="mb-1 text-sm font-medium">{t('apiKeys.scopesLabel')}</legend>
        {API_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            {...form.register('scopes')}
            value={scope}
            aria-invalid={errors.scopes ? true : undefined}
            label={t(`apiKeys.scopes.${scope}`)}
          />
        ))}
        <p id={scopesError} aria-live="polite" className="text-sm text-danger">
          {errors.scopes && (
            <span className="mt-1.5 flex items-start gap-1.5">
              <Icon name="warning" size={18} />
              {errorOf('scopes')}
            </span>
          )}
        </p>
      </fieldset>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel} disabled={isSubmitting}>
          {t('actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {isSubmitting ? t('apiKeys.creating') : t('apiKeys.create')}
        </Button>
      </div>
    </form>
  );
}
