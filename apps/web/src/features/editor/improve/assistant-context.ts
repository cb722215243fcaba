import { createContext, use } from 'react';
import type { ImproveSession } from './improve-session';

export const AssistantContext = createContext<ImproveSession | null>(null);

/** The assistant of the open text. Throws outside `AssistantProvider`. */
export function useAssistant(): ImproveSession {
  const session = use(AssistantContext);
  if (!session) throw new Error('useAssistant needs an AssistantProvider above it');
  return session;
}
