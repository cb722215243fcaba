import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error';
import { hashOf, randomToken } from '../../../platform/tokens/random-token';
import { RedirectTokenEntity } from './redirect-token.entity';
import type { RedirectToken } from './redirect-token.type';

const LIFETIME_MS = 60_000;
/** Those that ended a while ago are swept away: for as long, somebody late is told that theirs has ended. */
const KEPT_MS = 3_600_000;

interface Taken {
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** Tokens that travel in an address, and therefore are good once and for a minute only. */
@Injectable()
export class RedirectTokens {
  constructor(
    @InjectRepository(RedirectTokenEntity)
    private readonly tokens: Repository<RedirectTokenEntity>,
  ) {}

  async make(sessionId: string): Promise<RedirectToken> {
    const redirectToken = randomToken();
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    await this.tokens.delete({ expiresAt: LessThan(new Date(Date.now() - KEPT_MS)) });
    await this.tokens.insert({ tokenHash: hashOf(redirectToken), sessionId, expiresAt });
    return { redirectToken, expiresAt };
  }

  /**
   * Uses a token up: of several at once one succeeds.
   * @returns the session that it was made in
   * @throws {AppError} TOKEN_INVALID, TOKEN_EXPIRED
   */
  async take(redirectToken: string): Promise<string> {
    const [rows]: [Taken[], number] = await this.tokens.query(
      `DELETE FROM "redirect_tokens" WHERE "tokenHash" = $1 RETURNING "sessionId", "expiresAt"`,
      [hashOf(redirectToken)],
    );
    const [taken] = rows;
    if (!taken) throw new AppError('TOKEN_INVALID');
    if (taken.expiresAt.getTime() <= Date.now()) throw new AppError('TOKEN_EXPIRED');
    return taken.sessionId;
  }

  /** Those of an account that nobody has used, without what makes them work. */
  of(userId: string): Promise<Pick<RedirectTokenEntity, 'sessionId' | 'expiresAt'>[]> {
    return this.tokens.find({
      where: { session: { userId } },
      select: { sessionId: true, expiresAt: true },
    });
  }
}
