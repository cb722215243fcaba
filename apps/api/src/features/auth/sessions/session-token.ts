import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createSecretKey, type KeyObject } from 'node:crypto';
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

interface Signer {
  /** Of a secret that is given as text, each token would have it tried as a public key first. */
  readonly key: KeyObject;
  readonly jwt: JwtService;
}

function signerWith(secret: string): Signer {
  const key = createSecretKey(Buffer.from(secret));
  return { key, jwt: new JwtService({ secret: key }) };
}

/** Signs and verifies session tokens (JWT). The same claims always make the same token. */
@Injectable()
export class SessionTokens {
  /** The first signs, all of them verify. */
  readonly #signers: readonly [Signer, ...Signer[]];

  constructor({ all: [current, ...previous] }: SigningKeys) {
    this.#signers = [signerWith(current), ...previous.map(signerWith)];
  }

  sign({ userId, sessionId, tokenId, issuedAt, expiresAt }: SessionClaims): string {
    const payload = {
      typ: TYPE,
      sub: userId,
      sid: sessionId,
      jti: tokenId,
      iat: seconds(issuedAt),
      exp: seconds(expiresAt),
    };
    return this.#signers[0].jwt.sign(payload, { algorithm: SESSION_TOKEN_ALGORITHM });
  }

  /** The key that a token was signed with; the current one where it was none of ours. */
  keyOf(token: string): KeyObject {
    return this.signerOf(token).key;
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
    return this.claimsOf(this.tryVerify(token, this.signerOf(token)));
  }

  private signerOf(token: string): Signer {
    return this.#signers.find((signer) => this.tryVerify(token, signer)) ?? this.#signers[0];
  }

  /** Looks at the signature only: `claimsOf` tells an expired token from a forged one. */
  private tryVerify(token: string, { jwt }: Signer): unknown {
    try {
      return jwt.verify<object>(token, {
        algorithms: [SESSION_TOKEN_ALGORITHM],
        ignoreExpiration: true,
      });
    } catch {
      return undefined;
    }
  }
}
