import { Field, type FieldProps } from '@tercet/ui';

export interface EmailFieldProps extends FieldProps {
  /** `username` where it is what one signs in with. */
  autoComplete: 'email' | 'username';
}

/** A field for an e-mail address, which no device is to spell otherwise. */
export const EmailField = (field: EmailFieldProps) => (
  <Field {...field} type="email" autoCapitalize="none" spellCheck={false} />
);
