/** The look of a link within text. */
export const TEXT_LINK =
  'font-medium text-brand underline underline-offset-4 hover:text-brand-strong';
