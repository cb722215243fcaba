import { DataProvider } from '../../../data/DataProvider';
import { useSession } from '../../../session/session';
import { CheckoutCancelPage } from './CheckoutCancelPage';

export default function CheckoutCancelRoute() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <DataProvider>
      <CheckoutCancelPage key={user.id} />
    </DataProvider>
  );
}
