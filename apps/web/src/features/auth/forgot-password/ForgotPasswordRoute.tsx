import { lateForm, type LateFormViewProps } from '../late-form';
import { AskForLinkView } from './AskForLinkView';
import { ForgotPasswordFrame } from './ForgotPasswordFrame';

const ForgotPasswordView = (form: LateFormViewProps) => (
  <ForgotPasswordFrame step="form" email={form.email}>
    <AskForLinkView {...form} />
  </ForgotPasswordFrame>
);

export default lateForm('forgotPassword', ForgotPasswordView, () => import('./ForgotPasswordPage'));
