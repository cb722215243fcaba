import { PRODUCT_NAME } from '@tercet/contracts';
import express, { Router, type Request, type Response } from 'express';
import { html } from '../../html';
import {
  answerApproval,
  dueFor,
  isAwaitingApproval,
  payCheckout,
  priceOf,
  waitingSubscription,
  type CheckoutOutcome,
} from '../billing/checkout';
import { catchUp } from '../billing/timeline';
import type { Account } from '../store/account';
import type { Ledger } from '../store/ledger';
import type { Ledgers } from '../store/ledgers';
import type { CheckoutSession } from '../store/rows';
import {
  cardForm,
  readCard,
  testCards,
  typedFor,
  typedIn,
  type Mistakes,
  type Typed,
} from './card-form';
import { fill } from './copy';
import { languageFor, money } from './format';
import { alert, sendMessage, sendPayPage, wordsIn, type Words } from './frame';

interface Visit {
  readonly ledger: Ledger;
  readonly session: CheckoutSession;
  readonly words: Words;
  readonly path: string;
}

const successUrl = ({ success_url, id }: CheckoutSession) =>
  (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);

const productName = (account: Account, session: CheckoutSession) =>
  account.tables.products.get(priceOf(account, session).product)?.name ?? PRODUCT_NAME;

const inMoney = ({ session, words }: Visit, amount: number) =>
  money(amount, session.currency ?? 'eur', words.language);

/** What is paid here: credit is used first. */
const dueOf = (visit: Visit) => inMoney(visit, dueFor(visit.ledger.account, visit.session));

function sendClosed(response: Response, { session, words }: Visit): void {
  const { checkout } = words.copy;
  const paid = session.status === 'complete';
  sendMessage(response, {
    words,
    title: paid ? checkout.paid : checkout.expired,
    text: paid ? checkout.paidText : checkout.expiredText,
    backTo: paid ? successUrl(session) : session.cancel_url,
  });
}

interface FormState {
  readonly typed: Typed;
  readonly mistakes?: Mistakes;
  readonly problem?: string;
}

const row = (name: string, amount: string) =>
  html`<p class="total"><span>${name}</span> <span>${amount}</span></p>`;

function summary(visit: Visit) {
  const { session, words, ledger } = visit;
  const { copy } = words;
  const { interval } = priceOf(ledger.account, session).recurring;
  const every = copy.every[interval as keyof typeof copy.every];
  const total = session.amount_total ?? 0;
  const price = inMoney(visit, total);
  const credit = total - dueFor(ledger.account, session);
  return html`<section class="panel" aria-label="${copy.checkout.total}">
    <h2>${productName(ledger.account, session)}</h2>
    <p class="price">${price} <small>${every}</small></p>
    ${credit > 0 ? row(copy.invoices.credit, inMoney(visit, -credit)) : undefined}
    ${row(copy.checkout.total, dueOf(visit))}
    <p class="muted">${fill(copy.checkout.renews, { price, every })}</p>
  </section>`;
}

function sendForm(response: Response, visit: Visit, state: FormState): void {
  const { session, words, path, ledger } = visit;
  const { copy } = words;
  const name = productName(ledger.account, session);
  const asksEmail = session.customer === null && session.customer_email === null;
  const form = cardForm({
    copy: copy.card,
    action: path,
    submit: fill(copy.checkout.pay, { price: dueOf(visit) }),
    typed: state.typed,
    mistakes: state.mistakes ?? {},
    emailLabel: asksEmail ? copy.checkout.email : undefined,
  });
  sendPayPage(response, {
    words,
    title: fill(copy.checkout.title, { name }),
    backTo: session.cancel_url,
    formTarget: session.success_url,
    body: html`<h1>${fill(copy.checkout.subscribe, { name })}</h1>
      <div class="columns order">
        ${summary(visit)}
        <section class="panel" aria-label="${copy.card.legend}">
          ${alert(state.problem)} ${form}
        </section>
        ${testCards(copy.card, path)}
      </div>`,
  });
}

