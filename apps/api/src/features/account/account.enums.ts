import { registerEnumType } from '@nestjs/graphql';
import type { Locale as LocaleValue, PlanKey, Theme as ThemeValue } from '@tercet/contracts';

/** GraphQL shows the names, REST and the database the values. */
export const LocaleEnum = { EN: 'en', FR: 'fr', ES: 'es' } as const satisfies Record<
  Uppercase<LocaleValue>,
  LocaleValue
>;
export const ThemeEnum = {
  LIGHT: 'light',
  DARK: 'dark',
  SYSTEM: 'system',
} as const satisfies Record<Uppercase<ThemeValue>, ThemeValue>;
export const SubscriptionTypeEnum = { FREE: 'free', PREMIUM: 'premium' } as const satisfies Record<
  Uppercase<PlanKey>,
  PlanKey
>;

registerEnumType(LocaleEnum, {
  name: 'Locale',
  description: 'A language of the interface and of checking.',
  valuesMap: {
    EN: { description: 'English.' },
    FR: { description: 'French.' },
    ES: { description: 'Spanish.' },
  },
});
registerEnumType(ThemeEnum, {
  name: 'Theme',
  description: 'How the interface looks.',
  valuesMap: {
    LIGHT: { description: 'Light colors.' },
    DARK: { description: 'Dark colors.' },
    SYSTEM: { description: 'As the operating system is set.' },
  },
});
registerEnumType(SubscriptionTypeEnum, {
  name: 'SubscriptionType',
  description: 'What an account may do.',
  valuesMap: {
    FREE: { description: 'The free plan, with a daily allowance.' },
    PREMIUM: { description: 'A paid plan.' },
  },
});
