import type { AssistantState } from '../assistant/session/assistant-state';

/** What the assistant waits to be looked at for, by the keys of its words: of a sentence, and of what has room on a tab. */
export const ASSISTANT_NEWS = {
  review: { whole: 'panel.assistantDone', short: 'panel.assistantDoneShort' },
  failed: { whole: 'assistant.failedTitle', short: 'panel.assistantFailedShort' },
  leftover: { whole: 'assistant.leftoverTitle', short: 'panel.assistantLeftoverShort' },
} as const satisfies Partial<Record<AssistantState['phase'], object>>;

export const isNews = (phase: AssistantState['phase']): phase is keyof typeof ASSISTANT_NEWS =>
  Object.hasOwn(ASSISTANT_NEWS, phase);
