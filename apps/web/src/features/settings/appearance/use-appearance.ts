import type { AppError } from '@tercet/api-client';
import type { ProfileInput } from '@tercet/api-client/generated';
import type { Locale, Theme } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { useRef, useState } from 'react';
import { switchLocale } from '../../../preferences/language';
import { themeStore } from '../../../preferences/theme';
import { useUpdateProfile } from '../parts/use-update-profile';

export type Saving =
  { state: 'none' | 'saved' | 'notLoaded' } | { state: 'failed'; error: AppError };

/** Shows a choice at once, and saves it to the account. */
export function useAppearance() {
  const { i18n } = useTranslation();
  const update = useUpdateProfile();
  const [saving, setSaving] = useState<Saving>({ state: 'none' });
  const lastChoice = useRef(0);

  /** What was saved before says nothing of a new choice. */
  const begin = () => {
    lastChoice.current += 1;
    setSaving({ state: 'none' });
    return lastChoice.current;
  };
  const save = async (choice: number, input: ProfileInput) => {
    const error = await update(input);
    if (choice !== lastChoice.current) return;
    setSaving(error ? { state: 'failed', error } : { state: 'saved' });
  };
  const chooseTheme = async (theme: Theme) => {
    const choice = begin();
    themeStore.show(theme);
    await save(choice, { theme: theme.toUpperCase() as Uppercase<Theme> });
  };
  const chooseLanguage = async (locale: Locale) => {
    const choice = begin();
    const switched = await switchLocale(i18n, locale).catch(() => null);
    if (switched === null) setSaving({ state: 'notLoaded' });
    else if (switched) await save(choice, { language: locale.toUpperCase() as Uppercase<Locale> });
  };
  return { saving, chooseTheme, chooseLanguage };
}
