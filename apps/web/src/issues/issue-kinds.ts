/** What a reader tells apart at a glance: each kind has its own line as well as its own colour. */
export const KINDS = ['spelling', 'grammar', 'punctuation', 'style'] as const;
export type Kind = (typeof KINDS)[number];

/** The line under words of a kind, as classes for an element that is underlined. */
export const KIND_LINES: Readonly<Record<Kind, string>> = {
  spelling: 'decoration-wavy decoration-issue-spelling',
  grammar: 'decoration-double decoration-issue-grammar',
  punctuation: 'decoration-dotted decoration-issue-punctuation',
  style: 'decoration-dashed decoration-issue-style',
};
