import { DataProvider } from '../../../data/DataProvider';
import ForgotPasswordPage from './ForgotPasswordPage';

export default function ForgotPasswordRoute() {
  return (
    <DataProvider>
      <ForgotPasswordPage />
    </DataProvider>
  );
}
