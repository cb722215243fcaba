import { Injectable } from '@nestjs/common';
import { SubscriptionSync } from '../sync/subscription-sync';
import { ConcernedCustomer } from './concerned-customer';
import { WebhookSignature } from './webhook-signature';

/** What the provider tells is a hint: whose subscription to look at. */
@Injectable()
export class WebhookService {
  constructor(
    private readonly signature: WebhookSignature,
    private readonly concerned: ConcernedCustomer,
    private readonly sync: SubscriptionSync,
  ) {}

  /** @throws {AppError} MALFORMED_REQUEST where it is not the provider's; whatever keeps the work from being done */
  async receive(body: unknown, header: string | undefined): Promise<void> {
    const customer = await this.concerned.of(this.signature.read(body, header));
    if (customer !== undefined) await this.sync.syncWhole(customer);
  }
}
