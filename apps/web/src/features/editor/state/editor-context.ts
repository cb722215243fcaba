import { createContext, use } from 'react';
import type { EditorSession } from './editor-session';

export const EditorContext = createContext<EditorSession | null>(null);

/** The open writing surface. Throws outside the editor page. */
export function useEditor(): EditorSession {
  const session = use(EditorContext);
  if (!session) throw new Error('useEditor needs the editor page above it');
  return session;
}
