import { useApolloClient } from '@apollo/client/react';
import type { Locale } from '@tercet/contracts';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { LanguageSettingStore } from '../preferences/language-setting';
import { useEditor } from '../state/editor-context';
import { apolloTransform, writeAllowance } from './apollo-transform';
import { AssistantContext } from './assistant-context';
import { createImproveSession } from './improve-session';

function chosenLanguage(setting: LanguageSettingStore): Locale | undefined {
  const { language } = setting.get();
  return language === 'auto' ? undefined : language;
}

export interface AssistantProviderProps {
  language: LanguageSettingStore;
  children: ReactNode;
}

/** Keeps an improvement going while its panel is closed or another one is looked at. */
export function AssistantProvider({ language, children }: AssistantProviderProps) {
  const { view, tracker, checks } = useEditor();
  const client = useApolloClient();
  const session = useMemo(
    () =>
      createImproveSession({
        view,
        tracker,
        transform: apolloTransform(
          client,
          (allowance) => writeAllowance(client, allowance),
          () => chosenLanguage(language),
        ),
        onApplied: checks.checkNow,
      }),
    [view, tracker, checks, client, language],
  );
  useEffect(() => () => session.dispose(), [session]);
  return <AssistantContext value={session}>{children}</AssistantContext>;
}
