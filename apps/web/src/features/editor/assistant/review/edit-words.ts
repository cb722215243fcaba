import type { useTranslation } from '@tercet/i18n/react';
import { spaceChange } from '../../../../issues/space-change';
import type { ReviewPart } from './review-model';

type Translate = ReturnType<typeof useTranslation<'editor'>>['t'];
export type EditPart = Extract<ReviewPart, { kind: 'edit' }>;

/** What a change does, in words. */
export function editWords(
  t: Translate,
  { removed, added }: Pick<EditPart, 'removed' | 'added'>,
): string {
  const space = spaceChange(removed, added);
  if (space) return t(`spaces.${space}`);
  if (removed === '') return t('assistant.insertEdit', { added });
  if (added === '') return t('assistant.removeEdit', { removed });
  return t('assistant.replaceEdit', { removed, added });
}
