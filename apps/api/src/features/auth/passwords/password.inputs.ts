import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { EmailLine } from '../../account/text-input';
import { SecretToken } from '../links/token.decorators';
import { Confirmation, KnownPassword, NewPassword } from './password.decorators';

@InputType({ description: 'A new password, with the one that it replaces.' })
export class ChangePasswordInput {
  @KnownPassword('Current password')
  @Field(() => String, { description: 'The password until now.' })
  currentPassword: string;

  @NewPassword('New password')
  @Field(() => String, { description: 'At least 8 characters, not one of the most common.' })
  newPassword: string;

  @Confirmation('newPassword')
  @Field(() => String, { description: 'The new password once more.' })
  confirmPassword: string;
}

@InputType({ description: 'A new password, with the token of the link that was sent for it.' })
export class ResetPasswordInput {
  @SecretToken()
  @Field(() => String, { description: 'From the link of the mail.' })
  token: string;

  @NewPassword('New password')
  @Field(() => String, { description: 'At least 8 characters, not one of the most common.' })
  newPassword: string;

  @Confirmation('newPassword')
  @Field(() => String, { description: 'The new password once more.' })
  confirmPassword: string;
}

@ArgsType()
export class ForgotPasswordArgs {
  @EmailLine()
  @Field(() => String, { description: 'Address of the account; case does not matter.' })
  email: string;
}
