import { useTranslation } from '@tercet/i18n/react';
import { useCounts } from './use-counts';
import type { TextCounts } from './word-counter';

/** Words and characters of the selection where there is one, else of the whole text. */
export function CountsLine() {
  const { t } = useTranslation('editor');
  const { document, selection } = useCounts();
  const words = (counts: TextCounts) => t('status.words', { count: counts.words });
  const characters = (counts: TextCounts) => t('status.characters', { count: counts.characters });
  if (!document) return null;
  return (
    <span className="tabular-nums">
      {selection ? (
        t('status.selected', { words: words(selection), characters: characters(selection) })
      ) : (
        <>
          {words(document)}
          <span className="max-sm:sr-only"> · {characters(document)}</span>
        </>
      )}
    </span>
  );
}
