import { useFormat, useTranslation } from '@tercet/i18n/react';
import { IconButton } from '@tercet/ui';
import type { KeptDocument } from './document-store';
import { documentTitle } from './document-title';

export interface DocumentRowProps {
  document: KeptDocument;
  isShown: boolean;
  /** `undefined` until they are counted. */
  words: number | undefined;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
}

export function DocumentRow({ document, isShown, words, ...on }: DocumentRowProps) {
  const { t } = useTranslation(['documents', 'editor']);
  const format = useFormat();
  const title = documentTitle(document) || t('documents:untitled');
  const details = [
    ...(isShown ? [t('documents:shown')] : []),
    ...(document.changedAt > 0 ? [format.pastMoment(document.changedAt)] : []),
    ...(words === undefined ? [] : [t('editor:status.words', { count: words })]),
  ];
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={on.onOpen}
        className="min-w-0 flex-1 rounded-sm px-2 py-2.5 text-left hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="block truncate font-medium">{title}</span>
        <span className="block text-sm text-ink-muted tabular-nums">{details.join(' · ')}</span>
      </button>
      <IconButton icon="pen" label={t('documents:rename', { title })} onClick={on.onRename} />
      <IconButton icon="trash" label={t('documents:delete', { title })} onClick={on.onDelete} />
    </li>
  );
}
