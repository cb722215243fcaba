import { DataSource } from 'typeorm';
import { AccountLinkEntity } from '../src/features/auth/links/account-link.entity';
import { FormerAddressEntity } from '../src/features/account/former-address.entity';
import type { Config } from '../src/platform/config/config';
import { CONFIRM, CONFIRM_NEW, RESET, type TestingMailbox } from './mailbox';
import { createMailedApp, type MailedApp } from './mailed-app';
import { sent } from './testing-outbox';
import type { SignedUp, TestingApp } from './testing-app';

export const NEW_PASSWORD = 'copper-lantern-77';
export const EXCERPT = 'email emailVerified pendingEmail';

/** Whoever has the password, and a session: the owner of an account, or a thief. */
export type Holder = Pick<SignedUp, 'token' | 'password'>;

/** Changes of addresses, as people make them by pages and mails. */
export class AddressChanges {
  private constructor(private readonly mailed: MailedApp) {}

  static async start(config: Partial<Config> = {}): Promise<AddressChanges> {
    return new AddressChanges(await createMailedApp({ config }));
  }

  get app(): TestingApp {
    return this.mailed.app;
  }

  get mailbox(): TestingMailbox {
    return this.mailed.mailbox;
  }

  close(): Promise<void> {
    return this.mailed.close();
  }

  /** Somebody whose address is confirmed. */
  async person(email?: string): Promise<SignedUp> {
    const person = await this.app.signup({ name: 'Augusta', ...(email && { email }) });
    expectOk(await this.verify(await this.mailbox.token(person.email, CONFIRM)));
    await sent(this.app, person.email);
    return person;
  }

  verify(token: string) {
    return this.app.rest('POST', `/api/auth/verify-email?token=${token}`);
  }

  /** @returns the code of the refusal, or what the account is like then */
  async ask({ token, password }: Holder, newEmail: string): Promise<unknown> {
    const call = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { ${EXCERPT} } }`;
    const { data, errors } = await this.app.gql<{ changeEmail: object }>(
      call,
      { input: { newEmail, password } },
      { token },
    );
    return errors?.[0]?.extensions.code ?? data?.changeEmail;
  }

  /** A change with all that belongs to it. */
  async move(holder: Holder, newEmail: string): Promise<void> {
    expectObject(await this.ask(holder, newEmail));
    expectOk(await this.verify(await this.mailbox.token(newEmail, CONFIRM_NEW)));
    await sent(this.app, newEmail);
  }

  async me(token: string): Promise<Record<string, unknown>> {
    const { body } = await this.app.rest('GET', '/api/auth/me', undefined, { token });
    return body;
  }

  async login(email: string, password: string, rememberMe = false): Promise<string | undefined> {
    const body = { email, password, rememberMe };
    return (await this.app.rest<{ token?: string }>('POST', '/api/auth/login', body)).body.token;
  }

  /** The token of the `count`th link that an address asks for, to set a password. */
  async forgotten(email: string, count = 1): Promise<string> {
    await this.app.rest('POST', '/api/auth/forgot-password', { email });
    const token = await this.mailbox.token(email, RESET, count);
    await sent(this.app, email);
    return token;
  }

  reset(token: string, newPassword = NEW_PASSWORD) {
    const body = { token, newPassword, confirmPassword: newPassword };
    return this.app.rest('POST', '/api/auth/reset-password', body);
  }

  /** A forgotten password, from the start to signing in anew. */
  async takeBack(email: string, count = 1, password = NEW_PASSWORD): Promise<Holder> {
    expectOk(await this.reset(await this.forgotten(email, count), password));
    const token = await this.login(email, password);
    if (token === undefined) throw new Error('Whoever set the password cannot sign in');
    return { token, password };
  }

  async key({ token }: Holder): Promise<string> {
    const { data } = await this.app.gql<{ createApiKey: { key: string } }>(
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }',
      { input: { name: 'x', scopes: ['CHECK'] } },
      { token },
    );
    return data?.createApiKey.key ?? '';
  }

  async isKeyGood(token: string): Promise<boolean> {
    const call = '{ check(input: { text: "Fine." }) { issues { id } } }';
    return !(await this.app.gql(call, {}, { token })).errors;
  }

  links(userId: string): Promise<AccountLinkEntity[]> {
    return this.app.app.get(DataSource).getRepository(AccountLinkEntity).findBy({ userId });
  }

  /** In the order in which the account lost them. */
  async former(userId: string): Promise<string[]> {
    const rows = this.app.app.get(DataSource).getRepository(FormerAddressEntity);
    const found = await rows.find({ where: { userId }, order: { changedAt: 'ASC' } });
    return found.map(({ email }) => email);
  }
}

function expectOk({ status, body }: { status: number; body: object }): void {
  if (status !== 200) throw new Error(JSON.stringify(body));
}

function expectObject(answer: unknown): void {
  if (typeof answer !== 'object') throw new Error(String(answer));
}
