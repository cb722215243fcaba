import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useFieldWords } from './field-words';

/** What is wrong with each field of a form, in the reader's language. */
export function useFieldErrors<T extends FieldValues>(
  errors: FieldErrors<T>,
): (name: keyof T & string) => string | undefined {
  const words = useFieldWords();
  return (name) => words(errors[name]?.message as string | undefined);
}
