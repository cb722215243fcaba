import { html, type Markup } from '../../html';
import { hasEnded } from '../billing/subscriptions';
import { itemOf } from '../objects/subscription';
import { money } from '../pages/format';
import type { Ledger } from '../store/ledger';
import type { CheckoutSession, Customer, ProviderEvent, Subscription } from '../store/rows';
import type { Delivery } from '../webhooks/deliverer';
import type { Wishes } from './knobs';

const SHOWN = 30;

const WHEN = new Intl.DateTimeFormat('en-GB', {
  ...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
  ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: 'UTC' } as const),
});
const moment = (seconds: number) => WHEN.format(seconds * 1000);

interface Button {
  readonly text: string;
  readonly wishes: Wishes;
  readonly danger?: boolean;
  /** Asked before it is done. */
  readonly confirm?: string;
}

/** A button that asks for what the control API is asked for as well. */
function button({ account }: Ledger, { text, wishes, danger, confirm }: Button): Markup {
  return html`<form
    method="post"
    action="/payments/${account.key}"
    ${confirm === undefined ? undefined : html`data-confirm="${confirm}"`}
  >
    <button class="${danger ? 'danger' : 'quiet'}" name="wishes" value="${JSON.stringify(wishes)}">
      ${text}
    </button>
  </form>`;
}

const buttons = (ledger: Ledger, all: readonly Button[]) =>
  html`<div class="buttons">${all.map((one) => button(ledger, one))}</div>`;

