import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { OncePerOperation } from '../../platform/graphql/once-per-operation';
import { CurrentUser } from '../../platform/http/current-user.decorator';
import type { SessionPrincipal } from '../../platform/http/principal';
import { RateLimit } from '../../platform/rate-limit/rate-limit.decorator';
import { ApiKeysService } from './api-keys.service';
import { ApiKey, CreatedApiKey } from './api-key.types';
import { CreateApiKeyInput } from './create-api-key.input';

@Resolver()
export class ApiKeysResolver {
  constructor(private readonly keys: ApiKeysService) {}

  @Query(() => [ApiKey], { description: 'The API keys of the account, the newest first.' })
  apiKeys(@CurrentUser() user: SessionPrincipal): Promise<ApiKey[]> {
    return this.keys.of(user.userId);
  }

  @RateLimit('auth')
  @OncePerOperation()
  @Mutation(() => CreatedApiKey, { description: 'Makes an API key, and shows it this once.' })
  createApiKey(
    @CurrentUser() user: SessionPrincipal,
    @Args('input', { description: 'The new key.' }) input: CreateApiKeyInput,
  ): Promise<CreatedApiKey> {
    return this.keys.create(user, input);
  }

  @Mutation(() => Boolean, { description: 'Revokes an API key: it is refused from now on.' })
  async revokeApiKey(
    @CurrentUser() user: SessionPrincipal,
    @Args('id', { type: () => ID, description: 'The key.' }) id: string,
  ): Promise<boolean> {
    await this.keys.revoke(user.userId, id);
    return true;
  }
}
