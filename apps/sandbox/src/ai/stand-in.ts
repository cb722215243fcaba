import express, { Router } from 'express';
import { given } from '../control/query';
import { setScript } from '../control/set-script';
import { isBehaviour } from './behaviour';
import { completions } from './completions';
import { AiControls } from './controls';
import { models } from './models';

export interface AiStandIn {
  readonly router: Router;
  readonly controls: AiControls;
}

const FIELDS = { name: 'key', queue: 'queue', isBehaviour };

/** An AI endpoint that speaks the OpenAI protocol and answers by rule, with a control API for its failures. */
export function createAiStandIn(): AiStandIn {
  const controls = new AiControls();
  const router = Router();
  router.use(['/v1', '/control/ai'], express.json({ limit: '2mb' }));
  router.get('/v1/models', models);
  router.post('/v1/chat/completions', completions(controls));
  router.post('/control/ai', (request, response) => {
    setScript(controls, FIELDS, request.body ?? {}, response);
  });
  router.get('/control/ai', (request, response) => {
    const key = given(request.query.key);
    response.json({ calls: controls.calls(key), earlyCloses: controls.earlyCloses(key) });
  });
  router.delete('/control/ai', (request, response) => {
    controls.reset(given(request.query.key));
    response.status(204).end();
  });
  return { router, controls };
}
