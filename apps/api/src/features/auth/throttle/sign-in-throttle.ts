import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Config } from '../../../platform/config/config';
import { AppError } from '../../../platform/errors/app-error';
import { hashOf } from '../../../platform/tokens/random-token';
import type { Account } from '../../account/account.service';
import { normalizeEmail } from '../../../platform/validation/email-address';
import { GrowingDelays, type GrowingDelaysOptions } from './growing-delays';
import { KnownNetworks } from './known-networks';

const MINUTE_MS = 60_000;

/** Wrong passwords: ten are free, then one has to wait a second, two, four, up to a quarter of an hour. */
const GUESSES: GrowingDelaysOptions = {
  free: 10,
  firstMs: 1_000,
  longestMs: 15 * MINUTE_MS,
  forgetMs: 60 * MINUTE_MS,
};
/** Mails to one address that somebody in one place may ask for, or that changes of one account bring about. */
const MAILS: GrowingDelaysOptions = {
  free: 5,
  firstMs: MINUTE_MS,
  longestMs: 60 * MINUTE_MS,
  forgetMs: 120 * MINUTE_MS,
};
/**
 * The same from everywhere that its owner is not known to be, and from all the places where they are, of which a thief may
 * have some. Each mail ends the link of the one before, which is to last for as long as somebody needs; and whoever can
 * change the password, once an hour at last, is not to end all of them.
 */
const MAILS_TOGETHER: GrowingDelaysOptions = { ...MAILS, free: 20, longestMs: 20 * MINUTE_MS };
/** Guesses in a minute from places where no owner is known, all together, for each that one address may make. */
const OVERALL_FACTOR = 30;
const ALL = 'all';

export interface Attempt {
  readonly email: string;
  /** Where it comes from: `Visitor.network`. */
  readonly network: string;
}

/**
 * Why a mail is sent to an address: because somebody takes it for an account, wants it to be confirmed, or has forgotten a
 * password. They are counted apart: asking to set passwords for an address without an account sends nothing, and is to keep
 * nobody from taking it; and whoever has a stranger's account is not to use up what gives it back.
 */
export type MailPurpose = 'claim' | 'confirmation' | 'reset';

/** To be called when what was counted was right. */
export type TakeBack = () => void;

const refused = (waitMs: number): AppError => {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('RATE_LIMITED', { args: { retryAfterSeconds }, retryAfterSeconds });
};

/**
 * Slows down who guesses passwords: by account, by address, and all together. Who has signed in to an account from an
 * address before has a count of their own there, so that nobody keeps an owner out by guessing. Addresses without an
 * account are counted like any other: elsewhere than in an owner's place, what is answered tells nothing of them.
 */
@Injectable()
export class SignInThrottle {
  private readonly accounts = new GrowingDelays(GUESSES);
  private readonly networks = new GrowingDelays(GUESSES);
  private readonly confirmations = new GrowingDelays(GUESSES);
  private readonly owners = new GrowingDelays(GUESSES);
  private readonly mails = new GrowingDelays(MAILS);
  private readonly news = new GrowingDelays(MAILS);
  private readonly strangersMails = new GrowingDelays(MAILS_TOGETHER);
  private readonly ownersMails = new GrowingDelays(MAILS_TOGETHER);
  private readonly overall?: RateLimiterMemory;

  constructor(
    { rateLimits }: Config,
    private readonly known: KnownNetworks,
  ) {
    // The limit of sign-in calls turns all of this off with itself.
    if (rateLimits.auth === 0) return;
    const points = rateLimits.auth * OVERALL_FACTOR;
    this.overall = new RateLimiterMemory({ keyPrefix: 'guesses', points, duration: 60 });
  }

