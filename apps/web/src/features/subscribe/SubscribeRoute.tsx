import { PAGE_PATHS } from '@tercet/contracts';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Offer } from '../../billing/offers';
import { DataProvider } from '../../data/DataProvider';
import { useSession } from '../../session/session';
import { SubscribePage } from './SubscribePage';

const FREE: Offer = 'free';

export default function SubscribeRoute() {
  const { user } = useSession();
  const [search] = useSearchParams();
  if (!user) return null;
  // It costs nothing, and is had already.
  if (search.get('plan') === FREE) return <Navigate to={PAGE_PATHS.pricing} replace />;
  return (
    <DataProvider>
      <SubscribePage key={user.id} />
    </DataProvider>
  );
}
