import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { bearerTokenOf } from '../../../platform/http/bearer-token';
import type { Principal } from '../../../platform/http/principal';
import { SESSION_TOKEN_ALGORITHM, SessionTokens } from './session-token';
import { SessionsService } from './sessions.service';

/** Signs a request in by the session token in its `Authorization` header. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly sessions: SessionsService,
  ) {
    super({
      algorithms: [SESSION_TOKEN_ALGORITHM],
      // `validate` says which it is: forged or expired.
      ignoreExpiration: true,
      jwtFromRequest: (request) => bearerTokenOf(request) ?? null,
      // Its types do not know of keys, which the verification takes as well.
      secretOrKeyProvider: (_request, token: string, done) =>
        done(null, tokens.keyOf(token) as unknown as Buffer),
    });
  }

  /**
   * @param payload of a token that is ours
   * @throws {AppError} UNAUTHENTICATED when it is not a session's, or its session has ended; TOKEN_EXPIRED
   */
  async validate(payload: unknown): Promise<Principal> {
    return this.sessions.authenticate(this.tokens.claimsOf(payload));
  }
}
