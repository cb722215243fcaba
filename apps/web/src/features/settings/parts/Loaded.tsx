import { NetworkStatus } from '@apollo/client';
import { toAppError } from '@tercet/api-client';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import type { ReactNode } from 'react';
import { FormFailure } from '../../../forms/FormFailure';
import { focusSection, type SectionName } from '../sections';

interface Answer<T> {
  data: T | undefined;
  error?: unknown;
  networkStatus: NetworkStatus;
  refetch: () => Promise<unknown>;
}

export interface LoadedProps<T> {
  section: SectionName;
  answer: Answer<T>;
  /** What failed, where that has words of its own. */
  failedTitle?: string;
  /** Lines that will probably come, so that the page stays as long as it is. */
  lines: number;
  children: (data: T) => ReactNode;
}

/** What the server answers, or that it is on its way, or that it did not come and another try. */
export function Loaded<T>({ section, answer, failedTitle, lines, children }: LoadedProps<T>) {
  const { t } = useTranslation(['settings', 'common']);
  const say = useErrorMessage();
  const { data, error, networkStatus, refetch } = answer;
  if (data) return children(data);
  const isAnotherTry = networkStatus === NetworkStatus.refetch;
  if (error || isAnotherTry) {
    const again = () => refetch().then(() => focusSection(section));
    return (
      <div className="flex flex-col items-start gap-4">
        <FormFailure
          title={failedTitle ?? t('loadFailed')}
          text={error ? say(toAppError(error)) : ''}
        />
        {/* The query itself tells of another failure. */}
        <Button loading={isAnotherTry} onClick={() => void again().catch(() => undefined)}>
          {t('actions.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{t('common:loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} aria-hidden="true" className="mb-3 h-13 rounded-md bg-sunken" />
      ))}
    </div>
  );
}
