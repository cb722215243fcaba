import { useFormat, useTranslation } from '@tercet/i18n/react';
import type { CheckState } from '../../../checking/check-session';
import { isLacking } from '../../../checking/check-status';
import { useEditor } from '../state/editor-context';
import { useDeferredStore } from '../state/use-store';
import { useIsOnline } from '../../../offline/use-is-online';

type Outcome = Pick<CheckState, 'status' | 'missing'>;
type WholeOutcome = Outcome & Pick<CheckState, 'foreign'> & { readonly count: number };

/** Says what could not be checked, and that the connection is missing where it is; `null` where nothing is lacking. */
function useWordsOfLack(): (outcome: Outcome) => string | null {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const isOnline = useIsOnline();
  return ({ status, missing }) => {
    if (!isLacking(status)) return null;
    const languages = format.list(missing.map((locale) => t(`language.inSentence.${locale}`)));
    const what = missing.length > 0 ? t('status.notChecked', { languages }) : t(`status.${status}`);
    return isOnline ? what : `${t('status.offline')} ${what}`;
  };
}

/** What is lacking of the check as it is shown. */
export function useLackingWords(): string | null {
  const wordsOf = useWordsOfLack();
  const { checks } = useEditor();
  const status = useDeferredStore(checks.state, (state) => state.status);
  const missing = useDeferredStore(checks.state, (state) => state.missing);
  return wordsOf({ status, missing });
}

/** Says what a check has come to: the number of issues, and what is lacking or in a language that is not checked. */
export function useWordsOfCheck(): (outcome: WholeOutcome) => string {
  const { t } = useTranslation('editor');
  const lackOf = useWordsOfLack();
  return ({ count, foreign, ...outcome }) => {
    const found = count === 0 ? t('status.clean') : t('status.found', { count });
    const other = t('status.notChecked', { languages: t('language.inSentence.other') });
    const lacking = lackOf(outcome) ?? (foreign === 'none' ? null : other);
    if (lacking === null) return found;
    const hasNothingElse = count === 0 && (isLacking(outcome.status) || foreign === 'all');
    return hasNothingElse ? lacking : `${found}. ${lacking}`;
  };
}
