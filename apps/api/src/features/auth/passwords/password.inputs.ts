import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { EmailLine } from '../../../platform/validation/email-address';
import { SecretToken } from '../secret-token.decorator';
import { Confirmation, KnownPassword, NewPassword } from './password.decorators';

@InputType({ isAbstract: true })
abstract class ChosenPassword {
  @NewPassword('New password')
  @Field(() => String, { description: 'At least 8 characters, not one of the most common.' })
  newPassword: string;

  @Confirmation('newPassword')
  @Field(() => String, { description: 'The new password once more.' })
  confirmPassword: string;
}

@InputType({ description: 'A new password, with the one that it replaces.' })
export class ChangePasswordInput extends ChosenPassword {
  @KnownPassword('Current password')
  @Field(() => String, { description: 'The password until now.' })
  currentPassword: string;
}

@InputType({ description: 'A new password, with the token of the link that was sent for it.' })
export class ResetPasswordInput extends ChosenPassword {
  @SecretToken()
  @Field(() => String, { description: 'From the link of the mail.' })
  token: string;
}

@ArgsType()
export class ForgotPasswordArgs {
  @EmailLine()
  @Field(() => String, { description: 'Address of the account; case does not matter.' })
  email: string;
}
