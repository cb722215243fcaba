import { Injectable } from '@nestjs/common';
import type { Locale } from '@tercet/contracts';
import type { Principal } from '../../platform/http/principal';
import { AccountService } from '../account/account.service';
import { readerLanguage } from './reader-language';

/** Finds the language that messages are written in. */
@Injectable()
export class ReaderLanguages {
  constructor(private readonly accounts: AccountService) {}

  /** What the request names, else what the browser accepts, else the account's language; undefined where none is known. */
  async of(
    named: string | null | undefined,
    acceptLanguage: string | undefined,
    user: Pick<Principal, 'userId'> | undefined,
  ): Promise<Locale | undefined> {
    const language = readerLanguage(named, acceptLanguage);
    if (language || !user) return language;
    return (await this.accounts.get(user.userId)).language;
  }
}
