import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useEditor } from '../state/editor-context';
import { apolloTransform, writeAllowance } from './apollo-transform';
import { AssistantContext } from './assistant-context';
import { createImproveSession } from './improve-session';

/** Keeps an improvement going while its panel is closed or another one is looked at. */
export function AssistantProvider({ children }: { children: ReactNode }) {
  const { view, tracker, checks } = useEditor();
  const client = useApolloClient();
  const session = useMemo(
    () =>
      createImproveSession({
        view,
        tracker,
        transform: apolloTransform(client, (allowance) => writeAllowance(client, allowance)),
        onApplied: checks.checkNow,
      }),
    [view, tracker, checks, client],
  );
  useEffect(() => () => session.dispose(), [session]);
  return <AssistantContext value={session}>{children}</AssistantContext>;
}
