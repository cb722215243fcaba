import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { bearerTokenOf } from '../../platform/http/bearer-token';
import type { Principal } from '../../platform/http/principal';
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
      jwtFromRequest: (request) => bearerTokenOf(request) ?? null,
      secretOrKeyProvider: (_request, token: string, done) => done(null, tokens.secretOf(token)),
    });
  }

  /**
   * @param payload of a token that is ours and has not expired
   * @throws {AppError} UNAUTHENTICATED when it is not a session's, or its session has ended
   */
  validate(payload: unknown): Promise<Principal> {
    return this.sessions.authenticate(this.tokens.claimsOf(payload));
  }
}
