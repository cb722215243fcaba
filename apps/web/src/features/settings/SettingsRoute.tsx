import { DataProvider } from '../../data/DataProvider';
import { useSession } from '../../session/session';
import { SettingsPage } from './SettingsPage';

export default function SettingsRoute() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <DataProvider>
      <SettingsPage key={user.id} />
    </DataProvider>
  );
}
