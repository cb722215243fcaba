import { DataProvider } from '../../../data/DataProvider';
import VerifyEmailPage from './VerifyEmailPage';

export default function VerifyEmailRoute() {
  return (
    <DataProvider>
      <VerifyEmailPage />
    </DataProvider>
  );
}
