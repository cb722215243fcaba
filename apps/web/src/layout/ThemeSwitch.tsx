import type { Theme } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { IconButton, type IconName } from '@tercet/ui';
import { nextTheme, themeStore } from '../preferences/theme';
import { useTheme } from '../preferences/use-theme';

const ICONS: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', system: 'monitor' };

/** Goes from light to dark to system and round again. */
export function ThemeSwitch() {
  const { t } = useTranslation('common');
  const theme = useTheme();
  const next = nextTheme(theme);
  return (
    <IconButton
      icon={ICONS[theme]}
      label={t('theme.label', { theme: t(`theme.${theme}`), next: t(`theme.${next}`) })}
      onClick={() => themeStore.choose(next)}
    />
  );
}
