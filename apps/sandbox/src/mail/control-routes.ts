import express, { Router, type Request, type Response } from 'express';
import { given } from '../control/query';
import { refuse, setScript } from '../control/set-script';
import { isMailBehaviour } from './behaviour';
import type { MailControls } from './controls';
import type { Mail } from './mail';

const FIELDS = { name: 'to', queue: 'next', isBehaviour: isMailBehaviour };

/** As tests and scripts read a mail. */
function toJson({ recipients, receivedAt, source: _source, ...mail }: Mail) {
  return { ...mail, to: recipients.join(', '), receivedAt: new Date(receivedAt).toISOString() };
}

function set(controls: MailControls) {
  return (request: Request, response: Response): void => {
    const { down, ...script } = (request.body ?? {}) as Record<string, unknown>;
    if (down !== undefined && typeof down !== 'boolean') return refuse(response);
    setScript(controls, FIELDS, script, response);
    if (down !== undefined && response.statusCode === 204) controls.down = down;
  };
}

/** `/control/mail`: what came, and what becomes of what comes next. */
export function mailControlRoutes(controls: MailControls): Router {
  const router = Router();
  router.use('/control/mail', express.json());
  router.post('/control/mail', set(controls));
  router.get('/control/mail', async (request, response) => {
    const mails = await controls.list(given(request.query.to));
    response.json({ mails: mails.map(toJson) });
  });
  router.delete('/control/mail', async (request, response) => {
    await controls.reset(given(request.query.to));
    response.status(204).end();
  });
  return router;
}
