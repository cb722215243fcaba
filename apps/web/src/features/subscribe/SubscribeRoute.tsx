import { DataProvider } from '../../data/DataProvider';
import { useSession } from '../../session/session';
import { SubscribePage } from './SubscribePage';

export default function SubscribeRoute() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <DataProvider>
      <SubscribePage key={user.id} />
    </DataProvider>
  );
}
