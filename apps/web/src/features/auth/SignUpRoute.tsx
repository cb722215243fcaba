import { lateForm } from './late-form';
import { SignUpView } from './SignUpView';

export default lateForm('signUp', SignUpView, () => import('./SignUpForm'));
