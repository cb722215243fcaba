import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error';
import { SigningKeys } from './signing-keys';

/** The only one that is signed with and accepted. */
export const SESSION_TOKEN_ALGORITHM = 'HS256' as const;
/** Says what the token is for, so that no other kind of signed token passes as a session. */
const TYPE = 'session';

export interface SessionClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** `jti`: names this token within its session. */
  readonly tokenId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

const payloadSchema = z.object({
  typ: z.literal(TYPE),
  sub: z.uuid(),
  sid: z.uuid(),
  jti: z.uuid(),
  iat: z.number(),
  exp: z.number(),
});

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const date = (secondsSinceEpoch: number) => new Date(secondsSinceEpoch * 1000);

/** Signs and verifies session tokens (JWT). The same claims always make the same token. */
@Injectable()
export class SessionTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly keys: SigningKeys,
  ) {}

  sign({ userId, sessionId, tokenId, issuedAt, expiresAt }: SessionClaims): string {
    const payload = {
      typ: TYPE,
      sub: userId,
      sid: sessionId,
      jti: tokenId,
      iat: seconds(issuedAt),
      exp: seconds(expiresAt),
    };
    return this.jwt.sign(payload, { secret: this.keys.all[0], algorithm: SESSION_TOKEN_ALGORITHM });
  }

  /** The secret that a token was signed with; the current one where it was none of ours. */
  secretOf(token: string): string {
    return this.keys.all.find((secret) => this.tryVerify(token, secret)) ?? this.keys.all[0];
  }

  /** @throws {AppError} UNAUTHENTICATED when a token's verified payload is not a session's, TOKEN_EXPIRED when it is over. */
  claimsOf(payload: unknown): SessionClaims {
    const result = payloadSchema.safeParse(payload);
    if (!result.success) throw new AppError('UNAUTHENTICATED');
    const { sub, sid, jti, iat, exp } = result.data;
    if (date(exp).getTime() <= Date.now()) throw new AppError('TOKEN_EXPIRED');
    return {
      userId: sub,
      sessionId: sid,
      tokenId: jti,
      issuedAt: date(iat),
      expiresAt: date(exp),
    };
  }

  /** @throws {AppError} UNAUTHENTICATED for anything but a session token of ours, TOKEN_EXPIRED for one that is over. */
  verify(token: string): SessionClaims {
    return this.claimsOf(this.tryVerify(token, this.secretOf(token)));
  }

  /** Looks at the signature only: `claimsOf` tells an expired token from a forged one. */
  private tryVerify(token: string, secret: string): unknown {
    const options = { secret, algorithms: [SESSION_TOKEN_ALGORITHM], ignoreExpiration: true };
    try {
      return this.jwt.verify<object>(token, options);
    } catch {
      return undefined;
    }
  }
}
