import { Field, InputType } from '@nestjs/graphql';
import { EmailLine } from '../../../platform/validation/email-address';
import { KnownPassword } from '../passwords/password.decorators';

@InputType({ description: 'A new address for the account.' })
export class ChangeEmailInput {
  @EmailLine('New email')
  @Field(() => String, { description: 'The new address; kept in lower case.' })
  newEmail: string;

  @KnownPassword()
  @Field(() => String, { description: 'Password of the account.' })
  password: string;
}

@InputType({ description: 'The owner confirms that the account is to be deleted.' })
export class DeleteAccountInput {
  @KnownPassword()
  @Field(() => String, { description: 'Password of the account.' })
  password: string;
}
