import { ArgsType, Field } from '@nestjs/graphql';
import { SecretToken } from '../secret-token.decorator';

@ArgsType()
export class LinkTokenArgs {
  @SecretToken()
  @Field(() => String, { description: 'From the link of the mail.' })
  token: string;
}
