import type { Localized } from '@tercet/contracts';

/** Each language by its own name: the one word in it that its readers look for. */
export const LANGUAGE_NAMES: Localized = { en: 'English', fr: 'Français', es: 'Español' };
