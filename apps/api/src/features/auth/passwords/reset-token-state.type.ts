import { Field, ObjectType } from '@nestjs/graphql';
import { hasCode } from '../../../platform/errors/error-code';
import { describedEnum } from '../../../platform/graphql/described-enum';

export type LinkRefusal = 'TOKEN_INVALID' | 'TOKEN_EXPIRED';

const LinkRefusalEnum = describedEnum<LinkRefusal>('LinkRefusal', 'Why a link is not accepted.', {
  TOKEN_INVALID: 'It was never made, has been used, or a newer one was sent.',
  TOKEN_EXPIRED: 'Its time is over.',
});

/** What the refusal of a link is called, where it is one. */
export const linkRefusalOf = (error: unknown): LinkRefusal | undefined =>
  Object.values(LinkRefusalEnum).find((code) => hasCode(error, [code]));

@ObjectType({ description: 'Whether a link that sets a password would be accepted.' })
export class ResetTokenState {
  @Field(() => Boolean, { description: 'Whether it would.' })
  valid: boolean;

  @Field(() => LinkRefusalEnum, { nullable: true, description: 'Why not.' })
  reason: LinkRefusal | null;
}
