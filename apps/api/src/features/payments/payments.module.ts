import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from '../account/account.module';
import { PricingModule } from '../pricing/pricing.module';
import { AccountCredits } from './billing/account-credits';
import { BalanceChanges } from './billing/balance-changes';
import { BillingPortal } from './billing/billing-portal';
import { CustomerQuestions } from './billing/customer-questions';
import { Invoices } from './billing/invoices';
import { PortalSettings } from './billing/portal-settings';
import { Refunds } from './billing/refunds';
import { AwaitedSwitches } from './changes/awaited-switches';
import { LiveSubscription } from './changes/live-subscription';
import { ChangeMaker } from './changes/change-maker';
import { PlanSwitch } from './changes/plan-switch';
import { WantedSwitches } from './changes/wanted-switches';
import { SubscriptionChanges } from './changes/subscription-changes';
import { CheckoutRows } from './checkout/checkout-rows';
import { CheckoutSessions } from './checkout/checkout-sessions';
import { CheckoutWishes } from './checkout/checkout-wishes';
import { CheckoutEntity } from './checkout/checkout.entity';
import { Checkouts } from './checkout/checkouts';
import { SubscriptionRefresh } from './checkout/subscription-refresh';
import { AfterCommit } from './customers/after-commit';
import { BillingCustomerEntity } from './customers/billing-customer.entity';
import { BillingCustomers } from './customers/billing-customers';
import { BillingFarewellEntity } from './customers/billing-farewell.entity';
import { CustomerContacts } from './customers/customer-contacts';
import { CustomerMaking } from './customers/customer-making';
import { Farewells } from './customers/farewells';
import { SubscriptionMails } from './mails/subscription-mails';
import { PaymentsController } from './payments.controller';
import { PaymentsPersonalData } from './payments-personal-data';
import { PaymentsResolver } from './payments.resolver';
import { PaymentProviderModule } from '../payment-provider/payment-provider.module';
import { RecentEvents } from './reconcile/recent-events';
import { OpenCheckouts } from './reconcile/open-checkouts';
import { PaymentJobEntity } from './reconcile/payment-job.entity';
import { PaymentJobs } from './reconcile/payment-jobs';
import { PaymentUpkeep } from './reconcile/payment-upkeep';
import { ReconcileJob } from './reconcile/reconcile-job';
import { Reconciliation } from './reconcile/reconciliation';
import { EndedSubscriptions } from './sync/ended-subscriptions';
import { ProviderTruth } from './sync/provider-truth';
import { ReturnedMoney } from './sync/returned-money';
import { SubscriptionRepairs } from './sync/subscription-repairs';
import { SubscriptionSync } from './sync/subscription-sync';
import { UnpaidSubscriptions } from './sync/unpaid-subscriptions';
import { WrittenOffSwitches } from './sync/written-off-switches';
import { ConcernedCustomer } from './webhook/concerned-customer';
import { StandInEndpoint } from './webhook/stand-in-endpoint';
import { WebhookController } from './webhook/webhook.controller';
import { WebhookSecret } from './webhook/webhook-secret';
import { WebhookService } from './webhook/webhook.service';
import { WebhookSignature } from './webhook/webhook-signature';

const ENTITIES = [BillingCustomerEntity, BillingFarewellEntity, CheckoutEntity, PaymentJobEntity];

@Module({
  imports: [
    AccountModule,
    PaymentProviderModule,
    PricingModule,
    TypeOrmModule.forFeature(ENTITIES),
  ],
  controllers: [PaymentsController, WebhookController],
  providers: [
    ...[AfterCommit, BillingCustomers, CustomerContacts, CustomerMaking, Farewells],
    ...[
      ProviderTruth,
      EndedSubscriptions,
      ReturnedMoney,
      UnpaidSubscriptions,
      WrittenOffSwitches,
      SubscriptionRepairs,
      SubscriptionSync,
      SubscriptionMails,
    ],
    ...[CheckoutRows, CheckoutSessions, CheckoutWishes, Checkouts, SubscriptionRefresh],
    ...[
      LiveSubscription,
      SubscriptionChanges,
      ChangeMaker,
      PlanSwitch,
      WantedSwitches,
      AwaitedSwitches,
      BillingPortal,
      PortalSettings,
      CustomerQuestions,
      Invoices,
      AccountCredits,
      BalanceChanges,
      Refunds,
    ],
    ...[ConcernedCustomer, WebhookSecret, WebhookSignature, WebhookService, StandInEndpoint],
    ...[RecentEvents, OpenCheckouts, Reconciliation, PaymentJobs, PaymentUpkeep, ReconcileJob],
    ...[PaymentsPersonalData, PaymentsResolver],
  ],
})
export class PaymentsModule {}
