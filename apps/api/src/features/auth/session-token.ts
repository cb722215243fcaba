import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error';
import { SigningKeys } from './signing-keys';

const ALGORITHM = 'HS256';
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
    return this.jwt.sign(payload, { secret: this.keys.all[0], algorithm: ALGORITHM });
  }

  /** @throws {AppError} UNAUTHENTICATED for anything but an unexpired session token of ours. */
  verify(token: string): SessionClaims {
    for (const secret of this.keys.all) {
      const claims = this.tryVerify(token, secret);
      if (claims) return claims;
    }
    throw new AppError('UNAUTHENTICATED');
  }

  private tryVerify(token: string, secret: string): SessionClaims | undefined {
    try {
      const payload = payloadSchema.parse(
        this.jwt.verify(token, { secret, algorithms: [ALGORITHM] }),
      );
      return {
        userId: payload.sub,
        sessionId: payload.sid,
        tokenId: payload.jti,
        issuedAt: date(payload.iat),
        expiresAt: date(payload.exp),
      };
    } catch {
      return undefined;
    }
  }
}
