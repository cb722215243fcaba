import type { useTranslation } from '@tercet/i18n/react';
import { spaceChange } from '../../../../issues/space-change';
import type { ReviewPart } from './review-model';

type Translate = ReturnType<typeof useTranslation<'editor'>>['t'];
export type EditPart = Extract<ReviewPart, { kind: 'edit' }>;

/** As both are quoted: a space at an edge goes with its word unseen, unless nothing else changes. */
function quoted(removed: string, added: string) {
  if (removed.trim() === added.trim()) return { removed, added };
  return { removed: removed.trim() || removed, added: added.trim() || added };
}

/** What a change does, in words. */
export function editWords(t: Translate, change: Pick<EditPart, 'removed' | 'added'>): string {
  const space = spaceChange(change.removed, change.added);
  if (space) return t(`spaces.${space}`);
  const { removed, added } = quoted(change.removed, change.added);
  if (removed === '') return t('assistant.insertEdit', { added });
  if (added === '') return t('assistant.removeEdit', { removed });
  return t('assistant.replaceEdit', { removed, added });
}
