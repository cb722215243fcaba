import { Field, InputType } from '@nestjs/graphql';
import {
  INSTRUCTIONS_MAX_LENGTH,
  hasUnwritten,
  PLAN_LIMITS,
  type Locale,
  type Operation,
  type PlanKey,
  type Tone,
} from '@tercet/contracts';
import { IsOptional, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { LocaleEnum } from '../account/account.enums';
import { OperationEnum } from '../subscription/subscription.enums';
import { ToneEnum } from './text-transform.enums';

/** As a number is written in English. */
const characters = (plan: PlanKey) => PLAN_LIMITS[plan].transformCharacters.toLocaleString('en');

@InputType({ description: 'A text, and what is to be done to it.' })
export class TextTransformInput {
  @Field(() => OperationEnum, { description: 'What is to be done.' })
  @IsString()
  operation: Operation;

  @Field(() => String, {
    description: `The text: at most ${characters('free')} UTF-16 code units on the free plan, ${characters('premium')} on premium.`,
  })
  @IsString()
  text: string;

  @Field(() => LocaleEnum, { nullable: true, description: 'Language of the text, if known.' })
  @IsOptional()
  language?: Locale | null;

  @Field(() => LocaleEnum, {
    nullable: true,
    description: 'Language to translate into. Required by TRANSLATE.',
  })
  @IsOptional()
  targetLanguage?: Locale | null;

  @Field(() => ToneEnum, { nullable: true, description: 'Required by TONE.' })
  @IsOptional()
  tone?: Tone | null;

  @Field(() => String, {
    nullable: true,
    description: `A wish in your own words, at most ${INSTRUCTIONS_MAX_LENGTH} characters.`,
  })
  @IsOptional()
  @MaxLength(INSTRUCTIONS_MAX_LENGTH, {
    message: `Instructions must be at most ${INSTRUCTIONS_MAX_LENGTH} characters long`,
  })
  @ValidateBy(
    {
      name: 'isWritten',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && !hasUnwritten(value),
      },
    },
    { message: 'Instructions contain characters that are not allowed' },
  )
  instructions?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A key of your own for this request: 8 to 64 letters, digits, hyphens and underscores. Sent again with the same key it does not count again.',
  })
  @IsOptional()
  @Matches(/^[A-Za-z0-9_-]{8,64}$/, {
    message: 'Idempotency key must be 8 to 64 letters, digits, hyphens or underscores',
  })
  idempotencyKey?: string | null;
}
