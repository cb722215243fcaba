import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** 32 random bytes as 43 characters that any address may hold. */
export const randomToken = (): string => randomBytes(BYTES).toString('base64url');

/** What is kept of a token (SHA-256): it cannot be guessed, so that a slow hash would add nothing. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
