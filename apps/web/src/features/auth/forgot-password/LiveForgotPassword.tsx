import { DataProvider } from '../../../data/DataProvider';
import ForgotPasswordPage from './ForgotPasswordPage';

export default function LiveForgotPassword() {
  return (
    <DataProvider>
      <ForgotPasswordPage />
    </DataProvider>
  );
}
