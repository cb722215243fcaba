import { html, type Markup } from '../html';
import type { Mail } from './mail';

/** To the second, so that mails of one minute can be told apart. */
const WHEN = new Intl.DateTimeFormat('en-GB', {
  ...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
  ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const),
});

const NOTICE = html`<p class="notice">
  <strong>Development inbox.</strong> The product’s mails are caught here, on this machine. Nothing
  has left it, and nobody else has got them.
</p>`;

const time = (mail: Mail) =>
  html`<time datetime="${new Date(mail.receivedAt).toISOString()}"
    >${WHEN.format(mail.receivedAt)}</time
  >`;

const subjectOf = (mail: Mail) => mail.subject || '(no subject)';
const addressesOf = (mail: Mail) => mail.recipients.join(', ');

const counted = (mails: readonly Mail[]) =>
  mails.length === 1 ? '1 mail' : `${mails.length} mails`;

function row(mail: Mail): Markup {
  return html`<li>
    <a href="/inbox/${mail.id}">
      <span class="subject">${subjectOf(mail)}</span>
      <span class="to"><span class="label">To </span>${addressesOf(mail)}</span>
      ${time(mail)}
    </a>
  </li>`;
}

function listOf(mails: readonly Mail[], to: string | undefined): Markup {
  if (mails.length > 0)
    return html`<ol class="mails">
      ${mails.map(row)}
    </ol>`;
  return to === undefined
    ? html`<p class="empty">
        No mail yet. Create an account or ask for a new password, and the mail appears here.
      </p>`
    : html`<p class="empty">No mail to ${to} yet.</p>`;
}

function deleteAll(mails: readonly Mail[], to: string | undefined): Markup | undefined {
  if (mails.length === 0) return undefined;
  const what = to === undefined ? 'Delete all' : `Delete all to ${to}`;
  return html`<form method="post" action="/inbox/delete" data-confirm="Delete ${counted(mails)}?">
    ${to === undefined ? undefined : html`<input type="hidden" name="to" value="${to}" />`}
    <button class="danger">${what}</button>
  </form>`;
}

/** The list, newest first; to one address where it is given. The script replaces what it holds with the newest state. */
export function inboxView(oldestFirst: readonly Mail[], to: string | undefined): Markup {
  const mails = oldestFirst.toReversed();
  return html`<main>
    <h1>Inbox</h1>
    ${NOTICE}
    <form class="filter" method="get" action="/inbox" role="search">
      <label for="to">Show only mails to</label>
      <input
        id="to"
        name="to"
        type="search"
        value="${to}"
        placeholder="name@example.com"
        autocomplete="off"
        spellcheck="false"
      />
      <button>Show</button>
      ${to === undefined ? undefined : html`<a href="/inbox">Show all</a>`}
    </form>
    <p class="count" role="status" data-live="count">${counted(mails)}</p>
    <div data-live="mails">${listOf(mails, to)} ${deleteAll(mails, to)}</div>
  </main>`;
}

const LINK = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'’])/;

/** Plain text in which addresses of the web can be followed. */
function linked(text: string): readonly Markup[] {
  return text
    .split(LINK)
    .map((part, index) =>
      index % 2 === 1
        ? html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>`
        : html`${part}`,
    );
}

const headerRows = (mail: Mail) =>
  Object.entries(mail.headers).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  );

// No script, no form, no plugin, and an origin of its own; links open beside the inbox.
const FRAME_SANDBOX =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

function htmlPart(mail: Mail): Markup {
  if (!mail.html) return html`<p class="empty">This mail has no HTML part.</p>`;
  return html`<iframe
    src="/inbox/${mail.id}/html"
    title="HTML part of the mail"
    sandbox="${FRAME_SANDBOX}"
    referrerpolicy="no-referrer"
  ></iframe>`;
}

function textPart(mail: Mail): Markup {
  if (!mail.text) return html`<p class="empty">This mail has no text part.</p>`;
  return html`<pre class="text">${linked(mail.text)}</pre>`;
}

export function mailView(mail: Mail): Markup {
  return html`<main>
    <nav><a href="/inbox">All mails</a></nav>
    <h1>${subjectOf(mail)}</h1>
    ${NOTICE}
    <dl class="envelope">
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd>
        ${addressesOf(mail)}
        <a href="/inbox?to=${encodeURIComponent(mail.recipients[0] ?? '')}">all to this address</a>
      </dd>
      <dt>Received</dt>
      <dd>${time(mail)}</dd>
    </dl>
    <details>
      <summary>All headers</summary>
      <dl class="headers">${headerRows(mail)}</dl>
    </details>
    <section aria-labelledby="html">
      <h2 id="html">HTML</h2>
      ${htmlPart(mail)}
    </section>
    <section aria-labelledby="text">
      <h2 id="text">Text</h2>
      ${textPart(mail)}
    </section>
    <div class="actions">
      <a href="/inbox/${mail.id}/source">Source</a>
      <form method="post" action="/inbox/${mail.id}/delete">
        <button class="danger">Delete</button>
      </form>
    </div>
  </main>`;
}

export const GONE = html`<main>
  <nav><a href="/inbox">All mails</a></nav>
  <h1>This mail is gone</h1>
  <p>It was deleted, or the inbox, which keeps the newest mails only, has dropped it.</p>
</main>`;
