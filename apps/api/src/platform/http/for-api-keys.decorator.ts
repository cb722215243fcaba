import { SetMetadata } from '@nestjs/common';
import type { ApiScope } from '@tercet/contracts';

export const API_KEY_SCOPE = 'tercet:api-key-scope';

/** Lets API keys of a scope call a method. Without it, a method that is not public takes sessions only. */
export const ForApiKeys = (scope: ApiScope) => SetMetadata(API_KEY_SCOPE, scope);
