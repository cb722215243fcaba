import type { Request, Response } from 'express';
import type { Model } from 'openai/resources/models';

export const MODEL = 'stand-in-rules-1';

/** `GET /v1/models`. */
export function models(_request: Request, response: Response): void {
  const model = {
    id: MODEL,
    object: 'model',
    created: 1_700_000_000,
    owned_by: 'development-stand-in',
  } satisfies Model;
  response.json({ object: 'list', data: [model] });
}
