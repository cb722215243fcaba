/** Pages of the web client that payments lead to. */
export const PAYMENT_PAGES = {
  success: '/checkout/success',
  cancel: '/checkout/cancel',
  settings: '/settings#plan',
  pricing: '/pricing',
  editor: '/editor',
} as const;
