import { useTranslation } from '@tercet/i18n/react';
import { lazy, Suspense } from 'react';
import { failToLoad } from '../../routing/load-error';
import { OpeningText } from './layout/OpeningText';
import { OtherTabInTheWay } from './layout/OtherTabInTheWay';
import { useStartup } from './state/use-startup';

/** The writing surface and all that belongs to it are loaded beside the browser's own data. */
const Workspace = lazy(() => import('./Workspace').catch(failToLoad));

/** The editor of one account; another account's needs a page of its own. */
export default function EditorPage({ accountId }: { accountId: string }) {
  const { t } = useTranslation('editor');
  const { startup, isHeld } = useStartup(accountId);
  const waiting = isHeld ? <OtherTabInTheWay /> : <OpeningText />;
  return (
    <div className="editor-page relative min-h-44 flex-1 print:min-h-0">
      <h1 className="sr-only print:hidden">{t('heading')}</h1>
      <Suspense fallback={<OpeningText />}>
        {startup ? <Workspace startup={startup} /> : waiting}
      </Suspense>
    </div>
  );
}
