import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { type EntityManager, MoreThan, Not, Repository } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error';
import { requireId } from '../../../platform/http/require-id';
import type { SessionPrincipal } from '../../../platform/http/principal';
import { Logger } from '../../../platform/logging/logger';
import { SessionEntity } from './session.entity';
import { type SessionClaims, SessionTokens } from './session-token';

const HOUR_MS = 3_600_000;
const LIFETIME_MS = 24 * HOUR_MS;
const REMEMBERED_LIFETIME_MS = 30 * 24 * HOUR_MS;
/** How long a token stays good after the next one was issued, for requests that were under way. */
const GRACE_MS = 60_000;

/** Sessions that are over and that one sign-in clears away at most, so that none takes long. */
const SWEEP_LIMIT = 100;

/** More often than that the last sign of life is not written down. Milliseconds. */
const SEEN_EVERY_MS = 300_000;

type Device = Pick<SessionEntity, 'rememberMe' | 'deviceInfo'>;

export interface NewSession extends Device {
  readonly userId: string;
}

export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** What a token is to its session: in use, replaced a moment ago, or used when it should be long gone. */
type Standing = 'current' | 'grace' | 'reused';

function standingOf(session: SessionEntity, tokenId: string, now: Date): Standing {
  if (session.tokenId === tokenId) return 'current';
  const inGrace =
    session.previousTokenId === tokenId &&
    session.rotatedAt !== null &&
    now.getTime() - session.rotatedAt.getTime() <= GRACE_MS;
  return inGrace ? 'grace' : 'reused';
}

function lifetime(rememberMe: boolean, now: Date) {
  const issuedAt = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const length = rememberMe ? REMEMBERED_LIFETIME_MS : LIFETIME_MS;
  return { issuedAt, expiresAt: new Date(issuedAt.getTime() + length) };
}

@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly tokens: SessionTokens,
    private readonly logger: Logger,
  ) {}

  /** Begins a session, and forgets some that are over, of anybody: people who never come back leave theirs behind. */
  async start(
    manager: EntityManager,
    { userId, rememberMe, deviceInfo }: NewSession,
  ): Promise<IssuedToken> {
    const session = this.sessions.create({
      id: randomUUID(),
      userId,
      rememberMe,
      deviceInfo,
      tokenId: randomUUID(),
      ...lifetime(rememberMe, new Date()),
    });
    await this.sweep(manager);
    await manager.insert(SessionEntity, session);
    return this.issue(session);
  }

  /** @throws {AppError} UNAUTHENTICATED when the session has ended; a token that was replaced long ago also ends it. */
  async authenticate(claims: SessionClaims): Promise<SessionPrincipal> {
    const { userId, sessionId, tokenId } = claims;
    const session = await this.sessions.findOneBy({ id: sessionId, userId });
    if (!session) throw new AppError('UNAUTHENTICATED');
    const now = new Date();
    if (standingOf(session, tokenId, now) === 'reused') return this.endReused(claims);
    if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) {
      await this.sessions.update({ id: sessionId }, { lastSeenAt: now });
    }
    return { userId, sessionId };
  }

  /**
   * Replaces the token of a session. However many calls come at once, all get the same new token.
   * @throws {AppError} UNAUTHENTICATED, TOKEN_EXPIRED; a token that was replaced long ago also ends its session.
   */
  async refresh(bearerToken: string): Promise<IssuedToken> {
    const claims = this.tokens.verify(bearerToken);
    const session = await this.sessions.manager.transaction(async (manager) => {
      const locked = await manager.findOne(SessionEntity, {
        where: { id: claims.sessionId, userId: claims.userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!locked) throw new AppError('UNAUTHENTICATED');
      const now = new Date();
      const standing = standingOf(locked, claims.tokenId, now);
      if (standing === 'grace') return locked;
      if (standing === 'reused') return undefined;
      Object.assign(locked, {
        previousTokenId: locked.tokenId,
        tokenId: randomUUID(),
        rotatedAt: now,
        ...lifetime(locked.rememberMe, now),
      });
      return manager.save(locked);
    });
    return session ? this.issue(session) : this.endReused(claims);
  }

  async end(sessionId: string): Promise<void> {
    await this.sessions.delete({ id: sessionId });
  }

  /** Every session of an account that there is a row of. */
  all(userId: string): Promise<SessionEntity[]> {
    return this.sessions.findBy({ userId });
  }

  /** Where an account is signed in; what was used last comes first. */
  of(userId: string): Promise<SessionEntity[]> {
    return this.sessions.find({
      where: { userId, expiresAt: MoreThan(new Date()) },
      order: { lastSeenAt: 'DESC' },
    });
  }

  /** Null when the session has ended. */
  find(id: string, manager = this.sessions.manager): Promise<SessionEntity | null> {
    return manager.findOneBy(SessionEntity, { id, expiresAt: MoreThan(new Date()) });
  }

  /** @throws {AppError} UNAUTHENTICATED when the session has ended */
  async get(id: string, manager: EntityManager): Promise<SessionEntity> {
    const session = await this.find(id, manager);
    if (!session) throw new AppError('UNAUTHENTICATED');
    return session;
  }

  /** @throws {AppError} NOT_FOUND when the account has no such session. */
  async endOne({ userId }: SessionPrincipal, id: string): Promise<void> {
    requireId(id);
    const { affected } = await this.sessions.delete({ id, userId });
    if (!affected) throw new AppError('NOT_FOUND');
  }

  /** Ends all sessions but the one that asks. @returns how many */
  async endOthers({ userId, sessionId }: SessionPrincipal): Promise<number> {
    const { affected } = await this.sessions.delete({ userId, id: Not(sessionId) });
    return affected ?? 0;
  }

  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(SessionEntity, { userId });
  }

  /** Rows that another sign-in is clearing away are left to it. */
  private async sweep(manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM "sessions" WHERE "id" IN (
         SELECT "id" FROM "sessions" WHERE "expiresAt" < now()
         ORDER BY "expiresAt" LIMIT ${SWEEP_LIMIT} FOR UPDATE SKIP LOCKED)`,
    );
  }

  /** Somebody else may have the token: neither of the two keeps the session. */
  private async endReused({ sessionId, userId }: SessionClaims): Promise<never> {
    await this.end(sessionId);
    this.logger.event('session token reused', { sessionId, userId }, 'warn');
    throw new AppError('UNAUTHENTICATED');
  }

  private issue({ id, userId, tokenId, issuedAt, expiresAt }: SessionEntity): IssuedToken {
    const token = this.tokens.sign({ sessionId: id, userId, tokenId, issuedAt, expiresAt });
    return { token, expiresAt };
  }
}
