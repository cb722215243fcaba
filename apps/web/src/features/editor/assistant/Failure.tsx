import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button, buttonClass, Notice } from '@tercet/ui';
import { Link } from 'react-router-dom';
import { signInPath } from '../../../session/redirect';
import { useCopy } from '../clipboard/use-clipboard';
import { useAssistant } from './assistant-context';
import type { AssistantState } from './session/assistant-state';
import { LostCount } from './start/LostCount';
import { useArrival } from './use-arrival';
import { wayOut } from './way-out';

type Failed = Extract<AssistantState, { phase: 'failed' }>;

/** Why there is no answer, and what a person can do now. The text itself is untouched. */
export function Failure({ failure }: { failure: Failed }) {
  const { t } = useTranslation('editor');
  const messageOf = useErrorMessage();
  const { again, cancel } = useAssistant();
  const copy = useCopy();
  const { error, returned, answer } = failure;
  const next = wayOut(error);
  const title = t('assistant.failedTitle');
  const heading = useArrival(title);

  return (
    <div className="flex flex-col gap-4 p-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {title}
      </h2>
      <Notice tone="warn">{next === 'signIn' ? t('assistant.signIn') : messageOf(error)}</Notice>
      {next === 'connect' && <p className="text-sm">{t('assistant.howToConnect')}</p>}
      {returned && <p className="text-sm text-ink-muted">{t('assistant.returned')}</p>}
      {returned === false && answer !== '' && (
        <p className="text-sm text-ink-muted">{t('assistant.stoppedCounted')}</p>
      )}
      {error.code === 'NETWORK' && returned === undefined && <LostCount />}
      <div className="flex flex-wrap gap-2">
        {next === 'retry' && (
          <Button variant="primary" onClick={again}>
            {t('assistant.retry')}
          </Button>
        )}
        {next === 'signIn' && (
          <Link to={signInPath('/editor')} className={buttonClass('primary')}>
            {t('assistant.signInLink')}
          </Link>
        )}
        <Button onClick={cancel}>{t('assistant.back')}</Button>
      </div>
      {answer !== '' && (
        <section className="border-t border-line pt-3">
          <div className="mb-2 flex items-center justify-between gap-2">
            <h3 className="text-sm text-ink-muted">{t('assistant.partial')}</h3>
            <Button size="sm" onClick={() => void copy(answer)}>
              {t('assistant.copyAnswer')}
            </Button>
          </div>
          <p className="font-serif leading-relaxed whitespace-pre-wrap">{answer}</p>
        </section>
      )}
    </div>
  );
}
