import { PRODUCT_NAME } from '@tercet/contracts';
import express, { Router, type Request, type Response } from 'express';
import { html, type Markup } from '../../html';
import { judge, NOT_APPROVED, type Verdict } from '../billing/cards';
import { isPaidByCheckout } from '../billing/checkout';
import { intentOf } from '../billing/invoicing';
import { attachCard, numberOf } from '../billing/payment-methods';
import { collect } from '../billing/subscriptions';
import { catchUp } from '../billing/timeline';
import type { Ledger } from '../store/ledger';
import type { Ledgers } from '../store/ledgers';
import type { Invoice, PaymentMethod } from '../store/rows';
import { cardForm, readCard, testCards, typedFor, typedIn, type Mistakes } from './card-form';
import { fill } from './copy';
import { day, languageFor, money } from './format';
import { alert, sendMessage, sendPayPage, wordsIn, type Words } from './frame';
import { lineText, standingOf } from './invoice-table';
import { pdfOf } from './pdf';

interface Visit {
  readonly ledger: Ledger;
  readonly invoice: Invoice;
  readonly words: Words;
  readonly path: string;
}

const titleOf = ({ invoice, words }: Visit) =>
  fill(words.copy.invoices.invoice, { number: invoice.number ?? '' });

/** What the invoice says, name and value. */
function facts({ ledger, invoice, words }: Visit): readonly (readonly [string, string])[] {
  const { invoices } = words.copy;
  const inMoney = (amount: number) => money(amount, invoice.currency, words.language);
  const billedTo = [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ');
  const credit = invoice.total - invoice.amount_due;
  return [
    [invoices.date, day(invoice.created, words.language)],
    [invoices.billedTo, billedTo],
    ...invoice.lines.data.map(
      (line) => [lineText(ledger.account, line, words), inMoney(line.amount)] as const,
    ),
    ...(credit === 0 ? [] : [[invoices.credit, inMoney(-credit)] as const]),
    [invoices.due, inMoney(invoice.amount_due)],
    [invoices.status, standingOf(ledger.account, invoice, words)],
  ];
}

interface FormState {
  readonly typed?: ReturnType<typeof typedIn>;
  readonly mistakes?: Mistakes;
  readonly problem?: string;
}

function awaitsApproval({ ledger, invoice }: Visit): boolean {
  return intentOf(ledger.account, invoice)?.status === 'requires_action';
}

function canBePaid({ ledger: { account }, invoice }: Visit): boolean {
  const open = invoice.status === 'open' && account.customer(invoice.customer) !== undefined;
  return open && !isPaidByCheckout(account, invoice);
}

function approvalPanel({ invoice, words, path, ledger }: Visit): Markup {
  const { approval } = words.copy;
  const intent = intentOf(ledger.account, invoice);
  const method = ledger.account.tables.paymentMethods.get(intent?.payment_method ?? '');
  const values = {
    price: money(invoice.amount_due, invoice.currency, words.language),
    name: PRODUCT_NAME,
    last4: method?.card.last4 ?? '',
  };
  return html`<section class="panel" aria-label="${approval.title}">
    <h2>${approval.title}</h2>
    <p>${fill(approval.text, values)}</p>
    <form class="choices" method="post" action="${path}/approval" data-once>
      <button name="answer" value="approve">${approval.approve}</button>
      <button class="quiet" name="answer" value="refuse">${approval.refuse}</button>
    </form>
  </section>`;
}

function payPanel(visit: Visit, { typed, mistakes = {}, problem }: FormState): Markup | undefined {
  const { invoice, words, path } = visit;
  const { card, checkout, invoices } = words.copy;
  if (!canBePaid(visit)) return undefined;
  if (awaitsApproval(visit)) return approvalPanel(visit);
  const price = money(invoice.amount_due, invoice.currency, words.language);
  const submit = fill(checkout.pay, { price });
  const view = { copy: card, action: path, submit, typed: typed ?? typedIn({}), mistakes };
  return html`<div class="columns">
    <section class="panel" aria-label="${card.legend}">
      ${alert(problem)}
      <p>${invoices.payText}</p>
      ${cardForm(view)}
    </section>
    <div>${testCards(card, path)}</div>
  </div>`;
}

function sendInvoice(response: Response, visit: Visit, state: FormState = {}): void {
  const rows = facts(visit).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  );
  sendPayPage(response, {
    words: visit.words,
    title: titleOf(visit),
    body: html`<h1>${titleOf(visit)}</h1>
      <dl class="facts">${rows}</dl>
      <p><a href="${visit.path}/pdf">${visit.words.copy.invoices.pdf}</a></p>
      ${payPanel(visit, state)}`,
  });
}

