import { html, type Markup } from '../../html';
import { methodOf } from '../billing/payment-methods';
import { previewInvoice } from '../billing/preview';
import { hasEnded, isLive } from '../billing/subscriptions';
import type { Switch } from '../billing/switching';
import type { PortalFeatures } from '../objects/portal-configuration';
import { itemOf } from '../objects/subscription';
import type { Account } from '../store/account';
import type { Price, Subscription } from '../store/rows';
import { fill } from './copy';
import { day, money } from './format';
import { alert, type Words } from './frame';

export interface PortalView {
  readonly account: Account;
  readonly customer: string;
  readonly words: Words;
  readonly path: string;
  readonly features: PortalFeatures;
}

/** What a person has, the newest first; what has ended only where there is nothing else. */
export function shownSubscription({ account, customer }: PortalView): Subscription | undefined {
  const all = account.tables.subscriptions
    .newestFirst()
    .filter((of) => of.customer === customer && of.status !== 'incomplete_expired');
  return all.find((of) => !hasEnded(of)) ?? all[0];
}

export function priceText(price: Price, { copy, language }: Words): string {
  const every = copy.every[price.recurring.interval as keyof typeof copy.every];
  return `${money(price.unit_amount ?? 0, price.currency, language)} ${every}`;
}

/** What else is sold of the same product, where that can be chosen. */
export function otherPrices({ account, features }: PortalView, of: Subscription): readonly Price[] {
  if (!features.switch) return [];
  const { price } = itemOf(of);
  return account.tables.prices
    .all()
    .filter(({ id, product, active }) => active && product === price.product && id !== price.id);
}

const row = (name: string, value: string) =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

function dateRow(of: Subscription, { copy, language }: Words): Markup {
  const { portal } = copy;
  if (of.ended_at !== null) return row(portal.endedOn, day(of.ended_at, language));
  if (of.cancel_at !== null) return row(portal.endsOn, day(of.cancel_at, language));
  return row(portal.renewsOn, day(itemOf(of).current_period_end, language));
}

function cardText(account: Account, of: Subscription, { copy }: Words): string {
  const card = methodOf(account, of)?.card;
  if (!card) return copy.portal.noCard;
  return fill(copy.portal.cardText, {
    brand: card.brand.toUpperCase(),
    last4: card.last4,
    expiry: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
  });
}

function choices(view: PortalView, of: Subscription): Markup {
  const { words, path, features } = view;
  const { portal } = words.copy;
  const switches = otherPrices(view, of).map((price) => {
    const [amount, every] = [
      money(price.unit_amount ?? 0, price.currency, words.language),
      words.copy.every[price.recurring.interval as keyof typeof words.copy.every],
    ];
    return html`<a class="button" href="${path}/switch/${price.id}"
      >${fill(portal.switchTo, { price: amount, every })}</a
    >`;
  });
  const stays = of.cancel_at === null;
  return html`<div class="choices">
    ${
      stays || !features.cancel
        ? undefined
        : html`<form method="post" action="${path}/resume" data-once>
            <button>${portal.resume}</button>
          </form>`
    }
    ${switches}
    ${
      features.card
        ? html`<a class="button" href="${path}/card">${portal.changeCard}</a>`
        : undefined
    }
    ${stays && features.cancel ? html`<a class="button danger" href="${path}/cancel">${portal.cancel}</a>` : undefined}
  </div>`;
}

/** What a person has, and what they can do with it. */
export function subscriptionPanel(view: PortalView): Markup {
  const { words, account } = view;
  const { portal } = words.copy;
  const of = shownSubscription(view);
  if (!of) return html`<p>${portal.none}</p>`;
  const { price } = itemOf(of);
  const name = account.tables.products.get(price.product)?.name ?? '';
  return html`${alert(of.status === 'past_due' ? portal.failed : undefined)}
    <dl>
      ${row(portal.plan, `${name}, ${priceText(price, words)}`)}
      ${row(portal.status, portal.statuses[of.status] ?? of.status)} ${dateRow(of, words)}
      ${row(portal.card, cardText(account, of, words))}
    </dl>
    ${isLive(of) ? choices(view, of) : undefined}`;
}

/** What a switch costs, before it is made. */
export function switchPanel(view: PortalView, of: Subscription, wish: Switch): Markup {
  const { account, words, path } = view;
  const { portal } = words.copy;
  const preview = previewInvoice(account, of, wish);
  const left = -(preview.ending_balance ?? 0);
  const text =
    left > 0
      ? fill(portal.switchCredit, { price: money(left, preview.currency, words.language) })
      : fill(portal.switchText, {
          price: money(preview.amount_due, preview.currency, words.language),
        });
  return html`<p class="price">${priceText(wish.price, words)}</p>
    <p>${text}</p>
    <form class="choices" method="post" action="${path}/switch/${wish.price.id}" data-once>
      <button>${portal.confirmSwitch}</button>
      <a class="button" href="${path}">${portal.keep}</a>
    </form>`;
}

export function cancelPanel(view: PortalView, of: Subscription): Markup {
  const { words, path } = view;
  const { portal } = words.copy;
  const date = day(itemOf(of).current_period_end, words.language);
  return html`<p>${fill(portal.cancelText, { date })}</p>
    <form class="choices" method="post" action="${path}/cancel" data-once>
      <button class="danger">${portal.confirmCancel}</button>
      <a class="button" href="${path}">${portal.keep}</a>
    </form>`;
}
