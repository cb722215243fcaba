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
        Find: t('search.find'),
        Replace: t('search.replace'),
        next: t('search.next'),
        previous: t('search.previous'),
        all: t('search.all'),
        'match case': t('search.matchCase'),
        'by word': t('search.byWord'),
        regexp: t('search.regexp'),
        replace: t('search.replaceOne'),
        'replace all': t('search.replaceAll'),
        close: t('search.close'),
        'current match': t('search.currentMatch'),
        'replaced match on line $': t('search.replacedMatch'),
        'replaced $ matches': t('search.replacedMatches'),
        'on line': t('search.onLine'),
      },
    }),
    [t],
  );
}
