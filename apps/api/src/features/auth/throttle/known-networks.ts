import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { createHmac } from 'node:crypto';
import { type EntityManager, In, LessThan, MoreThan, Repository } from 'typeorm';
import { AccountService } from '../../account/account.service';
import { SigningKeys } from '../sessions/signing-keys';
import { KnownNetworkEntity } from './known-network.entity';

const DAY_MS = 86_400_000;
const KNOWN_MS = 90 * DAY_MS;

const hashOf = (network: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`known network\n${network}`).digest();

/** Where people have signed in: whoever attacks an account from elsewhere does not keep its owner out there. */
@Injectable()
export class KnownNetworks {
  constructor(
    @InjectRepository(KnownNetworkEntity)
    private readonly networks: Repository<KnownNetworkEntity>,
    private readonly keys: SigningKeys,
    private readonly accounts: AccountService,
  ) {}

  async remember(userId: string, network: string): Promise<void> {
    const networkHash = hashOf(network, this.keys.all[0]);
    const now = new Date();
    await this.networks.delete({ seenAt: LessThan(new Date(now.getTime() - KNOWN_MS)) });
    await this.networks.upsert({ userId, networkHash, seenAt: now }, ['userId', 'networkHash']);
  }

  /** Places where an account that is locked was used count as a stranger's from now on. */
  async forget(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(KnownNetworkEntity, { userId });
  }

  /** Whether the account that has an address, or had it until lately, if there is one, was seen in a network. */
  async isKnown(email: string, network: string): Promise<boolean> {
    return this.networks.existsBy({
      userId: In(await this.accounts.holdersOf(email)),
      networkHash: In(this.keys.all.map((secret) => hashOf(network, secret))),
      seenAt: MoreThan(new Date(Date.now() - KNOWN_MS)),
    });
  }

  /** When an account was seen in each of them; where they are is not kept. */
  of(userId: string): Promise<Pick<KnownNetworkEntity, 'seenAt'>[]> {
    return this.networks.find({ where: { userId }, select: { seenAt: true } });
  }
}
