import { Field, InputType } from '@nestjs/graphql';
import { LOCALES, NAME_MAX_LENGTH, type Locale } from '@tercet/contracts';
import { IsBoolean, IsIn, IsOptional, Validate } from 'class-validator';
import { LocaleEnum } from '../account/account.enums';
import { EmailLine, TextLine } from '../account/text-input';
import { IsCulture, IsTimeZone } from './browser-settings';
import { Confirmation, NewPassword } from './password.decorators';

const CULTURE_MAX_LENGTH = 35;
const TIMEZONE_MAX_LENGTH = 64;

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @TextLine({ label: 'Name', required: true, max: NAME_MAX_LENGTH })
  @Field(() => String, { description: 'What the person is called.' })
  name: string;

  @EmailLine()
  @Field(() => String, { description: 'E-mail address; kept in lower case.' })
  email: string;

  @NewPassword()
  @Field(() => String, { description: 'At least 8 characters, not one of the most common.' })
  password: string;

  @Confirmation('password')
  @Field(() => String, { description: 'The same password once more.' })
  confirmPassword: string;

  @IsOptional()
  @IsIn(LOCALES, { message: `Language must be one of ${LOCALES.join(', ')}` })
  @Field(() => LocaleEnum, { nullable: true, description: 'Language of the interface.' })
  language?: Locale | null;

  @IsOptional()
  @TextLine({ label: 'Culture', max: CULTURE_MAX_LENGTH })
  @Validate(IsCulture, { message: 'Culture must be a BCP 47 language tag' })
  @Field(() => String, { nullable: true, description: 'BCP 47 tag, such as `fr-CA`.' })
  culture?: string | null;

  @IsOptional()
  @TextLine({ label: 'Time zone', max: TIMEZONE_MAX_LENGTH })
  @Validate(IsTimeZone, { message: 'Time zone must be an IANA name' })
  @Field(() => String, { nullable: true, description: 'IANA name, such as `Europe/Paris`.' })
  timezone?: string | null;

  @IsOptional()
  @IsBoolean({ message: 'Send email verification must be true or false' })
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to send a mail that confirms the address. Takes effect once the server has mail configured.',
  })
  sendEmailVerification?: boolean | null;
}
