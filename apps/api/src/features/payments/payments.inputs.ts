import { IsString, Matches, MaxLength, MinLength } from 'class-validator';

const PLAN_MAX_LENGTH = 60;

/** A plan by any of its names; one that says nothing of the year is paid by the month. */
export class CheckoutInput {
  @Matches(/^(?!\s*free\s*$)/i, { message: 'The free plan is not for sale' })
  @MaxLength(PLAN_MAX_LENGTH, {
    message: `Plan must be at most ${PLAN_MAX_LENGTH} characters long`,
  })
  @MinLength(1, { message: 'Plan is required' })
  @IsString({ message: 'Plan is required' })
  plan: string;
}

/** What is said of the plan is not looked at. */
export class SubscriptionUpdateInput {
  @IsString({ message: 'User ID required' })
  userId: string;
}
