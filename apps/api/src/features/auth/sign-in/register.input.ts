import { Field, InputType } from '@nestjs/graphql';
import { LOCALES, NAME_MAX_LENGTH, type Locale } from '@tercet/contracts';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { LocaleEnum } from '../../account/account.enums';
import { EmailLine } from '../../../platform/validation/email-address';
import { IsText, TextLine } from '../../../platform/validation/text-input';
import { Confirmation, NewPassword } from '../passwords/password.decorators';

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
  @IsText('Culture')
  @Field(() => String, {
    nullable: true,
    description: 'BCP 47 tag, such as `fr-CA`; anything else is passed over.',
  })
  culture?: string | null;

  @IsOptional()
  @IsText('Time zone')
  @Field(() => String, {
    nullable: true,
    description: 'IANA name, such as `Europe/Paris`; anything else is passed over.',
  })
  timezone?: string | null;

  @IsOptional()
  @IsBoolean({ message: 'Send email verification must be true or false' })
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to send a mail that confirms the address; without it, the welcome comes at once.',
  })
  sendEmailVerification?: boolean | null;
}
