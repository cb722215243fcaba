import { createContext, use } from 'react';
import type { AssistantSession } from './session/assistant-session';

export const AssistantContext = createContext<AssistantSession | null>(null);

/** The assistant of the open text. Throws outside `AssistantProvider`. */
export function useAssistant(): AssistantSession {
  const session = use(AssistantContext);
  if (!session) throw new Error('useAssistant needs an AssistantProvider above it');
  return session;
}