function sendApproval(response: Response, visit: Visit): void {
  const { session, words, path, ledger } = visit;
  const { approval } = words.copy;
  const of = waitingSubscription(ledger.account, session);
  const method = ledger.account.tables.paymentMethods.get(of?.default_payment_method ?? '');
  const values = {
    price: dueOf(visit),
    name: PRODUCT_NAME,
    last4: method?.card.last4 ?? '',
  };
  sendPayPage(response, {
    words,
    title: approval.title,
    formTarget: session.success_url,
    body: html`<h1>${approval.title}</h1>
      <section class="panel" aria-label="${approval.title}">
        <p>${fill(approval.text, values)}</p>
        <form class="choices" method="post" action="${path}/approval" data-once>
          <button name="answer" value="approve">${approval.approve}</button>
          <button class="quiet" name="answer" value="refuse">${approval.refuse}</button>
        </form>
      </section>`,
  });
}

/** Shows what came of an attempt to pay. */
function sendOutcome(
  response: Response,
  visit: Visit,
  outcome: CheckoutOutcome,
  typed: Typed,
): void {
  const { declines } = visit.words.copy;
  if (outcome.kind === 'declined') {
    const problem = declines[outcome.decline.declineCode] ?? declines.generic_decline;
    sendForm(response, visit, { typed, problem });
  } else if (outcome.kind === 'paid') response.redirect(303, successUrl(visit.session));
  else if (outcome.kind === 'approval') response.redirect(303, `${visit.path}/approval`);
  else sendClosed(response, visit);
}

/** The pages on which a checkout session is paid. */
export function checkoutPages(ledgers: Ledgers): Router {
  const router = Router();
  const visiting =
    (show: (visit: Visit, request: Request, response: Response) => void) =>
    (request: Request<{ id: string }>, response: Response) => {
      const { id } = request.params;
      const ledger = ledgers.holderOf('sessions', id);
      if (ledger) catchUp(ledger.account);
      const session = ledger?.account.tables.sessions.get(id);
      const words = wordsIn(languageFor(session?.locale ?? null, request));
      const { gone: title, goneText: text } = words.copy.checkout;
      if (!ledger || !session) return sendMessage(response, { words, title, text, status: 404 });
      const visit = { ledger, session, words, path: `/pay/checkout/${id}` };
      show(visit, request, response);
      ledger.save();
    };

  router.get(
    '/pay/checkout/:id',
    visiting((visit, request, response) => {
      if (visit.session.status !== 'open') return sendClosed(response, visit);
      sendForm(response, visit, { typed: typedFor(request.query.card) });
    }),
  );
  router.post(
    '/pay/checkout/:id',
    express.urlencoded({ extended: false }),
    visiting((visit, request, response) => {
      const { ledger, session, words } = visit;
      if (session.status !== 'open') return sendClosed(response, visit);
      const typed = typedIn(request.body);
      const asksEmail = session.customer === null && session.customer_email === null;
      const read = readCard(typed, words.copy.card, asksEmail);
      if (read.mistakes) return sendForm(response, visit, { typed, mistakes: read.mistakes });
      sendOutcome(response, visit, payCheckout(ledger.account, session, read.card), typed);
    }),
  );
  router.get(
    '/pay/checkout/:id/approval',
    visiting((visit, _request, response) => {
      if (visit.session.status !== 'open') return sendClosed(response, visit);
      if (isAwaitingApproval(visit.ledger.account, visit.session)) sendApproval(response, visit);
      else response.redirect(303, visit.path);
    }),
  );
  router.post(
    '/pay/checkout/:id/approval',
    express.urlencoded({ extended: false }),
    visiting((visit, request, response) => {
      const { ledger, session } = visit;
      if (session.status === 'open' && !isAwaitingApproval(ledger.account, session)) {
        return response.redirect(303, visit.path);
      }
      const { answer } = (request.body ?? {}) as { answer?: unknown };
      const outcome = answerApproval(ledger.account, session, answer === 'approve');
      sendOutcome(response, visit, outcome, typedIn({}));
    }),
  );
  return router;
}
