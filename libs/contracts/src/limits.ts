/** Characters (UTF-16 code units) of one check request. */
export const CHECK_MAX_CHARACTERS = 100_000;

/** UTF-16 code units of what a person wishes beside an AI action. */
export const INSTRUCTIONS_MAX_LENGTH = 500;

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const NAME_MAX_LENGTH = 100;

/** UTF-16 code units of a message to support. */
export const SUPPORT_MESSAGE_MAX_LENGTH = 5_000;
export const EMAIL_MAX_LENGTH = 254;

/** Days for which an address that was replaced is kept, and can take the account back. */
export const FORMER_ADDRESS_DAYS = 7;
/** Days for which an address that was asked for is kept, at most, where nobody confirms it. */
export const PENDING_ADDRESS_DAYS = 8;

/** Seconds before its expiry at which the client refreshes a session. */
export const SESSION_REFRESH_LEAD_SECONDS = 300;

/** Characters from which a token in an address is a session's own; a shorter one is to be exchanged for a session. */
export const SESSION_TOKEN_MIN_LENGTH = 100;
