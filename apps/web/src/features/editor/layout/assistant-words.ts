import type { AssistantState } from '../assistant/session/assistant-state';

/** What the assistant waits to be looked at for, by the key of its words. */
export const ASSISTANT_NEWS = {
  review: 'panel.assistantDone',
  failed: 'assistant.failedTitle',
  leftover: 'assistant.leftoverTitle',
} as const satisfies Partial<Record<AssistantState['phase'], string>>;

export const isNews = (phase: AssistantState['phase']): phase is keyof typeof ASSISTANT_NEWS =>
  Object.hasOwn(ASSISTANT_NEWS, phase);
