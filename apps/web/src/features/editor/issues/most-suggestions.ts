/** Suggestions on a card, each with a number as its key; more than these help nobody choose. */
export const MOST_SUGGESTIONS = 5;
