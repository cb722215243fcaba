import { PRODUCT_NAME } from '@tercet/contracts';
import { html } from './html';
import type { Page } from './page';

/** What this server is, for whoever opens its address. */
export const HOME: Page = {
  title: 'Stand-ins',
  body: html`<main>
    <h1>${PRODUCT_NAME} development stand-ins</h1>
    <h2>Mail</h2>
    <p>
      <a href="/inbox">Open the inbox</a>: the product’s mails are caught there, and none leaves
      this machine. Failures of the mail server are set at <code>/control/mail</code>.
    </p>
    <h2>Payments</h2>
    <p>
      <a href="/payments">Open the payments</a>: this stands in for the payment provider, and no
      money moves. There the clock is put forward, payments fail, and events come twice or not at
      all; the same is set at <code>/control/payments</code>.
    </p>
    <h2>AI</h2>
    <p>
      This is not a real AI provider. It speaks the OpenAI protocol at <code>/v1</code> and answers
      by a short list of rules, for development and tests only. Its failures are set at
      <code>/control/ai</code>.
    </p>
  </main>`,
};