/** Tries to pay with a card, and shows what has come of it. */
function settle(response: Response, visit: Visit, method: PaymentMethod, verdict: Verdict): void {
  const { declines } = visit.words.copy;
  collect(visit.ledger.account, visit.invoice, method, verdict);
  if (verdict.kind !== 'declined') return response.redirect(303, visit.path);
  const problem = declines[verdict.decline.declineCode] ?? declines.generic_decline;
  sendInvoice(response, visit, { problem });
}

function pay(visit: Visit, request: Request, response: Response): void {
  const { ledger, invoice, words } = visit;
  if (!canBePaid(visit)) return response.redirect(303, visit.path);
  const typed = typedIn(request.body);
  const read = readCard(typed, words.copy.card, false);
  if (read.mistakes) return sendInvoice(response, visit, { typed, mistakes: read.mistakes });
  const method = attachCard(ledger.account, read.card, invoice.customer);
  settle(response, visit, method, judge(ledger.account, read.card.number, 'present'));
}

function answer(visit: Visit, request: Request, response: Response): void {
  const { account } = visit.ledger;
  const intent = intentOf(account, visit.invoice);
  const method = account.tables.paymentMethods.get(intent?.payment_method ?? '');
  if (!canBePaid(visit) || !awaitsApproval(visit) || !method) {
    return response.redirect(303, visit.path);
  }
  const { answer: given } = (request.body ?? {}) as { answer?: unknown };
  const approved = given === 'approve';
  const number = numberOf(account, method.id);
  settle(response, visit, method, approved ? judge(account, number, 'approved') : NOT_APPROVED);
}

/** The pages of invoices: to read, to keep, and to pay where they are open. */
export function invoicePages(ledgers: Ledgers): Router {
  const router = Router();
  const visiting =
    (show: (visit: Visit, request: Request, response: Response) => void) =>
    (request: Request<{ id: string }>, response: Response) => {
      const { id } = request.params;
      const ledger = ledgers.holderOf('invoices', id);
      if (ledger) catchUp(ledger.account);
      const invoice = ledger?.account.tables.invoices.get(id);
      const customer = invoice && ledger?.account.customer(invoice.customer);
      const words = wordsIn(languageFor(customer?.preferred_locales?.[0] ?? null, request));
      const { gone: title, goneText: text } = words.copy.checkout;
      if (!ledger || !invoice) return sendMessage(response, { words, title, text, status: 404 });
      show({ ledger, invoice, words, path: `/pay/invoices/${id}` }, request, response);
      ledger.save();
    };
  const form = express.urlencoded({ extended: false });

  router.get(
    '/pay/invoices/:id',
    visiting((visit, request, response) =>
      sendInvoice(response, visit, { typed: typedFor(request.query.card) }),
    ),
  );
  router.get(
    '/pay/invoices/:id/pdf',
    visiting((visit, _request, response) => {
      const rows = facts(visit).map(([name, value]) => `${name}: ${value}`);
      const lines = [`${PRODUCT_NAME} – ${titleOf(visit)}`, ...rows, '', visit.words.copy.banner];
      response
        .type('pdf')
        .set('content-disposition', `inline; filename="${visit.invoice.number}.pdf"`)
        .send(pdfOf(lines));
    }),
  );
  router.post('/pay/invoices/:id', form, visiting(pay));
  router.post('/pay/invoices/:id/approval', form, visiting(answer));
  return router;
}
