import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { ApiScope } from '@tercet/contracts';
import { ApiScopeEnum } from './api-key.enums';

@ObjectType({ description: 'A key with which a program calls the API for an account.' })
export class ApiKey {
  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  name: string;

  @Field(() => String, { description: 'How the key begins.' })
  hint: string;

  @Field(() => [ApiScopeEnum], { description: 'What it may be used for.' })
  scopes: ApiScope[];

  @Field(() => Date, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, to within a minute; null when it never was.',
  })
  lastUsedAt: Date | null;
}

@ObjectType({ description: 'A new key. This is the only time that it is shown.' })
export class CreatedApiKey {
  @Field(() => String, { description: 'Goes into `Authorization: Bearer …`.' })
  key: string;

  @Field(() => ApiKey, { description: 'What is kept of it.' })
  apiKey: ApiKey;
}
