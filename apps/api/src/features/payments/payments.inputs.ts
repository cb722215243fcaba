import { IsNotIn, IsString, MaxLength, MinLength } from 'class-validator';

const PLAN_MAX_LENGTH = 60;

/** A plan by any of its names; one that says nothing of the year is paid by the month. */
export class CheckoutInput {
  @IsString({ message: 'Plan is required' })
  @MinLength(1, { message: 'Plan is required' })
  @MaxLength(PLAN_MAX_LENGTH, {
    message: `Plan must be at most ${PLAN_MAX_LENGTH} characters long`,
  })
  @IsNotIn(['free'], { message: 'The free plan is not for sale' })
  plan: string;
}

/** What is said of the plan is not looked at. */
export class SubscriptionUpdateInput {
  @IsString({ message: 'User ID required' })
  userId: string;
}
