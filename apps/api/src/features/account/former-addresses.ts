import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { FORMER_ADDRESS_DAYS } from '@tercet/contracts';
import { type EntityManager, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { Sweeps } from '../../platform/sweeps/sweeps';
import type { Account } from './account.service';
import { FormerAddressEntity } from './former-address.entity';

/** How long an address can take back an account that it lost. */
const WAY_BACK_MS = FORMER_ADDRESS_DAYS * 86_400_000;

/** What `query` answers for a statement that deletes rows. */
type Deleted = readonly [rows: { email: string }[], count: number];

/**
 * The addresses that accounts had, in the order in which they lost them. Whoever reads the mails of one of them can take
 * the account back, and then all that came after it count no more: the one who had the account longest wins, and nobody
 * who has taken an account over can undo that.
 */
@Injectable()
export class FormerAddresses implements OnModuleInit {
  constructor(
    @InjectRepository(FormerAddressEntity)
    private readonly addresses: Repository<FormerAddressEntity>,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register(() => this.sweep());
  }

  /** In a transaction that has locked the account, which has another address now. */
  async keep(
    manager: EntityManager,
    { id: userId, email }: Pick<Account, 'id' | 'email'>,
  ): Promise<void> {
    // One that is over may be this address's, of another account.
    await this.sweep(manager);
    const expiresAt = new Date(Date.now() + WAY_BACK_MS);
    await manager.insert(FormerAddressEntity, { email, userId, expiresAt });
  }

  /**
   * In a transaction that has locked the account, which gets this address.
   * @returns this address and all that came after it, which are former ones no more; none where this one was not
   */
  async takeBack(manager: EntityManager, userId: string, email: string): Promise<string[]> {
    const [rows] = await manager.query<Deleted>(
      `DELETE FROM "former_addresses" WHERE "userId" = $1 AND "changedAt" >= (
         SELECT "changedAt" FROM "former_addresses"
         WHERE "userId" = $1 AND "email" = $2 AND "expiresAt" > $3)
       RETURNING "email"`,
      [userId, email, new Date(Date.now())],
    );
    return rows.map((row) => row.email);
  }

  /** Until when an address can take an account back; null where it cannot. */
  async wayBack(
    userId: string,
    email: string,
    manager: EntityManager = this.addresses.manager,
  ): Promise<Date | null> {
    const where = { userId, email, expiresAt: MoreThan(new Date(Date.now())) };
    const address = await manager.findOneBy(FormerAddressEntity, where);
    return address?.expiresAt ?? null;
  }

  /** Deletes those that count for nothing any more. */
  async sweep(manager: EntityManager = this.addresses.manager): Promise<void> {
    await manager.delete(FormerAddressEntity, { expiresAt: LessThanOrEqual(new Date(Date.now())) });
  }

  /** All that can take an account back. */
  of(
    userId: string,
    manager: EntityManager = this.addresses.manager,
  ): Promise<Pick<FormerAddressEntity, 'email' | 'changedAt' | 'expiresAt'>[]> {
    return manager.find(FormerAddressEntity, {
      where: { userId, expiresAt: MoreThan(new Date(Date.now())) },
      select: { email: true, changedAt: true, expiresAt: true },
      order: { changedAt: 'ASC' },
    });
  }
}
