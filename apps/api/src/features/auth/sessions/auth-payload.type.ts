import { Field, ObjectType } from '@nestjs/graphql';
import { User } from '../../account/user.type';

@ObjectType({ description: 'A session: what signing in, registering and refreshing answer.' })
export class AuthPayload {
  @Field(() => String, { description: 'Bearer token of the session.' })
  token: string;

  @Field(() => Date, { description: 'When the token ends, unless it is refreshed before.' })
  expiresAt: Date;

  @Field(() => User, { description: 'The account.' })
  user: User;
}
