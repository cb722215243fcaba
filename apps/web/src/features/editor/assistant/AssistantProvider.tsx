import { useApolloClient } from '@apollo/client/react';
import { PLAN_LIMITS, type Locale } from '@tercet/contracts';
import { useEffect, useMemo, type ReactNode } from 'react';
import { session } from '../../../session/session';
import type { LanguageSettingStore } from '../preferences/language-setting';
import { useEditor } from '../state/editor-context';
import { apolloTransform, writeAllowance } from './session/apollo-transform';
import { AssistantContext } from './assistant-context';
import { createAssistantSession } from './session/assistant-session';

function chosenLanguage(setting: LanguageSettingStore): Locale | undefined {
  const { language } = setting.get();
  return language === 'auto' ? undefined : language;
}

export interface AssistantProviderProps {
  language: LanguageSettingStore;
  children: ReactNode;
}

/** Keeps an action going while its panel is closed or another one is looked at. */
export function AssistantProvider({ language, children }: AssistantProviderProps) {
  const { view, tracker, checks } = useEditor();
  const client = useApolloClient();
  const assistant = useMemo(
    () =>
      createAssistantSession({
        view,
        tracker,
        transform: apolloTransform(
          client,
          (allowance) => writeAllowance(client, allowance),
          () => chosenLanguage(language),
        ),
        limit: () =>
          PLAN_LIMITS[session.getState().user?.isPremium ? 'premium' : 'free'].transformCharacters,
        onApplied: checks.checkNow,
      }),
    [view, tracker, checks, client, language],
  );
  useEffect(() => () => assistant.dispose(), [assistant]);
  return <AssistantContext value={assistant}>{children}</AssistantContext>;
}
