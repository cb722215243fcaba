import { useErrorMessage, useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, useToast } from '@tercet/ui';
import { useResume } from '../../../billing/use-resume';
import { FormFailure } from '../../../forms/FormFailure';
import { focusSection } from '../sections';

/** Takes back that premium ends. */
export function ResumeButton() {
  const { t } = useTranslation('plans');
  const say = useErrorMessage();
  const format = useFormat();
  const toast = useToast();
  const { isBusy, failure, resume } = useResume((renewsAt) => {
    const date = renewsAt && format.date(renewsAt);
    toast({ text: date ? t('resume.doneUntil', { date }) : t('resume.done') });
    // The button is gone.
    focusSection('plan');
  });
  return (
    <>
      {failure && (
        <div className="order-first basis-full">
          <FormFailure title={t('resume.failed')} text={say(failure)} />
        </div>
      )}
      <Button variant="primary" loading={isBusy} onClick={() => void resume()}>
        {t('actions.resume')}
      </Button>
    </>
  );
}
