import { SetMetadata } from '@nestjs/common';
import type { ApiScope } from '@tercet/contracts';

export const API_KEY_SCOPE = 'tercet:api-key-scope';

/** Lets API keys of a scope, and no others, call a method. Without it, keys may call what is public and nothing else. */
export const ForApiKeys = (scope: ApiScope) => SetMetadata(API_KEY_SCOPE, scope);
