import { useApolloClient } from '@apollo/client/react';
import type { Locale } from '@tercet/contracts';
import { useEffect, useMemo, type ReactNode } from 'react';
import { session } from '../../../session/session';
import type { LanguageSettingStore } from '../preferences/language-setting';
import { useEditor } from '../state/editor-context';
import { apolloTransform, writeAllowance } from './session/apollo-transform';
import { AssistantContext } from './assistant-context';
import { createDocumentResults } from './history/document-results';
import { resultOf } from './history/kept-result';
import type { ResultStore } from './history/result-store';
import { ResultsContext } from './history/results-context';
import { requestLimit } from './plan-limit';
import { createAssistantSession } from './session/assistant-session';

function chosenLanguage(setting: LanguageSettingStore): Locale | undefined {
  const { language } = setting.get();
  return language === 'auto' ? undefined : language;
}

export interface AssistantProviderProps {
  language: LanguageSettingStore;
  /** Where answers are kept once they were reviewed. */
  store: ResultStore;
  children: ReactNode;
}

/** Keeps an action going while its panel is closed or another one is looked at. */
export function AssistantProvider({ language, store, children }: AssistantProviderProps) {
  const { documentId, view, tracker, checks } = useEditor();
  const client = useApolloClient();
  const results = useMemo(() => createDocumentResults(store, documentId), [store, documentId]);
  const assistant = useMemo(
    () =>
      createAssistantSession({
        view,
        tracker,
        transform: apolloTransform(client, (allowance) => writeAllowance(client, allowance)),
        limit: () => requestLimit(session.getState().user),
        language: () => chosenLanguage(language),
        onAnswer(work, { text, shortfall, review: { edits }, engine, warnings, sent }) {
          const result = resultOf(work, text);
          if (!result) return;
          const judged = { edits, engine, warnings, sent };
          results.add([{ ...result, ...(shortfall ? { isUnfinished: true } : { judged }) }]);
        },
        onUnfinished(work, text) {
          const result = resultOf(work, text);
          if (result) results.add([{ ...result, isUnfinished: true }]);
        },
        onApplied: checks.checkNow,
      }),
    [view, tracker, checks, client, language, results],
  );
  useEffect(() => {
    // Phones end pages that are out of sight without a word.
    const onHidden = () => document.visibilityState === 'hidden' && assistant.keepUnfinished();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      assistant.dispose();
    };
  }, [assistant]);
  return (
    <ResultsContext value={results}>
      <AssistantContext value={assistant}>{children}</AssistantContext>
    </ResultsContext>
  );
}
