import { accountPage } from './account-page';
import { SignUpView } from './SignUpView';

export default accountPage('signUp', SignUpView, () => import('./SignUpForm'));
