import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Account, AccountService } from '../../account/account.service';
import { type NewSession, SessionsService } from '../sessions/sessions.service';
import type { AuthPayload } from '../sessions/auth-payload.type';

/** Throws where what a session rests on holds no more. */
type Condition = (manager: EntityManager, account: Account) => void | Promise<void>;

/** Begins sessions, and answers as every way of signing in does. */
@Injectable()
export class SessionStarter {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Begins a session while the account is locked: what ends all sessions comes before it, and is seen by `condition`, or
   * after it, and ends it too.
   * @throws {AppError} UNAUTHENTICATED when the account is gone
   */
  async start(session: NewSession, condition: Condition = () => undefined): Promise<AuthPayload> {
    const issued = await this.database.transaction(async (manager) => {
      await condition(manager, await this.accounts.lock(manager, session.userId));
      return this.sessions.start(manager, session);
    });
    return { ...issued, user: await this.accounts.get(session.userId) };
  }
}
