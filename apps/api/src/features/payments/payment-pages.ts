/** Pages of the web client that payments lead to. */
export const PAYMENT_PAGES = {
  success: '/checkout/success',
  cancel: '/checkout/cancel',
  settings: '/settings#plan',
  /** The settings, which then ask anew what was changed at the provider. */
  afterPortal: '/settings?from=portal#plan',
  pricing: '/pricing',
  editor: '/editor',
} as const;
