import type { LinkKind } from '../links/account-link.entity';

const HOUR_MS = 3_600_000;
const NEWS_MS = 7 * 24 * HOUR_MS;
export const LINK_MS: Readonly<Record<LinkKind, number>> = {
  verifyEmail: 24 * HOUR_MS,
  changeEmail: 24 * HOUR_MS,
  resetPassword: HOUR_MS,
};

/** When a link ends that is sent now; asked for now, it is not worth sending after that. */
export const linkExpiry = (kind: LinkKind): Date => new Date(Date.now() + LINK_MS[kind]);

/** Until when the news of something that has happened to an account are worth sending. */
export const newsExpiry = (): Date => new Date(Date.now() + NEWS_MS);
