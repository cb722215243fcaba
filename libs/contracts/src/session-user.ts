import type { Locale } from './locales';
import type { Theme } from './themes';

/** The signed-in person, as REST shows them to the page, and the page to the extension. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly subscriptionType: 'free' | 'premium';
  readonly isPremium: boolean;
  readonly emailVerified: boolean;
  readonly language: Locale;
  readonly theme: Theme;
}
