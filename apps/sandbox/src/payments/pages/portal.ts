import express, { Router, type Request, type Response } from 'express';
import { html, type Markup } from '../../html';
import { type Ending, setEnding } from '../billing/ending';
import { expireContradicted } from '../billing/pending';
import { replaceCard } from '../billing/replace-card';
import { hasEnded, isLive } from '../billing/subscriptions';
import { switchPrice, type Switch } from '../billing/switching';
import { catchUp } from '../billing/timeline';
import { ALL_FEATURES, featuresOf, type PortalFeatures } from '../objects/portal-configuration';
import { itemOf } from '../objects/subscription';
import { Refusal } from '../refusal';
import type { Ledger } from '../store/ledger';
import type { Ledgers } from '../store/ledgers';
import type { Customer, PortalSession, Subscription } from '../store/rows';
import { cardForm, readCard, testCards, typedFor, typedIn, type Mistakes } from './card-form';
import { fill } from './copy';
import { languageFor } from './format';
import { alert, sendMessage, sendPayPage, wordsIn } from './frame';
import { invoiceTable } from './invoice-table';
import {
  cancelPanel,
  otherPrices,
  shownSubscription,
  subscriptionPanel,
  switchPanel,
  type PortalView,
} from './portal-views';

interface Visit extends PortalView {
  readonly ledger: Ledger;
  readonly session: PortalSession;
  readonly owner: Customer;
}

function send(response: Response, visit: Visit, title: string, body: Markup): void {
  const { words, session } = visit;
  sendPayPage(response, {
    words,
    title,
    backTo: session.return_url,
    body: html`<h1>${title}</h1>
      ${body}`,
  });
}

const panel = (label: string, body: Markup) =>
  html`<section class="panel" aria-label="${label}">${body}</section>`;

function invoicePanel({ account, customer, words }: Visit): Markup {
  const own = account.tables.invoices
    .newestFirst()
    .filter((one) => one.customer === customer && one.status !== 'draft');
  return html`<section class="panel" aria-labelledby="invoices">
    <h2 id="invoices">${words.copy.invoices.title}</h2>
    ${invoiceTable(account, own, words)}
  </section>`;
}

function sendHome(response: Response, visit: Visit, problem?: string): void {
  const { words, features } = visit;
  const { portal } = words.copy;
  const body = html`${alert(problem)} ${panel(portal.title, subscriptionPanel(visit))}
  ${features.invoices ? invoicePanel(visit) : undefined}`;
  send(response, visit, portal.title, body);
}

function sendCard(
  response: Response,
  visit: Visit,
  typed = typedFor(undefined),
  mistakes: Mistakes = {},
): void {
  const { words, path } = visit;
  const { card, portal } = words.copy;
  const action = `${path}/card`;
  const form = cardForm({ copy: card, action, submit: portal.saveCard, typed, mistakes });
  const body = html`<div class="columns">
    ${panel(card.legend, form)}
    <div>${testCards(card, action)}</div>
  </div>`;
  send(response, visit, portal.changeCard, body);
}

/** What a person has that can still be changed. */
function liveSubscription(visit: Visit): Subscription | undefined {
  const of = shownSubscription(visit);
  return of && isLive(of) && !hasEnded(of) ? of : undefined;
}

function wishFor(visit: Visit, of: Subscription, price: string | undefined): Switch | undefined {
  const wanted = otherPrices(visit, of).find(({ id }) => id === price);
  const { quantity } = itemOf(of);
  return wanted && { price: wanted, quantity, proration: 'always_invoice' };
}

function makeSwitch(response: Response, visit: Visit, of: Subscription, wish: Switch): void {
  const { account, words, path } = visit;
  try {
    switchPrice(account, of, wish, 'error_if_incomplete');
    response.redirect(303, path);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { declines, portal } = words.copy;
    const reason = declines[error.details.decline_code ?? ''] ?? declines.generic_decline;
    sendHome(response, visit, fill(portal.switchFailed, { reason }));
  }
}

type Params = { id: string; price?: string };
type Show = (visit: Visit, request: Request<Params>, response: Response) => void;