  /**
   * Counts an attempt before its password is looked at: of many at once, the first few are.
   * @returns what to call when it was right
   * @throws {AppError} RATE_LIMITED
   */
  async admit(attempt: Attempt): Promise<TakeBack> {
    if (!this.overall) return () => undefined;
    const { account, network } = keysOf(attempt);
    const overall = await this.overall.get(ALL);
    const crowdedMs = overall && overall.remainingPoints <= 0 ? overall.msBeforeNext : 0;
    // From here to the counting nothing may wait: see GrowingDelays.
    const waitMs = Math.max(crowdedMs, this.accounts.wait(account), this.networks.wait(network));
    if (waitMs === 0) {
      this.accounts.count(account);
      this.networks.count(network);
      await this.overall.penalty(ALL);
      return () => {
        this.accounts.takeBack(account);
        this.networks.takeBack(network);
        void this.overall?.reward(ALL);
      };
    }
    return this.admitOwner(attempt, waitMs);
  }

  /**
   * The same for somebody who is signed in, and shows once more to be the owner: who guesses by a session that they have
   * taken away to other places is slowed down there, and the owner is not.
   * @throws {AppError} RATE_LIMITED
   */
  async admitConfirmation(attempt: Attempt): Promise<TakeBack> {
    if (!this.overall) return () => undefined;
    const { account } = keysOf(attempt);
    const waitMs = this.confirmations.wait(account);
    if (waitMs > 0) return this.admitOwner(attempt, waitMs);
    this.confirmations.count(account);
    return () => this.confirmations.takeBack(account);
  }

  /** Where strangers would have to wait, an owner in a place of theirs has a count of their own. */
  private async admitOwner(attempt: Attempt, strangersWaitMs: number): Promise<TakeBack> {
    if (!(await this.isOwnersPlace(attempt))) throw refused(strangersWaitMs);
    const { owner } = keysOf(attempt);
    const waitMs = this.owners.wait(owner);
    if (waitMs > 0) throw refused(waitMs);
    this.owners.count(owner);
    return () => this.owners.takeBack(owner);
  }

  /** Counts a mail that somebody asks to be sent, who may be a stranger to its address. @throws {AppError} RATE_LIMITED */
  async admitMail(attempt: Attempt, purpose: MailPurpose): Promise<void> {
    if (!this.overall) return;
    const keys = keysOf(attempt);
    const [everywhere, here] = [`${purpose} ${keys.account}`, `${purpose} ${keys.owner}`];
    const isOwner = this.strangersMails.wait(everywhere) > 0 && (await this.isOwnersPlace(attempt));
    const shared = isOwner ? this.ownersMails : this.strangersMails;
    const waitMs = Math.max(shared.wait(everywhere), this.mails.wait(here));
    if (waitMs > 0) throw refused(waitMs);
    this.mails.count(here);
    shared.count(everywhere);
  }

  /** Counts mails that what an owner does brings about, whose addresses may be strangers'. @throws {AppError} RATE_LIMITED */
  admitNews(userId: string, about: 'password' | 'email'): void {
    if (!this.overall) return;
    const key = `${about} ${userId}`;
    const waitMs = this.news.wait(key);
    if (waitMs > 0) throw refused(waitMs);
    this.news.count(key);
  }

  /** Somebody has shown to own an account: there, from now on, no guesses of others stand in the way. */
  recognize({ id }: Pick<Account, 'id'>, { network }: Pick<Attempt, 'network'>): Promise<void> {
    return this.known.remember(id, network);
  }

  /** Wrong passwords before this one count no more. */
  forgive(attempt: Attempt): void {
    const { account, owner } = keysOf(attempt);
    this.accounts.forget(account);
    this.owners.forget(owner);
  }

  /** One question for every address, so that its time tells nothing. */
  private isOwnersPlace({ email, network }: Attempt): Promise<boolean> {
    return this.known.isKnown(normalizeEmail(email), network);
  }
}

/** E-mail addresses are kept as hashes: who reads the memory of the process reads none of them here. */
function keysOf({ email, network }: Attempt) {
  const account = hashOf(normalizeEmail(email)).toString('base64');
  return { account, network, owner: `${account} ${network}` };
}
