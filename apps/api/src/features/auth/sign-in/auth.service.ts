import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service';
import { AppError } from '../../../platform/errors/app-error';
import type { SessionPrincipal } from '../../../platform/http/principal';
import type { Visitor } from '../../../platform/http/visitor';
import { Credentials } from '../passwords/credentials';
import { RedirectTokens } from '../redirect/redirect-tokens.service';
import type { RedirectToken } from '../redirect/redirect-token.type';
import { SessionsService } from '../sessions/sessions.service';
import type { AuthPayload } from '../sessions/auth-payload.type';
import type { LoginInput } from './login.input';
import { SessionStarter } from './session-starter';

/** Signs people in, by password or redirect token, keeps them signed in, and signs them out. */
@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: AccountService,
    private readonly credentials: Credentials,
    private readonly sessions: SessionsService,
    private readonly starter: SessionStarter,
    private readonly redirectTokens: RedirectTokens,
  ) {}

  /** @throws {AppError} INVALID_CREDENTIALS, RATE_LIMITED, SERVICE_BUSY */
  async login(input: LoginInput, visitor: Visitor): Promise<AuthPayload> {
    const account = await this.credentials.check(input.email, input.password, visitor);
    const session = {
      userId: account.id,
      rememberMe: input.rememberMe ?? false,
      deviceInfo: input.deviceInfo || visitor.device,
    };
    return this.starter.start(session, (_, now) => {
      if (now.passwordHash !== account.passwordHash) throw new AppError('INVALID_CREDENTIALS');
    });
  }

  /** @throws {AppError} UNAUTHENTICATED, TOKEN_EXPIRED */
  async refresh({ userId }: SessionPrincipal, bearerToken: string): Promise<AuthPayload> {
    const issued = await this.sessions.refresh(bearerToken);
    return { ...issued, user: await this.accounts.get(userId) };
  }

  logout({ sessionId }: SessionPrincipal): Promise<void> {
    return this.sessions.end(sessionId);
  }

  generateRedirectToken({ sessionId }: SessionPrincipal): Promise<RedirectToken> {
    return this.redirectTokens.make(sessionId);
  }

  /** Signs in as the session does that the token was made in, for as long. @throws {AppError} TOKEN_INVALID, TOKEN_EXPIRED */
  async exchangeRedirectToken(redirectToken: string, visitor: Visitor): Promise<AuthPayload> {
    const sessionId = await this.redirectTokens.take(redirectToken);
    const origin = await this.sessions.find(sessionId);
    if (!origin) throw new AppError('TOKEN_INVALID');
    const { userId, rememberMe } = origin;
    const session = { userId, rememberMe, deviceInfo: visitor.device };
    return this.starter.start(session, async (manager) => {
      if (!(await this.sessions.find(sessionId, manager))) throw new AppError('TOKEN_INVALID');
    });
  }
}
