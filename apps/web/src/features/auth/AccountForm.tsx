import { useLocation } from 'react-router-dom';
import { LateForm, type LateFormProps } from '../../forms/LateForm';
import { typedEmail } from './typed-email';

/** A form of accounts, with the address that was typed on the page before. */
export function AccountForm<Name extends string>(form: Omit<LateFormProps<Name>, 'defaults'>) {
  const { state } = useLocation();
  return <LateForm {...form} defaults={{ email: typedEmail(state) }} />;
}
