import { DataProvider } from '../../../data/DataProvider';
import ResetPasswordPage from './ResetPasswordPage';

export default function ResetPasswordRoute() {
  return (
    <DataProvider>
      <ResetPasswordPage />
    </DataProvider>
  );
}
