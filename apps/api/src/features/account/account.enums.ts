import type { Locale, PlanKey, Theme } from '@tercet/contracts';
import { describedEnum } from '../../platform/graphql/described-enum';

export const LocaleEnum = describedEnum<Locale>(
  'Locale',
  'A language of the interface and of checking.',
  {
    en: 'English.',
    fr: 'French.',
    es: 'Spanish.',
  },
);

export const ThemeEnum = describedEnum<Theme>('Theme', 'How the interface looks.', {
  light: 'Light colors.',
  dark: 'Dark colors.',
  system: 'As the operating system is set.',
});

export const SubscriptionTypeEnum = describedEnum<PlanKey>(
  'SubscriptionType',
  'What an account may do.',
  {
    free: 'The free plan, with a daily allowance.',
    premium: 'A paid plan.',
  },
);
