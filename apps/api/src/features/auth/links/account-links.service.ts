import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, LessThan, Not, Repository } from 'typeorm';
import { hasCode } from '../../../platform/errors/error-code';
import { AppError } from '../../../platform/errors/app-error';
import { type Account, AccountService } from '../../account/account.service';
import { FormerAddresses } from '../../account/former-addresses';
import { hashOf, randomToken } from '../../../platform/tokens/random-token';
import { AccountLinkEntity, type LinkKind } from './account-link.entity';
import { linkExpiry } from '../mails/mail-lifetimes';

export interface NewLink {
  readonly userId: string;
  /** Where it is sent. */
  readonly email: string;
  readonly kind: LinkKind;
  /** The mail that it goes with. */
  readonly mailId: string;
}

export interface MadeLink extends NewLink {
  /** Told to nobody but the owner of the address. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Links that ended a while ago are swept away: for as long, somebody late is told that theirs has ended. */
const KEPT_MS = 7 * 86_400_000;

/** A link that somebody has brought. */
export type SentLink = Pick<AccountLinkEntity, 'userId' | 'kind' | 'email' | 'tokenHash'>;

/** Links in mails. Each is good once, and until a newer mail of its kind has been sent. */
@Injectable()
export class AccountLinks {
  constructor(
    @InjectRepository(AccountLinkEntity) private readonly links: Repository<AccountLinkEntity>,
    private readonly accounts: AccountService,
    private readonly formerAddresses: FormerAddresses,
  ) {}

  async make(link: NewLink): Promise<MadeLink> {
    const token = randomToken();
    const expiresAt = linkExpiry(link.kind);
    await this.links.delete({ expiresAt: LessThan(new Date(Date.now() - KEPT_MS)) });
    await this.links.insert({ ...link, tokenHash: hashOf(token), expiresAt });
    return { ...link, token, expiresAt };
  }

  /**
   * The mail of a link is on its way: the links of mails that left before it end. Until then they are all that a person
   * has; and of two mails that are sent at the same time, the link of the one that left last stays.
   */
  async markSent({ userId, kind, email, mailId }: MadeLink): Promise<void> {
    const same = { userId, kind, email };
    await this.links.manager.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      await manager.find(AccountLinkEntity, { where: same, order: { tokenHash: 'ASC' }, lock });
      await manager.update(AccountLinkEntity, { ...same, mailId }, { sentAt: new Date() });
      const others = { ...same, mailId: Not(mailId), sentAt: Not(IsNull()) };
      await manager.delete(AccountLinkEntity, others);
    });
  }

  /** Looks at a link without using it. @throws {AppError} TOKEN_INVALID, TOKEN_EXPIRED */
  async look(kinds: readonly LinkKind[], token: string): Promise<SentLink> {
    const link = await this.links.findOneBy({ kind: In(kinds), tokenHash: hashOf(token) });
    if (!link) throw new AppError('TOKEN_INVALID');
    if (link.expiresAt.getTime() <= Date.now()) throw new AppError('TOKEN_EXPIRED');
    const account = await this.accounts.findById(link.userId);
    const isGood = account && (await this.isOpenTo(this.links.manager, account, link));
    if (!isGood) throw new AppError('TOKEN_INVALID');
    return link;
  }

  /**
   * Uses up a link that was looked at, and ends all others of its kind to its address: of several at once one succeeds,
   * and none whose address means nothing to the account any more.
   * @returns the account, locked
   * @throws {AppError} TOKEN_INVALID
   */
  async use(manager: EntityManager, link: SentLink): Promise<Account> {
    const { userId, kind, email, tokenHash } = link;
    const account = await this.accounts.lock(manager, userId).catch((error: unknown) => {
      // Deleted since the link was looked at.
      throw hasCode(error, ['UNAUTHENTICATED']) ? new AppError('TOKEN_INVALID') : error;
    });
    const { affected } = await manager.delete(AccountLinkEntity, { kind, tokenHash });
    const isGood = affected && (await this.isOpenTo(manager, account, { kind, email }));
    if (!isGood) throw new AppError('TOKEN_INVALID');
    await manager.delete(AccountLinkEntity, { userId, kind, email });
    return account;
  }

  /** Whether an address may do with an account now what links of this kind do. */
  private async isOpenTo(
    manager: EntityManager,
    { id, email, pendingEmail }: Account,
    link: Pick<SentLink, 'kind' | 'email'>,
  ): Promise<boolean> {
    if (link.kind === 'changeEmail') return link.email === pendingEmail;
    if (link.email === email) return true;
    if (link.kind !== 'resetPassword') return false;
    return (await this.formerAddresses.wayBack(id, link.email, manager)) !== null;
  }

  /** Ends links of a kind that were sent to an account. */
  async forget(manager: EntityManager, userId: string, kind: LinkKind): Promise<void> {
    await manager.delete(AccountLinkEntity, { userId, kind });
  }

  /**
   * Links that set the password of an account that is locked lead nowhere from now on. But for those of addresses that can
   * take it back: nobody who came to it after them is to end these.
   * @param address whose links stay as well
   */
  async forgetResets(manager: EntityManager, userId: string, address?: string): Promise<void> {
    const former = await this.formerAddresses.of(userId, manager);
    const kept = [...former.map(({ email }) => email), ...(address === undefined ? [] : [address])];
    const email = Not(In(kept));
    await manager.delete(AccountLinkEntity, { userId, kind: 'resetPassword', email });
  }

  /**
   * Links that were sent to the addresses of an account and not used, without what makes them work. Nothing of those that
   * it had: whoever has it now is not to learn that it is being taken back.
   */
  async of(userId: string): Promise<Pick<AccountLinkEntity, 'kind' | 'email' | 'expiresAt'>[]> {
    const { email, pendingEmail } = await this.accounts.find(userId);
    return this.links.find({
      where: { userId, email: In([email, pendingEmail ?? email]) },
      select: { kind: true, email: true, expiresAt: true },
    });
  }
}
