import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { AiReservationEntity } from './ai-reservation.entity';
import { AiUsageEntity } from './ai-usage.entity';
import { RequestKeys } from './request-keys';
import { SubscriptionEntity } from './subscription.entity';

/** What a person has paid for and used. */
@Injectable()
export class SubscriptionPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    @InjectRepository(SubscriptionEntity)
    private readonly subscriptions: Repository<SubscriptionEntity>,
    @InjectRepository(AiUsageEntity) private readonly usage: Repository<AiUsageEntity>,
    @InjectRepository(AiReservationEntity)
    private readonly reservations: Repository<AiReservationEntity>,
    private readonly requestKeys: RequestKeys,
  ) {}

  onModuleInit(): void {
    this.data.register('subscription', (userId) => this.subscriptions.findOneBy({ userId }));
    this.data.register('usage', (userId) =>
      this.usage.find({ where: { userId }, order: { day: 'ASC' } }),
    );
    this.data.register('requestsUnderWay', (userId) => this.reservations.findBy({ userId }));
    this.data.register('requestKeys', (userId) => this.requestKeys.of(userId));
  }
}
