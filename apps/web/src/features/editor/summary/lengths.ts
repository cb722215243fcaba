import type { SummaryLength } from '@tercet/proofreading-core';

export const LENGTH_NAMES = ['short', 'medium', 'long'] as const;
export type LengthName = (typeof LENGTH_NAMES)[number];

/** So many sentences that they are read at a glance, and of a short text so few that it is worth it. */
export const LENGTHS: Readonly<Record<LengthName, SummaryLength>> = {
  short: { sentences: 3, share: 0.2 },
  medium: { sentences: 6, share: 0.35 },
  long: { sentences: 12, share: 0.5 },
};
