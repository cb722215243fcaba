/** Cards of the payment provider's test mode, by what they do. */
export const TEST_CARDS = {
  declined: '4000000000000002',
  /** Pays nothing once it is on file: the next payment fails. */
  failsLater: '4000000000000341',
} as const;
