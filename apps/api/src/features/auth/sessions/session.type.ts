import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A place where the account is signed in.' })
export class Session {
  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'The device, as it gave its name, or its browser and operating system.',
  })
  deviceInfo: string | null;

  @Field(() => Date, { description: 'When it was signed in.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When it last asked for anything, to within a few minutes.' })
  lastSeenAt: Date;

  @Field(() => Date, { description: 'When it ends, unless it is refreshed before.' })
  expiresAt: Date;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  current: boolean;
}
