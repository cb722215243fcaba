import type { Locale, Operation, Tone } from '@tercet/contracts';

/** What is to be done to a text. */
export type Action = {
  /** What the person wishes beside it, in their own words. */
  readonly wish?: string;
} & (
  | { readonly operation: Exclude<Operation, 'generate' | 'translate' | 'tone'> }
  /** Writes a text from its description, which need not be in the document. */
  | { readonly operation: 'generate'; readonly description: string }
  | { readonly operation: 'translate'; readonly targetLanguage: Locale }
  | { readonly operation: 'tone'; readonly tone: Tone }
);

/** Those whose answer is another text, and not a new wording whose changes could be judged one by one. */
const NEW_TEXT = ['generate', 'summarize', 'translate'] as const;
type NewText = (typeof NEW_TEXT)[number];

export const answersWithNewText = (
  action: Action,
): action is Extract<Action, { operation: NewText }> =>
  NEW_TEXT.some((operation) => operation === action.operation);
