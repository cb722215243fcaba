/** Control characters other than tabs and line ends, and halves of characters. */
const UNWRITTEN = /(?![\t\n\r])[\p{Cc}\p{Surrogate}]/gu;

/** Whether a text holds what nobody can write or see: control characters other than tabs and line ends, halves of characters. */
export const hasUnwritten = (text: string): boolean => text.search(UNWRITTEN) >= 0;

/** A text without what nobody can write or see. Positions behind something that was taken out move forward. */
export const dropUnwritten = (text: string): string => text.replace(UNWRITTEN, '');
