import { Field, InputType } from '@nestjs/graphql';
import { EMAIL_MAX_LENGTH } from '@tercet/contracts';
import { IsBoolean, IsOptional, IsString, MaxLength, MinLength, Validate } from 'class-validator';
import { says } from '../../platform/errors/field-error';
import { IsCleanText, TextLine } from '../account/text-input';

const DEVICE_INFO_MAX_LENGTH = 200;
/** Generous, because an existing password is only compared; still bounded, because hashing costs. */
const PASSWORD_MAX_INPUT = 1_024;

@InputType({ description: 'Credentials.' })
export class LoginInput {
  @TextLine({ label: 'Email', required: true, max: EMAIL_MAX_LENGTH })
  @Field(() => String, { description: 'E-mail address of the account; case does not matter.' })
  email: string;

  @IsString({ message: 'Password must be text' })
  @MinLength(1, says('Password is required', 'REQUIRED'))
  @MaxLength(PASSWORD_MAX_INPUT, says('Password is too long', 'TOO_LONG'))
  @Validate(
    IsCleanText,
    says('Password contains characters that are not allowed', 'INVALID_CHARACTERS'),
  )
  @Field(() => String, { description: 'Password of the account.' })
  password: string;

  @IsOptional()
  @IsBoolean({ message: 'Remember me must be true or false' })
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the session lasts 30 days instead of 24 hours.',
  })
  rememberMe?: boolean | null;

  @IsOptional()
  @TextLine({ label: 'Device info', max: DEVICE_INFO_MAX_LENGTH })
  @Field(() => String, {
    nullable: true,
    description: 'Name of the device, shown in the list of sessions.',
  })
  deviceInfo?: string | null;
}
