import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error';
import { type Account, AccountService } from '../../account/account.service';
import { hashOf, randomToken } from '../../../platform/tokens/random-token';
import { AccountLinkEntity, type LinkKind } from './account-link.entity';
import { linkExpiry } from './mail-lifetimes';

export interface MadeLink {
  /** Told to nobody but the owner of the address. */
  readonly token: string;
  readonly expiresAt: Date;
}

export interface UsedLink {
  readonly userId: string;
  /** The address that it was sent to. */
  readonly email: string;
}

/** Links in mails. Each is good once, and until the next of its kind is made. */
@Injectable()
export class AccountLinks {
  constructor(
    @InjectRepository(AccountLinkEntity) private readonly links: Repository<AccountLinkEntity>,
    private readonly accounts: AccountService,
  ) {}

  async make(kind: LinkKind, { userId, email }: UsedLink): Promise<MadeLink> {
    const token = randomToken();
    const expiresAt = linkExpiry(kind);
    const link = { userId, kind, email, tokenHash: hashOf(token), expiresAt };
    await this.links.upsert(link, ['userId', 'kind']);
    return { token, expiresAt };
  }

  /** Looks at a link without using it. @throws {AppError} TOKEN_INVALID, TOKEN_EXPIRED */
  async look(kind: LinkKind, token: string): Promise<UsedLink> {
    const link = await this.links.findOneBy({ kind, tokenHash: hashOf(token) });
    if (!link) throw new AppError('TOKEN_INVALID');
    if (link.expiresAt.getTime() <= Date.now()) throw new AppError('TOKEN_EXPIRED');
    return link;
  }

  /**
   * Uses up a link that was looked at: of several at once one succeeds, and none that was sent to an address which the
   * account has no more.
   * @returns the account, locked
   * @throws {AppError} TOKEN_INVALID
   */
  async use(
    manager: EntityManager,
    kind: LinkKind,
    token: string,
    link: UsedLink,
  ): Promise<Account> {
    const account = await this.accounts.lock(manager, link.userId);
    const tokenHash = hashOf(token);
    const { affected } = await manager.delete(AccountLinkEntity, { kind, tokenHash });
    if (!affected || account.email !== link.email) throw new AppError('TOKEN_INVALID');
    return account;
  }

  /** What was sent to an account before something else of it changed leads nowhere from now on. */
  async forget(manager: EntityManager, userId: string, kind?: LinkKind): Promise<void> {
    await manager.delete(AccountLinkEntity, { userId, ...(kind && { kind }) });
  }

  /** Links that were sent to an account and not used, without what makes them work. */
  of(userId: string): Promise<Pick<AccountLinkEntity, 'kind' | 'email' | 'expiresAt'>[]> {
    return this.links.find({
      where: { userId },
      select: { kind: true, email: true, expiresAt: true },
    });
  }
}
