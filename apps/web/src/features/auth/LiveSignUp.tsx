import { DataProvider } from '../../data/DataProvider';
import SignUpPage from './SignUpPage';

export default function LiveSignUp() {
  return (
    <DataProvider>
      <SignUpPage />
    </DataProvider>
  );
}
