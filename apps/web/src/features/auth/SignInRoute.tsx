import { accountPage } from './account-page';
import { SignInView } from './SignInView';

export default accountPage('signIn', SignInView, () => import('./SignInForm'));
