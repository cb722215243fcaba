import { lateForm } from './late-form';
import { SignInView } from './SignInView';

export default lateForm('signIn', SignInView, () => import('./SignInForm'));
