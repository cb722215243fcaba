import { PRODUCT_NAME } from '@tercet/contracts';
import type { Response } from 'express';
import { html, type Markup } from '../../html';
import { sendPage } from '../../page';
import { COPY, fill, type Copy, type Language } from './copy';

export const PAY_STYLE_PATH = '/pay.css';
export const PAY_SCRIPT_PATH = '/pay.js';

export interface Words {
  readonly language: Language;
  readonly copy: Copy;
}

export const wordsIn = (language: Language): Words => ({ language, copy: COPY[language] });

export interface PayPage {
  readonly words: Words;
  readonly title: string;
  readonly body: Markup;
  /** Where the person comes from, and may want to go back to. */
  readonly backTo?: string | null;
  readonly formTarget?: string | null;
  readonly status?: number;
}

const originOf = (url: string | null | undefined) =>
  url && URL.canParse(url) ? [new URL(url).origin] : [];

/** Sends a page of the payment provider, which says first of all that no money moves. */
export function sendPayPage(response: Response, page: PayPage): void {
  const { copy, language } = page.words;
  const back =
    page.backTo && /^https?:/.test(page.backTo)
      ? html`<nav><a href="${page.backTo}">${fill(copy.back, { name: PRODUCT_NAME })}</a></nav>`
      : undefined;
  sendPage(response, {
    title: page.title,
    language,
    site: `${PRODUCT_NAME}, ${copy.site}`,
    style: PAY_STYLE_PATH,
    script: PAY_SCRIPT_PATH,
    formTargets: originOf(page.formTarget),
    status: page.status,
    body: html`<main class="pay">
      ${back}
      <p class="notice" role="note"><strong>${copy.banner}</strong></p>
      ${page.body}
    </main>`,
  });
}

/** A page that has nothing but something to say. */
export function sendMessage(
  response: Response,
  page: Omit<PayPage, 'body'> & { readonly text: string },
): void {
  const body = html`<h1>${page.title}</h1>
    <p>${page.text}</p>`;
  sendPayPage(response, { ...page, body });
}

export function alert(text: string | undefined): Markup | undefined {
  return text === undefined ? undefined : html`<p class="alert" role="alert">${text}</p>`;
}
