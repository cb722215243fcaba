import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import Bowser from 'bowser';
import { networkOf } from './caller';
import { requestOf, type ServerRequest } from './request-context';

/** What a request tells of where it comes from. */
export interface Visitor {
  /** Browser and operating system, such as `Firefox, Linux`; null where the request names neither. */
  readonly device: string | null;
  /** The address as limits count it. */
  readonly network: string;
}

/** Longer ones come from no browser. */
const USER_AGENT_MAX_LENGTH = 500;
const NAME_MAX_LENGTH = 60;

function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent || userAgent.length > USER_AGENT_MAX_LENGTH) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.map((name) => name?.slice(0, NAME_MAX_LENGTH)).join(', ') || null;
}

const visitorOf = (request: ServerRequest): Visitor => ({
  device: deviceOf(request.headers['user-agent']),
  network: networkOf(request),
});

/** Where the request comes from (`Visitor`). */
export const FromVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor =>
  visitorOf(requestOf(context)),
);
