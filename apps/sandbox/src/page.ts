import { PRODUCT_NAME } from '@tercet/contracts';
import type { Response } from 'express';
import { html, type Markup } from './html';

export const STYLE_PATH = '/sandbox.css';
export const SCRIPT_PATH = '/inbox.js';

/** Only what the stand-ins serve themselves, and no script that stands in a page. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "script-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface Page {
  readonly title: string;
  readonly body: Markup;
  /** Follows what changes on the server: by the script, or by loading again every so many seconds where scripts are off. */
  readonly reloadSeconds?: number;
  readonly status?: number;
}

/** Sends a whole page in the look of the stand-ins. */
export function sendPage(
  response: Response,
  { title, body, reloadSeconds, status = 200 }: Page,
): void {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – ${PRODUCT_NAME} development</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        ${reloadSeconds === undefined ? undefined : html`<noscript><meta http-equiv="refresh" content="${reloadSeconds}" /></noscript>`}
        <script src="${SCRIPT_PATH}" defer></script>
      </head>
      <body>
        ${body}
      </body>
    </html> `;
  response.status(status).set({ 'content-security-policy': POLICY }).type('html').send(page.text);
}
