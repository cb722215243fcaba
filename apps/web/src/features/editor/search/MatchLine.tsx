import { useFormat, useTranslation } from '@tercet/i18n/react';
import { MOST_MATCHES, type MatchCount } from '../codemirror/search-panel';

/** How many matches there are, and which one is selected. */
export function MatchLine({ count: { current, total } }: { count: MatchCount }) {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const formatted = format.number(total) + (total === MOST_MATCHES ? '+' : '');
  return (
    <span role="status">
      {total === 0
        ? t('search.none')
        : current > 0
          ? t('search.position', { current: format.number(current), total: formatted })
          : t('search.matches', { count: total, formatted })}
    </span>
  );
}
