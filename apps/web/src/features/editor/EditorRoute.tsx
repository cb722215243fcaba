import { useTranslation } from '@tercet/i18n/react';
import { DataProvider } from '../../data/DataProvider';
import { usePageHead } from '../../layout/page-head';
import { useSession } from '../../session/session';
import EditorPage from './EditorPage';

export default function EditorRoute() {
  const { t } = useTranslation('common');
  usePageHead({ title: t('titles.editor'), description: t('descriptions.editor') });
  const { user } = useSession();
  if (!user) return null;
  return (
    <DataProvider>
      <EditorPage key={user.id} accountId={user.id} />
    </DataProvider>
  );
}
