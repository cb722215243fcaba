import type { ForgotPasswordValues } from '../form-schemas';
import type { LateFormViewProps } from '../../../forms/LateForm';
import { AskForLink } from './AskForLink';
import { ForgotPasswordFrame } from './ForgotPasswordFrame';

/** The form that asks for the mail with the link, and what there is to do once that is on its way. */
export const ForgotPasswordView = ({
  email,
  after,
  ...form
}: LateFormViewProps<keyof ForgotPasswordValues>) => (
  <ForgotPasswordFrame step={after ? 'sent' : 'form'} email={email}>
    {after ?? <AskForLink {...form} />}
  </ForgotPasswordFrame>
);
