import { DataProvider } from '../../../data/DataProvider';
import { useSession } from '../../../session/session';
import { CheckoutSuccessPage } from './CheckoutSuccessPage';

export default function CheckoutSuccessRoute() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <DataProvider>
      <CheckoutSuccessPage key={user.id} />
    </DataProvider>
  );
}
