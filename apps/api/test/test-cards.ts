/** Cards of the payment provider's test mode, by what they do. */
export const TEST_CARDS = {
  declined: '4000000000000002',
  /** Pays nothing once it is on file: the next payment fails. */
  failsLater: '4000000000000341',
  /** The bank asks whether the payment is wanted (3-D Secure). */
  asksTheBank: '4000002760003184',
} as const;
