import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { CheckoutRows } from './checkout/checkout-rows';
import { BillingCustomers } from './customers/billing-customers';

/** What paying leaves behind of a person, apart from the subscription itself. */
@Injectable()
export class PaymentsPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly customers: BillingCustomers,
    private readonly checkouts: CheckoutRows,
  ) {}

  onModuleInit(): void {
    this.data.register('paymentCustomer', (userId) => this.customers.of(userId));
    this.data.register('checkout', (userId) => this.checkouts.of(userId));
  }
}
