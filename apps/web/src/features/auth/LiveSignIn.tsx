import { DataProvider } from '../../data/DataProvider';
import SignInPage from './SignInPage';

export default function LiveSignIn() {
  return (
    <DataProvider>
      <SignInPage />
    </DataProvider>
  );
}
