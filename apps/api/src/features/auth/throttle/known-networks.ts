import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { createHmac } from 'node:crypto';
import { LessThan, MoreThan, Repository } from 'typeorm';
import { SigningKeys } from '../sessions/signing-keys';
import { KnownNetworkEntity } from './known-network.entity';

const DAY_MS = 86_400_000;
const KNOWN_MS = 90 * DAY_MS;

/** Where people have signed in: whoever attacks an account from elsewhere does not keep its owner out there. */
@Injectable()
export class KnownNetworks {
  constructor(
    @InjectRepository(KnownNetworkEntity)
    private readonly networks: Repository<KnownNetworkEntity>,
    private readonly keys: SigningKeys,
  ) {}

  async remember(userId: string, network: string): Promise<void> {
    const networkHash = this.hashOf(userId, network);
    const now = new Date();
    await this.networks.delete({ userId, seenAt: LessThan(new Date(now.getTime() - KNOWN_MS)) });
    await this.networks.upsert({ userId, networkHash, seenAt: now }, ['userId', 'networkHash']);
  }

  isKnown(userId: string, network: string): Promise<boolean> {
    const seenAt = MoreThan(new Date(Date.now() - KNOWN_MS));
    return this.networks.existsBy({
      userId,
      networkHash: this.hashOf(userId, network),
      seenAt,
    });
  }

  /** When an account was seen in each of them; where they are is not kept. */
  of(userId: string): Promise<Pick<KnownNetworkEntity, 'seenAt'>[]> {
    return this.networks.find({ where: { userId }, select: { seenAt: true } });
  }

  private hashOf(userId: string, network: string): Buffer {
    return createHmac('sha256', this.keys.all[0])
      .update(`known network\n${userId}\n${network}`)
      .digest();
  }
}
