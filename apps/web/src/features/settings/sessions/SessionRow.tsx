import type { AppError } from '@tercet/api-client';
import type { SessionsQuery } from '@tercet/api-client/generated';
import { useErrorMessage, useFormat, useTranslation } from '@tercet/i18n/react';
import { Badge, Button, Icon } from '@tercet/ui';
import { useState } from 'react';
import { FormFailure } from '../../../forms/FormFailure';
import { useSingleFlight } from '../../../forms/use-single-flight';
import { focusSection } from '../sections';
import type { SessionName } from './use-end-sessions';

export interface SessionRowProps {
  session: SessionsQuery['sessions'][number];
  onEnd: (session: SessionName) => Promise<AppError | null>;
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useTranslation('settings');
  const say = useErrorMessage();
  const format = useFormat();
  const [isEnding, setIsEnding] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { id, deviceInfo, createdAt, lastSeenAt, current } = session;
  const device = deviceInfo || t('sessions.unknownDevice');
  const end = useSingleFlight(async () => {
    setIsEnding(true);
    setFailure(null);
    const error = await onEnd({ id, device });
    if (!error) return focusSection('sessions');
    setIsEnding(false);
    setFailure(error);
  });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 sm:flex-nowrap">
        <span className="mt-0.5 text-ink-muted">
          <Icon name="monitor" />
        </span>
        <div className="min-w-0 flex-1 basis-[calc(100%-3rem)] [overflow-wrap:anywhere] sm:basis-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            {device}
            {current && <Badge strong>{t('sessions.thisDevice')}</Badge>}
          </p>
          <p className="mt-1 text-sm text-ink-muted">
            {t('sessions.signedIn', { when: format.pastMoment(createdAt) })}
          </p>
          <p className="text-sm text-ink-muted">
            {current
              ? t('sessions.activeNow')
              : t('sessions.lastSeen', { when: format.pastMoment(lastSeenAt) })}
          </p>
        </div>
        {!current && (
          <Button
            size="sm"
            className="ml-9 sm:ml-0"
            aria-label={t('sessions.endLabel', { device })}
            loading={isEnding}
            onClick={() => void end()}
          >
            {t('sessions.end')}
          </Button>
        )}
      </div>
      {failure && (
        <div className="mt-3">
          <FormFailure title={t('sessions.endFailed')} text={say(failure)} />
        </div>
      )}
    </li>
  );
}
