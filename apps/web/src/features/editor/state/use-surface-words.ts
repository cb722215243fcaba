import { useTranslation } from '@tercet/i18n/react';
import { useMemo } from 'react';
import type { SurfaceWords } from '../codemirror/create-view';

/** What stands on the writing surface, in the interface language. The keys of `phrases` are CodeMirror's own. */
export function useSurfaceWords(): SurfaceWords {
  const { t } = useTranslation('editor');
  return useMemo(
    () => ({
      label: t('surface.label'),
      placeholder: t('surface.placeholder'),
      phrases: {
        'current match': t('search.currentMatch'),
        'replaced match on line $': t('search.replacedMatch'),
        'replaced $ matches': t('search.replacedMatches'),
        'on line': t('search.onLine'),
      },
    }),
    [t],
  );
}
