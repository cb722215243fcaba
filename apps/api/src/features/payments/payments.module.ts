import { Module } from '@nestjs/common';
import { BillingPortal } from './billing/billing-portal';
import { Invoices } from './billing/invoices';
import { PlanSwitch } from './changes/plan-switch';
import { SubscriptionChanges } from './changes/subscription-changes';
import { Checkouts } from './checkout/checkouts';
import { SubscriptionRefresh } from './checkout/subscription-refresh';
import { PaymentsResolver } from './payments.resolver';

@Module({
  providers: [
    ...[Checkouts, SubscriptionRefresh, SubscriptionChanges, PlanSwitch],
    ...[BillingPortal, Invoices, PaymentsResolver],
  ],
})
export class PaymentsModule {}
