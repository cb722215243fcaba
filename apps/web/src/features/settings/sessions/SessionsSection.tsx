import { useQuery } from '@apollo/client/react';
import { SessionsDocument, type SessionsQuery } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { Loaded } from '../parts/Loaded';
import { Section } from '../parts/Section';
import { focusSection } from '../sections';
import { SessionRow } from './SessionRow';
import { useEndSessions } from './use-end-sessions';

/** The button that opens the question may be gone by its answer. */
const BACK_TO_HEADING = { current: { focus: () => focusSection('sessions') } };

export function SessionsSection() {
  const { t } = useTranslation('settings');
  const answer = useQuery(SessionsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Section name="sessions" intro={t('sessions.intro')}>
      <Loaded section="sessions" answer={answer} lines={2}>
        {({ sessions }) => <SessionList sessions={sessions} />}
      </Loaded>
    </Section>
  );
}

function SessionList({ sessions }: SessionsQuery) {
  const { t } = useTranslation('settings');
  const { endOne, endOthers } = useEndSessions();
  const [isAsking, setIsAsking] = useState(false);
  const here = sessions.filter(({ current }) => current);
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul className="-mt-4 divide-y divide-line">
        {[...here, ...others].map((session) => (
          <SessionRow key={session.id} session={session} onEnd={endOne} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="mt-2 text-md text-ink-muted">{t('sessions.onlyThis')}</p>
      ) : (
        <Button className="mt-4" onClick={() => setIsAsking(true)}>
          {t('sessions.endOthers')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('sessions.endOthersTitle')}
          confirmLabel={t('sessions.endOthers')}
          failedTitle={t('sessions.endFailed')}
          onConfirm={endOthers}
          onClose={() => setIsAsking(false)}
          returnFocusTo={BACK_TO_HEADING}
        >
          <p>{t('sessions.endOthersText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
