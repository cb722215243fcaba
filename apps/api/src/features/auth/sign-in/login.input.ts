import { Field, InputType } from '@nestjs/graphql';
import { EMAIL_MAX_LENGTH } from '@tercet/contracts';
import { IsBoolean, IsOptional } from 'class-validator';
import { TextLine } from '../../../platform/validation/text-input';
import { KnownPassword } from '../passwords/password.decorators';

const DEVICE_INFO_MAX_LENGTH = 200;

@InputType({ description: 'Credentials.' })
export class LoginInput {
  @TextLine({ label: 'Email', required: true, max: EMAIL_MAX_LENGTH })
  @Field(() => String, { description: 'E-mail address of the account; case does not matter.' })
  email: string;

  @KnownPassword()
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
