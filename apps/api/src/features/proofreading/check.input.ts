import { Field, InputType } from '@nestjs/graphql';
import { VARIANTS, type Locale, type Variant } from '@tercet/contracts';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { LocaleEnum } from '../account/account.enums';
import { CheckLanguageEnum, type CheckLanguage } from './check.enums';

const MAX_RULES = 1_000;
const MAX_WORDS = 10_000;
const MAX_WORD_LENGTH = 100;
const ALL_VARIANTS: readonly Variant[] = Object.values(VARIANTS).flat();

@InputType({ description: 'A text to check, and how.' })
export class CheckInput {
  @Field(() => String, { description: 'The text, at most 100,000 UTF-16 code units.' })
  @IsString()
  text: string;

  @Field(() => CheckLanguageEnum, {
    nullable: true,
    description: 'Language of the text; found out when not given.',
  })
  @IsOptional()
  language?: CheckLanguage | null;

  @Field(() => String, {
    nullable: true,
    description: 'Regional variant, such as en-GB; applies to the parts in its language.',
  })
  @IsOptional()
  @IsIn(ALL_VARIANTS, { message: `variant must be one of ${ALL_VARIANTS.join(', ')}` })
  variant?: Variant | null;

  @Field(() => LocaleEnum, {
    nullable: true,
    description:
      'Language of messages; taken from Accept-Language, the account or the text when not given.',
  })
  @IsOptional()
  readerLanguage?: Locale | null;

  @Field(() => [String], { nullable: true, description: 'Ids of rules that find nothing.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_RULES)
  @MaxLength(MAX_WORD_LENGTH, { each: true })
  disabledRules?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Words that count as known.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_WORDS)
  @MaxLength(MAX_WORD_LENGTH, { each: true })
  words?: string[] | null;
}
