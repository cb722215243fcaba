import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE } from '@tercet/contracts';
import { Config } from '../../platform/config/config';
import { Outbox } from '../../platform/mail/outbox';
import { Entitlements } from '../subscription/entitlements';
import type { ContactSupportInput } from './support.input';

/** For how long it is tried to deliver a message, in milliseconds. */
const WORTH_SENDING_MS = 7 * 86_400_000;

/** Passes messages on to those who answer them. */
@Injectable()
export class SupportService {
  constructor(
    private readonly outbox: Outbox,
    private readonly entitlements: Entitlements,
    private readonly config: Config,
  ) {}

  /** @param userId of who is signed in: their plan is read at the server, and the message goes with their account */
  async send(input: ContactSupportInput, userId: string | undefined): Promise<void> {
    const { email, message, name } = input;
    const plan = userId === undefined ? 'none' : await this.entitlements.planOf(userId);
    await this.outbox.transaction(async (manager) => {
      const facts = {
        email,
        message,
        plan,
        name: name ?? '',
        language: input.language ?? DEFAULT_LOCALE,
      };
      const expiresAt = new Date(Date.now() + WORTH_SENDING_MS);
      const recipient = this.config.supportEmail;
      await this.outbox.add(
        {
          kind: 'supportMessage',
          recipient,
          ...(userId !== undefined && { userId }),
          facts,
          expiresAt,
        },
        manager,
      );
    });
  }
}
