import { Injectable } from '@nestjs/common';
import { type PaidPlanId, pricingPlanOf } from '@tercet/contracts';
import { AccountService } from '../../account/account.service';
import { PriceList } from '../../pricing/price-list';
import { CustomerMaking } from '../customers/customer-making';
import type { Wanted } from './checkout-rows';

/** What a payment page is to be for: the customer, the price and the language, as they are now. */
@Injectable()
export class CheckoutWishes {
  constructor(
    private readonly accounts: AccountService,
    private readonly making: CustomerMaking,
    private readonly prices: PriceList,
  ) {}

  /** @throws {AppError} NOT_FOUND where the plan is not sold; PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR; UNAUTHENTICATED when the account is gone */
  async of(userId: string, plan: PaidPlanId): Promise<Wanted> {
    const { id: priceId } = await this.prices.of(pricingPlanOf(plan));
    const customerId = await this.making.customerOf(userId);
    const { language: locale } = await this.accounts.find(userId);
    return { plan, locale, customerId, priceId };
  }

  /** The provider did not take them: they may be no longer right. */
  refused(): void {
    this.prices.doubt();
  }
}
