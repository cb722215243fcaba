import { useTranslation } from '@tercet/i18n/react';
import { IconButton } from '@tercet/ui';
import { nextTheme, themeStore } from '../preferences/theme';
import { THEME_ICONS } from '../preferences/theme-icons';
import { useTheme } from '../preferences/use-theme';

/** Goes from light to dark to system and round again. */
export function ThemeSwitch() {
  const { t } = useTranslation('common');
  const theme = useTheme();
  const next = nextTheme(theme);
  return (
    <IconButton
      icon={THEME_ICONS[theme]}
      label={t('theme.label', { theme: t(`theme.${theme}`), next: t(`theme.${next}`) })}
      onClick={() => themeStore.choose(next)}
    />
  );
}
