import { ArgsType, Field } from '@nestjs/graphql';
import { SecretToken } from '../links/token.decorators';

@ArgsType()
export class RedirectTokenArgs {
  @SecretToken('Redirect token')
  @Field(() => String, { description: 'As `generateRedirectToken` answered it.' })
  redirectToken: string;
}
