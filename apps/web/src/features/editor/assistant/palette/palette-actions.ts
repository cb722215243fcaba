import { LOCALES, OPERATIONS, TONES, type Operation } from '@tercet/contracts';
import type { Action } from '../session/action';

/** What the palette offers: every action with everything that can be chosen for it; one that needs a description asks for it. */
export type PaletteEntry = Action | 'describe';

export const PALETTE: readonly PaletteEntry[] = OPERATIONS.flatMap((operation): PaletteEntry[] => {
  if (operation === 'generate') return ['describe'];
  if (operation === 'translate') {
    return LOCALES.map((targetLanguage) => ({ operation, targetLanguage }));
  }
  if (operation === 'tone') return TONES.map((tone) => ({ operation, tone }));
  return [{ operation }];
});

export const operationOf = (entry: PaletteEntry): Operation =>
  entry === 'describe' ? 'generate' : entry.operation;
