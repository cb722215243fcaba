import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { createHmac } from 'node:crypto';
import { In, LessThan, MoreThan, Repository } from 'typeorm';
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
  ) {}

  async remember(userId: string, network: string): Promise<void> {
    const networkHash = hashOf(network, this.keys.all[0]);
    const now = new Date();
    await this.networks.delete({ userId, seenAt: LessThan(new Date(now.getTime() - KNOWN_MS)) });
    await this.networks.upsert({ userId, networkHash, seenAt: now }, ['userId', 'networkHash']);
  }

  /** Whether the account of an address, if there is one, was seen in a network. */
  isKnown(email: string, network: string): Promise<boolean> {
    return this.networks.existsBy({
      user: { email },
      networkHash: In(this.keys.all.map((secret) => hashOf(network, secret))),
      seenAt: MoreThan(new Date(Date.now() - KNOWN_MS)),
    });
  }

  /** When an account was seen in each of them; where they are is not kept. */
  of(userId: string): Promise<Pick<KnownNetworkEntity, 'seenAt'>[]> {
    return this.networks.find({ where: { userId }, select: { seenAt: true } });
  }
}
