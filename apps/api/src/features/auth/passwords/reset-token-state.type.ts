import { Field, ObjectType } from '@nestjs/graphql';
import type { ErrorCode } from '@tercet/contracts';

@ObjectType({ description: 'Whether a link that sets a password would be accepted.' })
export class ResetTokenState {
  @Field(() => Boolean, { description: 'Whether it would.' })
  valid: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why not: `TOKEN_INVALID` or `TOKEN_EXPIRED`.',
  })
  reason: ErrorCode | null;
}
