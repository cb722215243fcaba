import type { Theme } from '@tercet/contracts';
import { useSyncExternalStore } from 'react';
import { themeStore } from './theme';

/** The chosen theme, which may be `system`. */
export function useTheme(): Theme {
  return useSyncExternalStore(themeStore.subscribe, themeStore.getTheme, themeStore.getTheme);
}
