import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { SessionPrincipal } from '../../../platform/http/principal';
import type { Visitor } from '../../../platform/http/visitor';
import { Outbox } from '../../../platform/mail/outbox';
import { AccountService } from '../../account/account.service';
import { AccountLinks, LINK_LIFETIME_MS } from '../links/account-links.service';
import { SessionsService } from '../sessions/sessions.service';
import { KnownNetworks } from '../throttle/known-networks';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import type { AuthPayload } from '../sign-in/auth-payload.type';
import { Credentials } from './credentials';
import { PasswordHasher } from './password-hasher';
import type { ChangePasswordInput, ResetPasswordInput } from './password.inputs';

/** News of an account are worth sending for a week. Milliseconds. */
const NEWS_MS = 7 * 86_400_000;

/** Replaces passwords. Whichever way, it ends every session of the account. */
@Injectable()
export class PasswordsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountService,
    private readonly credentials: Credentials,
    private readonly hasher: PasswordHasher,
    private readonly links: AccountLinks,
    private readonly outbox: Outbox,
    private readonly sessions: SessionsService,
    private readonly known: KnownNetworks,
    private readonly throttle: SignInThrottle,
  ) {}
}
