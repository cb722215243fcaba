import express, { Router, type Request, type Response } from 'express';
import { isBehaviour } from './behaviour';
import { completions } from './completions';
import { ANY_KEY, AiControls } from './controls';
import { models } from './models';

export interface AiStandIn {
  readonly router: Router;
  readonly controls: AiControls;
}

const keyOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function setBehaviour(controls: AiControls) {
  return (request: Request, response: Response): void => {
    const { key, queue = [], always } = (request.body ?? {}) as Record<string, unknown>;
    if (!Array.isArray(queue) || ![...queue, always ?? {}].every(isBehaviour)) {
      return void response
        .status(400)
        .json({ error: 'Unknown knob, or a value of the wrong type.' });
    }
    controls.enqueue(keyOf(key) ?? ANY_KEY, ...queue.filter(isBehaviour));
    if (isBehaviour(always)) controls.always(keyOf(key) ?? ANY_KEY, always);
    response.status(204).end();
  };
}

/** An AI endpoint that speaks the OpenAI protocol and answers by rule, with a control API for its failures. */
export function createAiStandIn(): AiStandIn {
  const controls = new AiControls();
  const router = Router();
  router.use(express.json({ limit: '2mb' }));
  router.get('/v1/models', models);
  router.post('/v1/chat/completions', completions(controls));
  router.post('/control/ai', setBehaviour(controls));
  router.get('/control/ai', (request, response) => {
    const key = keyOf(request.query.key);
    response.json({ calls: controls.calls(key), earlyCloses: controls.earlyCloses(key) });
  });
  router.delete('/control/ai', (request, response) => {
    controls.reset(keyOf(request.query.key));
    response.status(204).end();
  });
  return { router, controls };
}
