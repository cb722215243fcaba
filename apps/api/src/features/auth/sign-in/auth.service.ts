import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE } from '@tercet/contracts';
import { AccountService } from '../../account/account.service';
import { normalizeEmail } from '../../account/text-input';
import { AppError } from '../../../platform/errors/app-error';
import type { Principal } from '../../../platform/http/principal';
import type { AuthPayload } from './auth-payload.type';
import { knownCulture, knownTimeZone } from './browser-settings';
import type { LoginInput } from './login.input';
import { PasswordHasher } from '../passwords/password-hasher';
import type { RegisterInput } from './register.input';
import { SessionsService } from '../sessions/sessions.service';

@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordHasher,
  ) {}

  /** @throws {AppError} EMAIL_TAKEN, SERVICE_BUSY */
  async register(input: RegisterInput): Promise<AuthPayload> {
    const account = await this.accounts.create({
      email: normalizeEmail(input.email),
      name: input.name,
      passwordHash: await this.passwords.hash(input.password),
      language: input.language ?? DEFAULT_LOCALE,
      culture: knownCulture(input.culture),
      timezone: knownTimeZone(input.timezone),
    });
    return this.signIn(account.id, { rememberMe: false, deviceInfo: null });
  }

  /** @throws {AppError} INVALID_CREDENTIALS, the same for an unknown address and a wrong password; SERVICE_BUSY */
  async login({ email, password, rememberMe, deviceInfo }: LoginInput): Promise<AuthPayload> {
    const find = () => this.accounts.findByEmail(email);
    const account = await this.passwords.verify(find, password);
    if (!account) throw new AppError('INVALID_CREDENTIALS');
    return this.signIn(account.id, {
      rememberMe: rememberMe ?? false,
      deviceInfo: deviceInfo ?? null,
    });
  }

  /** @throws {AppError} UNAUTHENTICATED, TOKEN_EXPIRED */
  async refresh({ userId }: Principal, bearerToken: string): Promise<AuthPayload> {
    const issued = await this.sessions.refresh(bearerToken);
    return { ...issued, user: await this.accounts.get(userId) };
  }

  logout({ sessionId }: Principal): Promise<void> {
    return this.sessions.end(sessionId);
  }

  private async signIn(
    userId: string,
    device: { rememberMe: boolean; deviceInfo: string | null },
  ): Promise<AuthPayload> {
    const issued = await this.sessions.start({ userId, ...device });
    return { ...issued, user: await this.accounts.get(userId) };
  }
}
