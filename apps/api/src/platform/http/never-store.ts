import type { NextFunction, Request, Response } from 'express';

/** Answers of the API are about one person at one moment: no cache may keep them. */
export function neverStore(_: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
