import { DataProvider } from '../../data/DataProvider';
import SignUpPage from './SignUpPage';

export default function SignUpRoute() {
  return (
    <DataProvider>
      <SignUpPage />
    </DataProvider>
  );
}
