import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type RunningSandbox } from '../../server';
import { newAccount, openCheckout, refusalOf, subscriptionOf } from '../testing/provider';
import { DEVELOPMENT_KEY } from './ledgers';

const folder = mkdtempSync(join(tmpdir(), 'tercet-payments-'));
afterAll(() => rmSync(folder, { recursive: true }));

const running: RunningSandbox[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.close()));
});

async function start(paymentsDir = folder) {
  const sandbox = await startSandbox({ port: 0, paymentsDir });
  running.push(sandbox);
  const account = sandbox.payments.account(DEVELOPMENT_KEY);
  return { sandbox, account, ...newAccount(sandbox, DEVELOPMENT_KEY) };
}

describe('the account of the product’s own key', () => {
  it('survives a restart, also one that comes without warning', async () => {
    const first = await start();
    const { customer, session } = await openCheckout(first.stripe);
    first.account.payCheckout(session.id);
    first.account.advance({ months: 1 });
    const open = await openCheckout(first.stripe);
    const made = await first.stripe.customers.create({}, { idempotencyKey: 'once' });

    // The first goes on: what is on disk is all that the second knows of it.
    const second = await start();
    expect((await subscriptionOf(second.stripe, customer)).status).toBe('active');
    expect((await second.stripe.invoices.list({ customer })).data).toHaveLength(2);
    expect(second.account.now() - Date.now() / 1000).toBeGreaterThan(27 * 86_400);
    const moved = await second.stripe.checkout.sessions.retrieve(open.session.id);
    expect(moved.url).toBe(`${second.sandbox.url}/pay/checkout/${open.session.id}`);
    expect(second.account.payCheckout(open.session.id).kind).toBe('paid');
    const again = await second.stripe.customers.create({}, { idempotencyKey: 'once' });
    expect(again.id).toBe(made.id);
    second.account.advance({ months: 1 });
    expect((await subscriptionOf(second.stripe, customer)).status).toBe('active');
  });

  it('is the only one that does', async () => {
    const first = await start();
    const other = newAccount(first.sandbox, 'sk_test_other');
    const { id } = await other.stripe.customers.create({});
    const second = await start();
    const again = newAccount(second.sandbox, 'sk_test_other');
    expect((await refusalOf(again.stripe.customers.retrieve(id))).statusCode).toBe(404);
  });

  it('begins anew where its file cannot be read, which is put aside', async () => {
    const broken = join(folder, 'broken');
    await start(broken);
    writeFileSync(join(broken, `${DEVELOPMENT_KEY}.json`), '{"clockOffset":');
    const { stripe } = await start(broken);
    expect((await stripe.prices.list()).data).toHaveLength(2);
    expect(readdirSync(broken)).toContain(`${DEVELOPMENT_KEY}.json.unreadable`);
  });
});
