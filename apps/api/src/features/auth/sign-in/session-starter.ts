import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service';
import { type NewSession, SessionsService } from '../sessions/sessions.service';
import type { AuthPayload } from './auth-payload.type';

/** Begins sessions, and answers as every way of signing in does. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionsService,
  ) {}

  async start(session: NewSession): Promise<AuthPayload> {
    const issued = await this.sessions.start(session);
    return { ...issued, user: await this.accounts.get(session.userId) };
  }
}