/** Has a page shown only where the portal has it. */
const having =
  (feature: keyof PortalFeatures, show: Show): Show =>
  (visit, request, response) => {
    if (visit.features[feature]) show(visit, request, response);
    else response.redirect(303, visit.path);
  };

/** Has a page shown only where there is something to change. */
const withSubscription =
  (
    feature: keyof PortalFeatures,
    show: (visit: Visit, of: Subscription, request: Request<Params>, response: Response) => void,
  ): Show =>
  (visit, request, response) => {
    const of = visit.features[feature] ? liveSubscription(visit) : undefined;
    if (of) show(visit, of, request, response);
    else response.redirect(303, visit.path);
  };

function visitOf(ledgers: Ledgers, request: Request<Params>): Visit | undefined {
  const { id } = request.params;
  const ledger = ledgers.holderOf('portals', id);
  if (ledger) catchUp(ledger.account);
  const session = ledger?.account.tables.portals.get(id);
  const owner = session && ledger?.account.customer(session.customer);
  if (!ledger || !owner) return undefined;
  const configuration = ledger.account.tables.portalConfigurations.get(session.configuration);
  return {
    ledger,
    account: ledger.account,
    session,
    owner,
    customer: owner.id,
    features: configuration ? featuresOf(configuration) : ALL_FEATURES,
    words: wordsIn(languageFor(session.locale, request)),
    path: `/pay/portal/${id}`,
  };
}

/** The pages on which a customer changes what they pay for. */
export function portalPages(ledgers: Ledgers): Router {
  const router = Router();
  const visiting = (show: Show) => (request: Request<Params>, response: Response) => {
    const visit = visitOf(ledgers, request);
    if (visit) {
      show(visit, request, response);
      return visit.ledger.save();
    }
    const words = wordsIn(languageFor(null, request));
    const { gone: title, goneText: text } = words.copy.checkout;
    sendMessage(response, { words, title, text, status: 404 });
  };
  const form = express.urlencoded({ extended: false });

  router.get(
    '/pay/portal/:id',
    visiting((visit, _request, response) => sendHome(response, visit)),
  );
  router.get(
    '/pay/portal/:id/card',
    visiting(
      having('card', (visit, request, response) =>
        sendCard(response, visit, typedFor(request.query.card)),
      ),
    ),
  );
  router.post(
    '/pay/portal/:id/card',
    form,
    visiting(
      having('card', (visit, request, response) => {
        const typed = typedIn(request.body);
        const read = readCard(typed, visit.words.copy.card, false);
        if (read.mistakes) return sendCard(response, visit, typed, read.mistakes);
        replaceCard(visit.account, visit.owner, read.card);
        response.redirect(303, visit.path);
      }),
    ),
  );
  router.get(
    '/pay/portal/:id/cancel',
    visiting(
      withSubscription('cancel', (visit, of, _request, response) => {
        const { cancel } = visit.words.copy.portal;
        send(response, visit, cancel, panel(cancel, cancelPanel(visit, of)));
      }),
    ),
  );
  const setting = (wish: Ending) =>
    visiting(
      withSubscription('cancel', (visit, of, _request, response) => {
        expireContradicted(visit.account, of, wish.atPeriodEnd ?? false);
        setEnding(visit.account, of, wish);
        response.redirect(303, visit.path);
      }),
    );
  router.post('/pay/portal/:id/cancel', setting({ atPeriodEnd: true }));
  router.post('/pay/portal/:id/resume', setting({ at: null }));
  router.get(
    '/pay/portal/:id/switch/:price',
    visiting(
      withSubscription('switch', (visit, of, request, response) => {
        const wish = wishFor(visit, of, request.params.price);
        const { confirmSwitch } = visit.words.copy.portal;
        if (!wish) return response.redirect(303, visit.path);
        send(response, visit, confirmSwitch, panel(confirmSwitch, switchPanel(visit, of, wish)));
      }),
    ),
  );
  router.post(
    '/pay/portal/:id/switch/:price',
    visiting(
      withSubscription('switch', (visit, of, request, response) => {
        const wish = wishFor(visit, of, request.params.price);
        if (wish) makeSwitch(response, visit, of, wish);
        else response.redirect(303, visit.path);
      }),
    ),
  );
  return router;
}
