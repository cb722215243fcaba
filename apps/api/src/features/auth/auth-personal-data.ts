import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { AccountLinks } from './links/account-links.service';
import { RedirectTokens } from './redirect/redirect-tokens.service';
import { SessionsService } from './sessions/sessions.service';
import { KnownNetworks } from './throttle/known-networks';

/** What signing in leaves behind of a person. */
@Injectable()
export class AuthPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly sessions: SessionsService,
    private readonly links: AccountLinks,
    private readonly redirectTokens: RedirectTokens,
    private readonly networks: KnownNetworks,
  ) {}

  onModuleInit(): void {
    this.data.register('sessions', (userId) => this.sessions.all(userId));
    this.data.register('links', (userId) => this.links.of(userId));
    this.data.register('redirectTokens', (userId) => this.redirectTokens.of(userId));
    this.data.register('knownNetworks', (userId) => this.networks.of(userId));
  }
}
