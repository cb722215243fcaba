import type { Principal } from './principal';

/** Port: turns a bearer token into the account that it stands for. */
export abstract class Authenticator {
  /** @throws {AppError} UNAUTHENTICATED when the token is not valid or its session has ended. */
  abstract authenticate(bearerToken: string): Promise<Principal>;
}
