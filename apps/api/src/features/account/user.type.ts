import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Locale, PlanKey, Theme } from '@tercet/contracts';
import { LocaleEnum, SubscriptionTypeEnum, ThemeEnum } from './account.enums';

/** An account as its owner sees it, in GraphQL and in REST. */
@ObjectType({ description: "A person's account." })
export class User {
  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => String, { description: 'E-mail address, in lower case.' })
  email: string;

  @Field(() => String, { description: 'What the person is called.' })
  name: string;

  @Field(() => SubscriptionTypeEnum, { description: 'Free or premium.' })
  subscriptionType: PlanKey;

  @Field(() => Boolean, { description: 'Whether the account is premium now.' })
  isPremium: boolean;

  @Field(() => Boolean, { description: 'Whether the e-mail address has been confirmed.' })
  emailVerified: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'A new address that is still to be confirmed; until then the one before stays.',
  })
  pendingEmail: string | null;

  @Field(() => LocaleEnum, { description: 'Language of the interface and of mails.' })
  language: Locale;

  @Field(() => ThemeEnum, { description: 'Chosen theme.' })
  theme: Theme;
}
