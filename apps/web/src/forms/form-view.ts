import type { ReactNode, SubmitEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** What ties a field to its form. */
export type Registered = { name: string; defaultValue?: string } & Partial<UseFormRegisterReturn>;

/** What a form is shown with, by the form library and before that is there. */
export interface FormViewProps<Name extends string> {
  register: (name: Name) => Registered;
  /** What is wrong with a field, in the reader's language. */
  errorOf: (name: Name) => string | undefined;
  isSubmitting: boolean;
  onSubmit: (event: SubmitEvent) => void;
  /** What went wrong with all of it. */
  failure?: ReactNode;
}
