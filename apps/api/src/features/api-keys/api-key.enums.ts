import type { ApiScope } from '@tercet/contracts';
import { describedEnum } from '../../platform/graphql/described-enum';

export const ApiScopeEnum = describedEnum<ApiScope>(
  'ApiScope',
  'What an API key may be used for.',
  {
    check: 'Checking texts: `check`, and the LanguageTool protocol at `/v2`.',
    transform: 'AI requests: `transformText`, `textTransform`, and `canUse`.',
  },
);
