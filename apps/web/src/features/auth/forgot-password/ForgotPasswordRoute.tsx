import { accountPage } from '../account-page';
import { ForgotPasswordView } from './ForgotPasswordView';

export default accountPage(
  'forgotPassword',
  ForgotPasswordView,
  () => import('./ForgotPasswordForm'),
);
