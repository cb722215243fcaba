import { DataProvider } from '../../data/DataProvider';
import SignInPage from './SignInPage';

export default function SignInRoute() {
  return (
    <DataProvider>
      <SignInPage />
    </DataProvider>
  );
}
