import { lateForm } from '../late-form';
import { ForgotPasswordView } from './ForgotPasswordView';

export default lateForm('forgotPassword', ForgotPasswordView, () => import('./ForgotPasswordForm'));
