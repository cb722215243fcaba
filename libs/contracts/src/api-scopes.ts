/** What an API key may be made for. */
export const API_SCOPES = ['check', 'transform'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Begins every API key, so that one is known for what it is wherever it turns up. */
export const API_KEY_PREFIX = 'tct_';
/** Keys of one account that are good at the same time. */
export const API_KEYS_MAX = 20;
export const API_KEY_NAME_MAX_LENGTH = 60;
