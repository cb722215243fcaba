import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, type DisplayError } from './errors';

/** Turns errors into sentences of the interface language. Loads the namespace `errors`. */
export function useErrorMessage(): (error: DisplayError) => string {
  const { i18n } = useTranslation('errors');
  return useMemo(() => (error: DisplayError) => errorMessage(i18n, error), [i18n]);
}