function table(heads: readonly string[], rows: readonly Markup[], none: string): Markup {
  if (rows.length === 0) return html`<p class="empty">${none}</p>`;
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** What changes by itself stands apart from buttons that do not, so that nobody loses the one that they are about to press. */
function section(id: string, title: string, changing: Markup, fixed?: Markup): Markup {
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <div data-live="${id}">${changing}</div>
    ${fixed}
  </section>`;
}

function customers(ledger: Ledger): Markup {
  const all = ledger.account.tables.customers
    .newestFirst()
    .filter((one): one is Customer => !one.deleted);
  const row = (one: Customer) =>
    html`<tr>
      <td>${one.name ?? ''} ${one.email ?? ''}<br /><code>${one.id}</code></td>
      <td>${(one.preferred_locales ?? []).join(', ')}</td>
      <td>
        ${buttons(ledger, [
          { text: 'Card that pays', wishes: { replaceCard: { customer: one.id } } },
          {
            text: 'Card that fails',
            wishes: { replaceCard: { customer: one.id, card: '4000000000000341' } },
          },
          {
            text: 'Delete',
            wishes: { deleteCustomer: one.id },
            danger: true,
            confirm: 'Delete this customer at the payment provider?',
          },
        ])}
      </td>
    </tr>`;
  const rows = all.slice(0, SHOWN).map(row);
  return table(['Customer', 'Languages', ''], rows, 'No customers yet.');
}

function subscriptions(ledger: Ledger): Markup {
  const row = (of: Subscription) => {
    const { price, current_period_end } = itemOf(of);
    const end = of.ended_at ?? of.cancel_at ?? current_period_end;
    const email = ledger.account.customer(of.customer)?.email ?? '';
    const word = of.ended_at !== null ? 'ended' : of.cancel_at !== null ? 'ends' : 'renews';
    return html`<tr>
      <td>
        ${email}<br /><code>${of.id}</code
        ><br />${money(price.unit_amount ?? 0, price.currency, 'en')} / ${price.recurring.interval}
      </td>
      <td>${of.status}<br />${word} ${moment(end)}</td>
      <td>
        ${buttons(ledger, [
          { text: 'Refund', wishes: { refund: { id: of.id } } },
          { text: 'Dispute', wishes: { dispute: { id: of.id } } },
        ])}
      </td>
    </tr>`;
  };
  const all = ledger.account.tables.subscriptions.newestFirst();
  const sorted = all.toSorted((one, other) => Number(hasEnded(one)) - Number(hasEnded(other)));
  return table(
    ['Subscription', 'Status', 'Its last payment'],
    sorted.slice(0, SHOWN).map(row),
    'No subscriptions yet.',
  );
}

function sessions(ledger: Ledger): Markup {
  const row = (one: CheckoutSession) =>
    html`<tr>
      <td>
        <a href="/pay/checkout/${one.id}">${one.id.slice(0, 20)}…</a>
      </td>
      <td>${one.status ?? ''}</td>
      <td>${moment(one.created)}</td>
      <td>
        ${one.status === 'open' ? buttons(ledger, [{ text: 'Pay', wishes: { pay: { session: one.id } } }]) : undefined}
      </td>
    </tr>`;
  const rows = ledger.account.tables.sessions.newestFirst().slice(0, SHOWN).map(row);
  return table(['Session', 'Status', 'Opened', ''], rows, 'No checkout sessions yet.');
}

function fate(deliveries: readonly Delivery[], { id, pending_webhooks }: ProviderEvent): string {
  const own = deliveries.filter(({ event }) => event === id);
  if (own.length === 0) return pending_webhooks > 0 ? 'not sent' : 'nobody listens';
  return own
    .map(({ state, attempts }) => {
      const answers = attempts.map(({ status, error }) => status ?? error);
      return [state, ...answers].join(' ');
    })
    .join('; ');
}

function events(ledger: Ledger): Markup {
  const deliveries = ledger.deliverer.journal.all();
  const row = (event: ProviderEvent) =>
    html`<tr>
      <td>${event.type}<br /><code>${event.data.object.id}</code></td>
      <td>${moment(event.created)}<br /><span class="muted">${fate(deliveries, event)}</span></td>
      <td>
        ${buttons(ledger, [
          { text: 'Send again', wishes: { resend: { event: event.id } } },
          { text: '20 at once', wishes: { resend: { event: event.id, times: 20 } } },
        ])}
      </td>
    </tr>`;
  const rows = ledger.account.tables.events.newestFirst().slice(0, SHOWN).map(row);
  return table(['Event', 'When, and how it fared', ''], rows, 'Nothing has happened yet.');
}

function calls(ledger: Ledger): Markup {
  const rows = ledger.calls
    .all()
    .toReversed()
    .slice(0, SHOWN)
    .map(
      (call) =>
        html`<tr>
          <td><code>${call.method} ${call.path.slice(0, 120)}</code></td>
          <td>${call.status ?? 'no answer'}</td>
          <td>${moment(Math.floor(call.receivedAt / 1000))}</td>
        </tr>`,
    );
  return table(['Call', 'Answer', 'When'], rows, 'No calls yet.');
}

function network({ deliverer }: Ledger): Markup {
  const set = Object.entries(deliverer.behaviour).map(([name, value]) => `${name}: ${value}`);
  const held = deliverer.held().length;
  const state = set.length > 0 ? set.join(', ') : 'as ever, each once and at once';
  return html`<p>Delivered now: ${state}${held > 0 ? `; ${held} held` : ''}.</p>`;
}

const networkButtons = (ledger: Ledger) =>
  buttons(ledger, [
    { text: 'As ever', wishes: { deliver: {} } },
    { text: 'Deliver twice', wishes: { deliver: { mode: 'twice' } } },
    { text: 'Reverse order', wishes: { deliver: { mode: 'reverse' } } },
    { text: 'Drop', wishes: { deliver: { mode: 'drop' } } },
    { text: 'Hold', wishes: { deliver: { mode: 'hold' } } },
    { text: 'Release', wishes: { release: 'normal' } },
    { text: 'Release in reverse', wishes: { release: 'reverse' } },
    { text: 'Wrong secret', wishes: { deliver: { wrongSecret: true } } },
    { text: 'Next call of the API fails', wishes: { calls: [{ status: 500 }] } },
  ]);

function time({ account }: Ledger): Markup {
  const fails = account.nextPaymentFails ? ' The next payment fails.' : '';
  const after = account.afterRetries;
  const drafts = account.draftsRenewals ? ' Renewals are drafts for an hour.' : '';
  return html`<p>
      It is ${moment(account.clock)} UTC.${fails}${drafts} After the last try of a payment:
      ${after}.
    </p>
    <p>
      This is the provider’s clock alone. The product has its own, by which it says a week before
      that Premium ends.
    </p>`;
}

const timeButtons = (ledger: Ledger) =>
  buttons(ledger, [
    { text: 'Advance a day', wishes: { advance: { days: 1 } } },
    { text: 'Advance a month', wishes: { advance: { months: 1 } } },
    { text: 'Advance a year', wishes: { advance: { months: 12 } } },
    { text: 'Next payment fails', wishes: { failNextPayment: true } },
    { text: 'Next payment as ever', wishes: { failNextPayment: false } },
    { text: 'Renewals are drafts first', wishes: { draftRenewals: true } },
    { text: 'Renewals at once', wishes: { draftRenewals: false } },
    { text: 'After the last try: cancel', wishes: { afterRetries: 'cancel' } },
    { text: 'After the last try: unpaid', wishes: { afterRetries: 'unpaid' } },
    { text: 'After the last try: leave past due', wishes: { afterRetries: 'past_due' } },
    {
      text: 'Reset',
      wishes: { reset: true },
      danger: true,
      confirm: 'Forget everything in this account?',
    },
  ]);

const BANNER = html`<p class="notice">
  <strong>Test payments.</strong> This stands in for the payment provider. No money moves.
</p>`;

export function accountView(ledger: Ledger, problem: string | undefined): Markup {
  return html`<main class="pay wide">
    <nav><a href="/payments">All accounts</a></nav>
    <h1>${ledger.account.key}</h1>
    ${BANNER}
    ${problem === undefined ? undefined : html`<p class="alert" role="alert">${problem}</p>`}
    ${section('time', 'Time and payments', time(ledger), timeButtons(ledger))}
    ${section('network', 'Events on their way', network(ledger), networkButtons(ledger))}
    ${section('subscriptions', 'Subscriptions', subscriptions(ledger))}
    ${section('customers', 'Customers', customers(ledger))}
    ${section('sessions', 'Checkout sessions', sessions(ledger))}
    ${section('events', 'Events', events(ledger))} ${section('calls', 'Calls', calls(ledger))}
  </main>`;
}

export function accountsView(ledgers: readonly Ledger[]): Markup {
  const rows = ledgers.map(({ account: { key, tables } }) => {
    const live = tables.subscriptions.all().filter((of) => !hasEnded(of)).length;
    return html`<tr>
      <td><a href="/payments/${key}">${key}</a></td>
      <td class="number">${tables.customers.all().length}</td>
      <td class="number">${live}</td>
    </tr>`;
  });
  return html`<main class="pay">
    <nav><a href="/">All stand-ins</a></nav>
    <h1>Payments</h1>
    ${BANNER}
    <div data-live="accounts">
      ${table(['Account (secret key)', 'Customers', 'Live subscriptions'], rows, 'No account yet: it appears with the first call of the API.')}
    </div>
  </main>`;
}
