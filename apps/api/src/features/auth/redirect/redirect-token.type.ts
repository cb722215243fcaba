import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Signs in once, in another program or page, as who asked for it.' })
export class RedirectToken {
  @Field(() => String, { description: 'Shorter than 100 characters, and good for one use.' })
  redirectToken: string;

  @Field(() => Date, { description: 'When it ends: a minute after it was made.' })
  expiresAt: Date;
}
