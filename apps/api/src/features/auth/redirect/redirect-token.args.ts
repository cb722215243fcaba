import { ArgsType, Field } from '@nestjs/graphql';
import { SecretToken } from '../secret-token.decorator';

@ArgsType()
export class RedirectTokenArgs {
  @SecretToken('Redirect token')
  @Field(() => String, { description: 'As `generateRedirectToken` answered it.' })
  redirectToken: string;
}
