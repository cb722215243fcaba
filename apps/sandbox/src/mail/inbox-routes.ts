import express, { Router, type Request, type Response } from 'express';
import { given } from '../control/query';
import { sendPage } from '../page';
import { GONE, inboxView, mailView } from './inbox-views';
import type { Mail } from './mail';
import type { MailStore } from './mail-store';

const RELOAD_SECONDS = 5;

/** What a mail brings along may show itself and nothing more, in a frame and when it is opened alone: no script, nothing from outside. */
const UNTRUSTED = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
].join('; ');

const OPEN_LINKS_BESIDE = '<base target="_blank">';

/** Links that open in the frame itself would meet pages that let nobody frame them. */
export function withLinksBeside(html: string): string {
  const start = /<head(?:\s[^>]*)?>|<!doctype[^>]*>/gi;
  const places = [...html.matchAll(start)];
  const place = places.find(([tag]) => /^<head/i.test(tag)) ?? places[0];
  const end = place ? place.index + place[0].length : 0;
  return html.slice(0, end) + OPEN_LINKS_BESIDE + html.slice(end);
}

/** The address to show mails of; an empty field of the form means all. */
const filterOf = (value: unknown) => given(value)?.trim() || undefined;

/** The pages of the inbox. */
export function inboxRoutes(store: MailStore): Router {
  const router = Router();
  const withMail =
    (send: (mail: Mail, response: Response) => void) =>
    async (request: Request<{ id: string }>, response: Response) => {
      const mail = await store.find(request.params.id);
      if (mail) send(mail, response);
      else sendPage(response, { title: 'Mail not found', body: GONE, status: 404 });
    };

  router.get('/inbox', async (request, response) => {
    const to = filterOf(request.query.to);
    const body = inboxView(await store.list(to), to);
    sendPage(response, { title: 'Inbox', body, reloadSeconds: RELOAD_SECONDS });
  });
  router.get(
    '/inbox/:id',
    withMail((mail, response) =>
      sendPage(response, { title: mail.subject || 'Mail', body: mailView(mail) }),
    ),
  );
  router.get(
    '/inbox/:id/html',
    withMail((mail, response) => {
      response.set('content-security-policy', UNTRUSTED).type('html');
      response.send(withLinksBeside(mail.html));
    }),
  );
  router.get(
    '/inbox/:id/source',
    withMail((mail, response) => {
      response.set('content-security-policy', UNTRUSTED).type('text/plain; charset=utf-8');
      response.send(mail.source);
    }),
  );
  router.post(
    '/inbox/delete',
    express.urlencoded({ extended: false }),
    async (request, response) => {
      const to = filterOf((request.body as { to?: unknown } | undefined)?.to);
      await store.deleteAll(to);
      response.redirect(303, '/inbox');
    },
  );
  router.post('/inbox/:id/delete', async (request, response) => {
    await store.delete(request.params.id);
    response.redirect(303, '/inbox');
  });
  return router;
}
