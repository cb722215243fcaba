import type { Theme } from '@tercet/contracts';
import type { IconName } from '@tercet/ui';

export const THEME_ICONS: Readonly<Record<Theme, IconName>> = {
  light: 'sun',
  dark: 'moon',
  system: 'monitor',
};
