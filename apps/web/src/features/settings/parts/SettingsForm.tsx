import type { AppError } from '@tercet/api-client';
import { useErrorMessage } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { FormFailure } from '../../../forms/FormFailure';

export interface SettingsFormProps {
  onSubmit: (event: SubmitEvent) => void;
  isSubmitting: boolean;
  /** What went wrong that is not said at a field. */
  failure: AppError | null;
  words: Readonly<Record<'failed' | 'submit' | 'submitting', string>>;
  children: ReactNode;
}

/** Fields below each other with one button, and what went wrong above them. */
export function SettingsForm({
  onSubmit,
  isSubmitting,
  failure,
  words,
  children,
}: SettingsFormProps) {
  const say = useErrorMessage();
  return (
    <form onSubmit={onSubmit} noValidate className="flex max-w-md flex-col gap-5">
      {failure && <FormFailure title={words.failed} text={say(failure)} />}
      {children}
      <Button type="submit" className="self-start" loading={isSubmitting}>
        {isSubmitting ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
