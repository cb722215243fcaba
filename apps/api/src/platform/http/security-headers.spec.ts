import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Config } from '../config/config';
import { securityHeaders } from './security-headers';

function headersUnder(publicUrl: string) {
  const request = Object.assign(new IncomingMessage(new Socket()), { path: '/' });
  const response = Object.assign(new ServerResponse(request), { locals: {} });
  const handler = securityHeaders({ publicUrl } as Config);
  handler(request as unknown as Request, response as unknown as Response, () => {});
  return response.getHeaders();
}

describe('securityHeaders', () => {
  it('have browsers come back by HTTPS only, for a year, where the public address has it', () => {
    expect(headersUnder('https://tercet.example')).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  it('leave a server without HTTPS within reach', () => {
    expect(headersUnder('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  });
});
