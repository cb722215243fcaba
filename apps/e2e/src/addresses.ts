/** The product as most journeys use it: its AI provider is the sandbox. */
export const PRODUCT = 'http://localhost:41900';
/** The product of a person who has connected no model. */
export const PRODUCT_WITHOUT_AI = 'http://localhost:41901';
export const SANDBOX = 'http://127.0.0.1:41902';
export const AI_KEY = 'sk-journeys';
