import { Field, InputType } from '@nestjs/graphql';
import {
  DEFAULT_LOCALE,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  SUPPORT_MESSAGE_MAX_LENGTH,
  type Locale,
} from '@tercet/contracts';
import { IsOptional } from 'class-validator';
import { EmailLine } from '../../platform/validation/email-address';
import { TextBlock, TextLine } from '../../platform/validation/text-input';
import { LocaleEnum } from '../account/account.enums';

@InputType({ description: 'A message to support.' })
export class ContactSupportInput {
  @IsOptional()
  @TextLine({ label: 'Name', max: NAME_MAX_LENGTH })
  @Field(() => String, { nullable: true, description: 'Name of the person who asks.' })
  name?: string | null;

  @EmailLine()
  @Field(() => String, {
    description: `E-mail address that the answer goes to, of at most ${EMAIL_MAX_LENGTH} characters.`,
  })
  email: string;

  @TextBlock({ label: 'Message', max: SUPPORT_MESSAGE_MAX_LENGTH })
  @Field(() => String, {
    description: `What it is about, in at most ${SUPPORT_MESSAGE_MAX_LENGTH} characters.`,
  })
  message: string;

  @IsOptional()
  @Field(() => LocaleEnum, {
    nullable: true,
    defaultValue: DEFAULT_LOCALE,
    description: 'Language of the answer.',
  })
  language?: Locale | null;
}
