import { Field, Float, ID, ObjectType } from '@nestjs/graphql';
import type { PaidPlanId } from '@tercet/contracts';
import { PaidPlanEnum } from '../subscription/subscription.enums';
import { type InvoiceStatus, InvoiceStatusEnum } from './payments.enums';

const CURRENCY = 'Code of the currency, such as EUR.';

@ObjectType({ description: "A payment page of the provider's, to which the browser is sent." })
export class CheckoutSession {
  @Field(() => String, { description: 'Id of the session at the provider.' })
  sessionId: string;

  @Field(() => String, { description: 'Address of the page.' })
  url: string;
}

@ObjectType({
  description: "The provider's page for the card, the invoices and the end of the plan.",
})
export class BillingPortalSession {
  @Field(() => String, { description: 'Address of the page; good for a few minutes.' })
  url: string;
}

@ObjectType({ description: 'What the next invoices are paid from, before the card.' })
export class AccountCredit {
  @Field(() => Float, { description: 'In whole units of the currency.' })
  amount: number;

  @Field(() => String, { description: CURRENCY })
  currency: string;
}

@ObjectType({ description: 'An invoice of a subscription.' })
export class Invoice {
  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Number that is written on it.' })
  number: string | null;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => Float, { description: 'Its amount, in whole units of the currency.' })
  amount: number;

  @Field(() => String, { description: CURRENCY })
  currency: string;

  @Field(() => InvoiceStatusEnum, { description: 'Where it stands.' })
  status: InvoiceStatus;

  @Field(() => String, { nullable: true, description: 'Page that shows it.' })
  pageUrl: string | null;

  @Field(() => String, { nullable: true, description: 'The invoice as PDF.' })
  pdfUrl: string | null;
}

@ObjectType({ description: 'What switching to another plan would cost now.' })
export class PlanSwitchPreview {
  @Field(() => PaidPlanEnum, { description: 'The plan to switch to.' })
  plan: PaidPlanId;

  @Field(() => Float, {
    description: 'To be paid at once, less what is left of the present plan.',
  })
  amountDue: number;

  @Field(() => Float, {
    description:
      'What is left to the credit of the account after it, which its next invoices are paid from.',
  })
  creditAfter: number;

  @Field(() => String, { description: CURRENCY })
  currency: string;

  @Field(() => Float, { description: 'Price of one interval of the plan.' })
  price: number;

  @Field(() => Date, { description: 'When it would be billed next.' })
  nextBillingAt: Date;

  @Field(() => Boolean, {
    description: 'Whether the subscription is cancelled, which switching takes back.',
  })
  takesBack: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'Moment that the price is for; `switchPlan` charges this price for ten minutes if it is given it. None for the present plan.',
  })
  prorationDate: Date | null;
}

@ObjectType({ description: 'A switch to another plan that is made once its payment is approved.' })
export class AwaitedSwitch {
  @Field(() => PaidPlanEnum, { description: 'The plan to switch to.' })
  plan: PaidPlanId;

  @Field(() => Float, { description: 'To be paid, in whole units of the currency.' })
  amountDue: number;

  @Field(() => String, { description: CURRENCY })
  currency: string;

  @Field(() => String, { description: 'Page on which the payment is approved.' })
  payUrl: string;

  @Field(() => Date, { description: 'When it is forgotten, unless it is paid before.' })
  expiresAt: Date;
}
