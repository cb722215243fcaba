import { describe, expect, it } from '@jest/globals';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { callerLeft } from './caller-left';

const create = () => new ServerResponse(new IncomingMessage(new Socket()));

describe('callerLeft', () => {
  it('tells all that one request asks for, by one listener', () => {
    const response = create();
    const signals = Array.from({ length: 15 }, () => callerLeft(response));
    expect(response.listenerCount('close')).toBe(1);
    response.emit('close');
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    expect(callerLeft(create()).aborted).toBe(false);
  });
});
