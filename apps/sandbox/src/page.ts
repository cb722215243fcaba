import { PRODUCT_NAME } from '@tercet/contracts';
import type { Response } from 'express';
import { html, type Markup } from './html';

export const STYLE_PATH = '/sandbox.css';
export const SCRIPT_PATH = '/inbox.js';

/** Only what the stand-ins serve themselves, and no script that stands in a page. */
const policy = (formTargets: readonly string[]) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    "script-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export interface Page {
  readonly title: string;
  readonly body: Markup;
  /** Follows what changes on the server: by the script, or by loading again every so many seconds where scripts are off. */
  readonly reloadSeconds?: number;
  readonly status?: number;
  /** English without it. */
  readonly language?: string;
  /** What the title ends with. */
  readonly site?: string;
  /** Addresses of its own sheet and script, beside those of all pages. */
  readonly style?: string;
  readonly script?: string;
  /** Origins to which an answer to a form of the page may lead. */
  readonly formTargets?: readonly string[];
}

/** Sends a whole page in the look of the stand-ins. */
export function sendPage(
  response: Response,
  { title, body, reloadSeconds, status = 200, language = 'en', ...given }: Page,
): void {
  const { site = `${PRODUCT_NAME} development`, style, script, formTargets = [] } = given;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – ${site}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        ${style === undefined ? undefined : html`<link rel="stylesheet" href="${style}" />`}
        ${reloadSeconds === undefined ? undefined : html`<noscript><meta http-equiv="refresh" content="${reloadSeconds}" /></noscript>`}
        <script src="${SCRIPT_PATH}" defer></script>
        ${script === undefined ? undefined : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
  response
    .status(status)
    .set({ 'content-security-policy': policy(formTargets) })
    .type('html')
    .send(page.text);
}
